import Findings

extension ReportFormat {
  package static let xcode = ReportFormat(
    "xcode", .lines, for: "Xcode and editors",
    notes: "`path:line:column: warning: text [rule]`; columns count bytes, as in the compiler's diagnostics",
    [.absolutePaths]
  ) { content, _ in ByteText(content.xcode) }
}

extension ReportContent {
  /// The report as one line for each finding, in the format of compiler diagnostics that Xcode parses.
  var xcode: String {
    items.map(\.xcode).joined()
  }
}

extension ReportContent.Item {
  fileprivate var xcode: String { finding.xcode }
}

extension Finding {
  fileprivate var xcode: String { "\(place): \(severity): \(escaped(message)) [\(rule)]\n" }
}
