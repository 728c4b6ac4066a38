import Clibgit2

/// Enters C, and comes back with a result or a typed error: the one door into libgit2.
///
/// - Parameters:
///   - call: The call. A negative result is a failure.
///   - explain: Says what the failure means here, where it is known what was asked for.
/// - Returns: What the call returned, which is never negative.
@discardableResult
func git(_ call: () -> CInt, otherwise explain: (Failure) -> GitError) throws(GitError) -> CInt {
  let code = call()
  guard code < 0 else { return code }
  throw explain(Failure(code: Failure.Code(rawValue: code)))
}

/// What libgit2 said when a call failed. The codes are open: a newer libgit2 may know more of them.
struct Failure {
  struct Code: RawRepresentable, Equatable {
    let rawValue: CInt

    static let notFound = Code(GIT_ENOTFOUND)
    static let ambiguous = Code(GIT_EAMBIGUOUS)
    static let cannotPeel = Code(GIT_EPEEL)
    static let invalidSpelling = Code(GIT_EINVALIDSPEC)
    static let foreignOwner = Code(GIT_EOWNER)

    init(rawValue: CInt) { self.rawValue = rawValue }
    private init(_ code: git_error_code) { rawValue = code.rawValue }
  }

  let code: Code
  /// libgit2's own words, safe to print: they quote names that somebody else chose.
  let reason: String
  /// Whether the object database failed, rather than what stands above it.
  let isAboutObjects: Bool

  /// Takes the words of the failure that just happened on this thread.
  init(code: Code) {
    self.code = code
    guard let last = unsafe git_error_last(), let message = unsafe last.pointee.message else {
      reason = "libgit2 gave the code \(code.rawValue) and no reason"
      isAboutObjects = false
      return
    }
    reason = printable(unsafe bytes(of: message))
    isAboutObjects = unsafe last.pointee.klass == CInt(GIT_ERROR_ODB.rawValue)
  }
}
