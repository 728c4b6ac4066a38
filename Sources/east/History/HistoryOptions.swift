import Git
import Sessions

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The options of `east history`.
struct HistoryOptions {
  /// The newest commit, as a revision.
  private let revision: String
  private let limit: Int
  /// The distance between linted commits: 1 lints every commit, 2 every second one.
  private let step: Int
  /// The earliest commit time in seconds since 1970; `Int.min` for no limit.
  private let start: Int
  let format: HistoryFormat
  let showsHotspots: Bool

  init(_ arguments: Arguments) throws(Failure) {
    revision = arguments[.newest] ?? "HEAD"
    limit = arguments.number(.commits) ?? 100
    step = arguments.number(.every) ?? 1
    format = arguments[.historyFormat].flatMap { HistoryFormat(rawValue: $0) } ?? .text
    showsHotspots = arguments.has(.hotspots)
    if showsHotspots, format == .csv || format == .svg {
      throw .exclusive("--hotspots", "--format \(format)")
    }
    start = try arguments[.since].map(startOfDay) ?? .min
  }

  /// Returns the commits to lint, the oldest first.
  func commits(of repository: Repository, _ log: Log) throws(Failure) -> [Commit] {
    let commits = try repository.history(of: revision, limit: limit, since: start, log)
    return stride(from: 0, to: commits.count, by: step).reversed().map { commits[$0] }
  }
}

/// Returns the start of a day in UTC, in seconds since 1970.
private func startOfDay(_ day: String) throws(Failure) -> Int {
  let format = Date.ISO8601FormatStyle().year().month().day()
  guard let date = try? format.parse(day), date.formatted(format) == day else {
    throw Failure("invalid value '\(day)' for --since; expected a date: YYYY-MM-DD")
  }
  return Int(date.timeIntervalSince1970)
}
