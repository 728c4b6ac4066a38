import Findings
import Git
import Pages
import Sessions

extension MergedReport {
  /// Reads the results that operands name: `FILE`, whose name is the repository's, or `NAME=FILE`. A repository has one
  /// result of `east lint`, and may have one of `east history`.
  init(of operands: [String]) throws(Failure) {
    if operands.isEmpty { throw Failure("--merge needs results; pass the JSON files of `east lint --format json`") }
    var linted: [String: ResultFile] = [:]
    var histories: [String: ResultFile] = [:]
    for operand in operands {
      let (name, path) = Self.named(operand)
      let result = try ResultFile(path)
      let other =
        result.commits == nil ? linted.updateValue(result, forKey: name) : histories.updateValue(result, forKey: name)
      if other != nil { throw Failure("two results are called '\(name)'; name one of them differently: NAME=FILE") }
    }
    if let alone = histories.keys.filter({ linted[$0] == nil }).min() {
      throw Failure("there is a history of '\(alone)' but no result of `east lint`; add one of that name")
    }
    self.init(linted.compactMap { Repository($0.key, $0.value, histories[$0.key]) })
  }

  private static func named(_ operand: String) -> (name: String, path: DiskPath) {
    let parts = operand.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, !parts[0].isEmpty, !parts[0].contains("/") {
      return (String(parts[0]), DiskPath(String(parts[1])))
    }
    let last = operand.split(separator: "/").last ?? ""
    return (last.hasSuffix(".json") ? String(last.dropLast(5)) : String(last), DiskPath(operand))
  }
}

extension MergedReport.Repository {
  fileprivate init?(_ name: String, _ result: ResultFile, _ history: ResultFile?) {
    guard let summary = result.summary, let findings = result.findings else { return nil }
    let violations = findings.filter { $0.severity > .note && $0.isReach }
    self.init(
      name: name, files: summary.files.value, bytes: summary.bytes.value,
      counts: SeverityCounts(
        error: summary.findings.error.value, warning: summary.findings.warning.value,
        note: summary.findings.note.value),
      rules: Dictionary(findings.map { ($0.rule, 1) }, uniquingKeysWith: +),
      edges: Dictionary(violations.map { ($0.edge, 1) }, uniquingKeysWith: +),
      history: (history?.commits ?? []).compactMap { commit in
        commit.findings.map { Trend.Point(day: commit.date.text, findings: $0.value) }
      })
  }
}
