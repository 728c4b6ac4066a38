import Comparison
import Findings
import Git
import Sessions

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
    let found = try repository.history(of: newest, limit: commits, input.log)
    return try await History(of: found.reversed(), input)
  }
}

extension Repository {
  /// Returns a commit and its chain of first parents, the newest commit first, and warns if a shallow clone has fewer
  /// of them than are wanted.
  ///
  /// - Parameters:
  ///   - limit: the number of commits to list.
  ///   - start: the earliest commit time in seconds since 1970.
  func history(of revision: String, limit: Int, since start: Int = .min, _ log: Log) throws(Failure) -> [Commit] {
    let found = try onRepository(self) { () throws(GitError) in
      try firstParents(of: revision, limit: limit, since: start)
    }
    if found.areCut {
      let count = pluralized(found.commits.count, "commit")
      log.warn("the clone is shallow, and its history ends after \(count); `git fetch --unshallow` fetches the rest")
    }
    return found.commits
  }
}
