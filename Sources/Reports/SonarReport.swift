import Findings
import SwiftReader

extension ReportFormat {
  package static let sonar = ReportFormat(
    "sonar", .json, for: "SonarQube's generic issues, 10.3 and later",
    notes: "lines start at 1, columns at 0; every issue concerns maintainability", [.marks, .rules]
  ) { content, _ in ByteText(content.sonar) }
}

extension ReportContent {
  /// The report as SonarQube's generic issues, in the format of versions from 10.3 on.
  var sonar: String {
    let used = Set(items.map(\.finding.rule))
    return JSONText.document { json in
      json.lines("rules", rules.filter { used.contains($0.id) }) { $1.writeRule(into: &$0) }
      json.lines("issues", items) { $1.writeIssue(into: &$0) }
    }
  }
}

extension RuleText {
  fileprivate func writeRule(into json: inout JSONText) {
    json.member("id", id)
    json.member("name", id)
    json.member("description", summary)
    json.member("engineId", "east")
    json.member("cleanCodeAttribute", "MODULAR")
    json.member("type", "CODE_SMELL")
    json.member("severity", (severity ?? .warning).smell)
    json.array("impacts", [(severity ?? .warning).impact]) {
      $0.member("softwareQuality", "MAINTAINABILITY")
      $0.member("severity", $1)
    }
  }
}

extension ReportContent.Item {
  fileprivate func writeIssue(into json: inout JSONText) {
    json.member("ruleId", finding.rule)
    json.object("primaryLocation") {
      $0.member("message", finding.message)
      $0.member("filePath", finding.path)
      $0.object("textRange") { writeRange(into: &$0) }
    }
    json.array("secondaryLocations", finding.related) { $1.writeSecondary(into: &$0) }
  }

  /// Writes the range of the finding. Lines count from 1, columns from 0; SonarQube rejects an empty range.
  private func writeRange(into json: inout JSONText) {
    json.member("startLine", finding.line)
    guard let columns = mark?.columns, !columns.isEmpty else { return }
    json.member("endLine", finding.endLine)
    json.member("startColumn", columns.lowerBound - 1)
    json.member("endColumn", columns.upperBound - 1)
  }
}

extension RelatedLocation {
  fileprivate func writeSecondary(into json: inout JSONText) {
    json.member("message", message)
    json.member("filePath", path)
    json.object("textRange") { $0.member("startLine", position.line) }
  }
}

extension Severity {
  fileprivate var smell: String {
    switch self {
    case .error: "CRITICAL"
    case .warning: "MAJOR"
    case .note: "INFO"
    }
  }

  fileprivate var impact: String {
    switch self {
    case .error: "HIGH"
    case .warning: "MEDIUM"
    case .note: "LOW"
    }
  }
}
