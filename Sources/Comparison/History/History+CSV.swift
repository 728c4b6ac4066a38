import Findings
import Git

extension History {
  /// The history as CSV (RFC 4180): one row for each commit, one column for the findings of each rule. There are no
  /// quotation marks, because no field needs them.
  package var csv: String {
    let rules = Set(linted.flatMap { $0.counts.rules.map(\.name.description) }).sorted()
    let header = ["date", "commit", "findings", "new", "fixed", "files", "lines"] + rules
    let rows = points.map { point -> [String] in
      let start = [point.day, point.commit.id.description]
      guard let counts = point.counts else { return start + Array(repeating: "", count: header.count - start.count) }
      let numbers =
        [counts.findings, counts.new, counts.fixed, counts.files, counts.lines]
        + rules.map { rule in
          counts.rules.first { $0.name.description == rule }?.count ?? 0
        }
      return start + numbers.map { $0.map { "\($0)" } ?? "" }
    }
    return ([header] + rows).map { $0.joined(separator: ",") + "\r\n" }.joined()
  }
}
