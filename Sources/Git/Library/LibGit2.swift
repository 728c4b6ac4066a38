import Clibgit2

/// The version of libgit2 that is used at run time.
package var libraryVersion: String { LibGit2.version }

/// Keeps libgit2 initialized for the lifetime of the object. libgit2 counts its users itself, so there is no global
/// state here: the last object to be released shuts libgit2 down.
final class LibGit2 {
  init() throws(GitError) {
    let users = try git(git_libgit2_init, otherwise: { .libraryRefused(reason: $0.reason) })
    // The list of extensions is shared by all threads, so only the first user may write to it; other users start after
    // a repository has been opened.
    if users == 1 { try Self.understandExtensions() }
  }

  deinit {
    git_libgit2_shutdown()
  }

  /// Tells libgit2 to accept the extension `worktreeConfig`. `git sparse-checkout` stores its settings in a file for
  /// each work tree, which libgit2 before 1.8 refuses and does not read; but the index records which files are left
  /// out.
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

  /// The version of libgit2 that is used at run time, for messages.
  static var version: String {
    var (major, minor, revision): (CInt, CInt, CInt) = (0, 0, 0)
    unsafe git_libgit2_version(&major, &minor, &revision)
    return "\(major).\(minor).\(revision)"
  }
}
