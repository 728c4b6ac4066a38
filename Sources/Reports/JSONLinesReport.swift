import Findings

extension ReportFormat {
  package static let jsonl = ReportFormat(
    "jsonl", .jsonLines, for: "programs that read line by line",
    notes: "one finding per line, with the members of `json`"
  ) { content, _ in ByteText(content.jsonl) }
}

extension ReportContent {
  /// Prints a line of JSON for each finding, with the members that it has in ``json``.
  var jsonl: String {
    items.map { item in JSONText.line { item.write(into: &$0) } }.joined()
  }
}
