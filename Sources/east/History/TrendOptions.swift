import Git

/// The options for the trend of the findings.
struct TrendOptions {
  /// The number of commits in the trend; `nil` for no trend.
  private let commits: Int?
  private let operands: [String]
  private let repository: String?

  init(_ arguments: Arguments) {
    commits = arguments.number(.trend)
    operands = arguments.operands
    repository = arguments[.repo]
  }

  /// Lints the commits of the trend; returns `nil` if no trend is requested.
  func history(_ input: InputOptions) async throws(Failure) -> History? {
    guard let commits else { return nil }
    let repository = try InputLocation.repository(of: operands, from: repository, for: "--commits")
    let newest = input.contentSource.revision
    let found = try onRepository(repository) { () throws(GitError) in
      try repository.firstParents(of: newest, limit: commits, since: .min)
    }
    return try await History(of: found.reversed(), input)
  }
}
