import Findings

extension ReportFormat {
  package static let gitlab = ReportFormat(
    "gitlab", .json, for: "GitLab Code Quality",
    notes: "an empty array if there are no findings; repeated fingerprints are numbered"
  ) { content, _ in ByteText(content.gitlab) }
}

extension ReportContent {
  /// The report as GitLab Code Quality JSON: an array of issues, empty if there are no findings.
  var gitlab: String {
    // GitLab drops the second of two issues with one fingerprint.
    var counts: [String: Int] = [:]
    let issues = items.map { item in
      let fingerprint = item.finding.fingerprint
      counts[fingerprint, default: 0] += 1
      let count = counts[fingerprint, default: 1]
      return (item, count == 1 ? fingerprint : "\(fingerprint)-\(count)")
    }
    return JSONText.list(issues) { json, issue in issue.0.finding.write(into: &json, fingerprint: issue.1) }
  }
}

extension Finding {
  fileprivate func write(into json: inout JSONText, fingerprint: String) {
    json.member("description", message)
    json.member("check_name", rule)
    json.member("fingerprint", fingerprint)
    json.member("severity", severity.quality)
    json.object("location") {
      $0.member("path", path)
      $0.object("lines") { $0.member("begin", line) }
    }
  }
}

extension Severity {
  fileprivate var quality: String {
    switch self {
    case .error: "critical"
    case .warning: "major"
    case .note: "info"
    }
  }
}
