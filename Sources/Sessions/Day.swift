package import Git

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Returns the current day in UTC, as `YYYY-MM-DD`.
package func currentDay() -> String {
  Date.now.formatted(.iso8601.year().month().day())
}

/// Returns the date of a commit in UTC, as `YYYY-MM-DD`.
package func day(of commit: Commit) -> String {
  Date(timeIntervalSince1970: Double(commit.time)).formatted(.iso8601.year().month().day())
}
