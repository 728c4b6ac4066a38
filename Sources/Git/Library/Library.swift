import Clibgit2

/// Keeps libgit2 awake for as long as it lives. libgit2 counts its users itself, so there is nothing global here:
/// whoever holds a `Library` may call C, and the last one to leave puts the lights out.
final class Library {
  init() throws(GitError) {
    try git(git_libgit2_init, otherwise: { .libraryRefused(reason: $0.reason) })
  }

  deinit {
    git_libgit2_shutdown()
  }

  /// Names the libgit2 that answers at run time, for messages.
  static var version: String {
    var (major, minor, revision): (CInt, CInt, CInt) = (0, 0, 0)
    unsafe git_libgit2_version(&major, &minor, &revision)
    return "\(major).\(minor).\(revision)"
  }
}
