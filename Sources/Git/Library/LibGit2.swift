import Clibgit2

/// Names the libgit2 that answers at run time.
package var libraryVersion: String { LibGit2.version }

/// Keeps libgit2 awake for as long as it lives. libgit2 counts its users itself, so there is nothing global here:
/// whoever holds a `LibGit2` may call C, and the last one to leave puts the lights out.
final class LibGit2 {
  init() throws(GitError) {
    let users = try git(git_libgit2_init, otherwise: { .libraryRefused(reason: $0.reason) })
    // A list of all threads, so only the first user may write to it; the others come when it has opened a repository.
    if users == 1 { try Self.understandExtensions() }
  }

  deinit {
    git_libgit2_shutdown()
  }

  /// `git sparse-checkout` keeps its settings in a file for each work tree. libgit2 before 1.8 refuses that and reads no such
  /// file, but which files are left out stands in the index.
  private static func understandExtensions() throws(GitError) {
    try git {
      unsafe withCString(Array("worktreeconfig".utf8)) { name in
        var names: [UnsafePointer<CChar>?] = unsafe [name]
        return unsafe east_understand_extensions(&names, 1)
      }
    } otherwise: {
      .libraryRefused(reason: $0.reason)
    }
  }

  /// Names the libgit2 that answers at run time, for messages.
  static var version: String {
    var (major, minor, revision): (CInt, CInt, CInt) = (0, 0, 0)
    unsafe git_libgit2_version(&major, &minor, &revision)
    return "\(major).\(minor).\(revision)"
  }
}
