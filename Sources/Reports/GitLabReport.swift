import Findings

extension ReportFormat {
  package static let gitlab = ReportFormat(
    "gitlab", .json, for: "GitLab Code Quality",
    notes: "one for each edge and file; an empty array if there are no findings; repeated fingerprints are numbered"
  ) { content, _ in ByteText(content.gitlab) }
}

extension ReportContent {
  /// The report as GitLab Code Quality JSON: an array of issues, empty if there are no findings.
  var gitlab: String {
    // GitLab drops the second of two issues with one fingerprint.
    var counts: [String: Int] = [:]
    let issues = Annotation.annotations(of: items).map { annotation in
      let fingerprint = annotation.fingerprint
      counts[fingerprint, default: 0] += 1
      let count = counts[fingerprint, default: 1]
      return (annotation, count == 1 ? fingerprint : "\(fingerprint)-\(count)")
    }
    return JSONText.list(issues) { json, issue in issue.0.write(into: &json, fingerprint: issue.1) }
  }
}

extension Annotation {
  fileprivate func write(into json: inout JSONText, fingerprint: String) {
    json.member("description", message)
    json.member("check_name", finding.rule)
    json.member("fingerprint", fingerprint)
    json.member("severity", severity.quality)
    json.object("location") {
      $0.member("path", finding.path)
      $0.object("lines") { $0.member("begin", finding.line) }
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
