import Findings

extension ReportFormat {
  package static let jsonl = ReportFormat(
    "jsonl", .jsonLines, for: "programs that read line by line",
    notes: "one finding per line, with the members of `json`", [.owners]
  ) { content, _ in ByteText(content.jsonl) }
}

extension ReportContent {
  /// The report as JSON Lines: one object for each finding, with the members of ``json``.
  var jsonl: String {
    items.map { item in JSONText.line { item.write(into: &$0, owners) } }.joined()
  }
}
