package import Analysis
import SwiftReader

extension Codebase {
  /// Returns the last day from a day on, on which the comments of the linted files have expired that have expired on that
  /// day, and no others.
  ///
  /// - Parameter today: `YYYY-MM-DD`.
  package func lastDay(like today: String) -> String {
    let comments = files.lazy.filter { $0.isLinted && $0.outline.contains(.hasSuppressions) }.flatMap(
      \.facts.suppressions)
    return comments.compactMap(\.expiry).filter { $0.isDay && $0 >= today }.min() ?? .endOfTime
  }
}

extension String {
  /// A day that is later than any other.
  package static let endOfTime = "9999-12-31"
}
