import Clibgit2

/// Calls libgit2 and throws a typed error if the call fails.
///
/// - Parameters:
///   - call: The call. A negative result is a failure.
///   - explain: Returns the error that the failure means for the caller.
/// - Returns: The result of the call, which is never negative.
@discardableResult
func git(_ call: () -> CInt, otherwise explain: (Failure) -> GitError) throws(GitError) -> CInt {
  let code = call()
  guard code < 0 else { return code }
  throw explain(Failure(code: Failure.Code(rawValue: code)))
}

/// A failed libgit2 call. The codes are open, because a newer libgit2 may have more.
struct Failure {
  struct Code: RawRepresentable, Equatable {
    let rawValue: CInt

    static let notFound = Code(GIT_ENOTFOUND)
    static let ambiguous = Code(GIT_EAMBIGUOUS)
    static let invalidSpelling = Code(GIT_EINVALIDSPEC)
    static let foreignOwner = Code(GIT_EOWNER)

    init(rawValue: CInt) { self.rawValue = rawValue }
    private init(_ code: git_error_code) { rawValue = code.rawValue }
  }

  let code: Code
  /// The message of libgit2, escaped for printing because it quotes names from the repository.
  let reason: String
  /// Whether the object database failed, and not a layer above it.
  let isAboutObjects: Bool

  /// Creates a failure with the message of the last failed call on this thread.
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
