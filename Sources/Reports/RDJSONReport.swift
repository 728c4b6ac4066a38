import Findings
import SwiftReader

extension ReportFormat {
  package static let rdjson = ReportFormat(
    "rdjson", .json, for: "reviewdog",
    notes: "one for each edge and file; `east lint --format rdjson \\| reviewdog -f=rdjson`"
  ) { content, _ in ByteText(content.rdjson) }
}

extension ReportContent {
  /// The report in reviewdog's format `rdjson`, whose columns count bytes, as those of findings do.
  var rdjson: String {
    JSONText.document { json in
      json.object("source") { $0.member("name", "east") }
      json.lines("diagnostics", Annotation.annotations(of: items)) { $1.writeDiagnostic(into: &$0) }
    }
  }
}

extension Annotation {
  fileprivate func writeDiagnostic(into json: inout JSONText) {
    json.member("message", message)
    json.object("location") {
      $0.member("path", finding.path)
      $0.object("range") {
        $0.object("start") { finding.position.write(into: &$0) }
        $0.object("end") { finding.end.write(into: &$0) }
      }
    }
    json.member("severity", severity.reviewed)
    json.object("code") { $0.member("value", finding.rule) }
    json.array("relatedLocations", finding.related) { json, place in
      json.member("message", place.message)
      json.object("location") { place.writeLocation(into: &$0) }
    }
  }
}

extension RelatedLocation {
  fileprivate func writeLocation(into json: inout JSONText) {
    json.member("path", path)
    json.object("range") { $0.object("start") { position.write(into: &$0) } }
  }
}

extension Position {
  fileprivate func write(into json: inout JSONText) {
    json.member("line", line)
    json.member("column", column)
  }
}

extension Severity {
  fileprivate var reviewed: String {
    switch self {
    case .error: "ERROR"
    case .warning: "WARNING"
    case .note: "INFO"
    }
  }
}
