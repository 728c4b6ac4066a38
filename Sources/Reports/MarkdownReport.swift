import Findings

extension ReportFormat {
  package static let markdown = ReportFormat(
    "markdown", .lines, for: "comments and job pages",
    notes: "a table by path, of the most severe 200 findings; of a gate also a drawing of what is new and fixed",
    [.diagram]
  ) { content, _ in ByteText(content.markdown) }
}

extension ReportContent {
  /// The report as Markdown for a comment or a job's page: a summary and a table of the most severe findings.
  var markdown: String {
    let rows = worst(mostRows)
    let hidden = omitted + items.count - rows.count
    var text = "### east\n\n" + (sentences + [trend].compactMap(\.self)).map { escapedMarkdown($0) + "\n" }.joined()
    if !rows.isEmpty {
      text += "\n| | where | what |\n| --- | --- | --- |\n" + rows.map(\.row).joined()
    }
    if hidden > 0 { text += "\n… and \(pluralized(hidden, "finding")) more\n" }
    return text + (diagram.map { "\n```mermaid\n\($0)```\n" } ?? "")
  }
}

/// The maximum number of rows: a job's page may have one megabyte, a comment 65,536 characters.
private let mostRows = 200

extension ReportContent.Item {
  fileprivate var row: String {
    "| \(severity) | \(code(finding.place)) | \(cell(escaped(finding.message))) `[\(finding.rule)]` |\n"
  }
}

/// Returns a message as escaped text, or as code if it could contain a link, a mention, an image or a formula.
private func cell(_ text: String) -> String {
  var isPlain = !text.utf8.contains("www.".utf8)
  var before: Unicode.Scalar = " "
  for scalar in text.unicodeScalars {
    // A colon within a word may be part of a URL or an emoji.
    if before == ":", scalar != " " { isPlain = false }
    if !scalar.isWord, !wordMarks.contains(scalar) { isPlain = false }
    before = scalar
  }
  return isPlain ? escapedMarkdown(text) : code(text)
}

/// The scalars that may occur between words, including those of Markdown's syntax that a backslash escapes.
private let wordMarks = Set(" .,:;'\"()[]*_\\-?!".unicodeScalars)

extension Unicode.Scalar {
  fileprivate var isWord: Bool { value >= 0x80 || properties.isAlphabetic || "0"..."9" ~= self }
}

/// Returns text as a code span in a table cell: the fence has more back-ticks than any run in the text, and pipes are
/// escaped.
private func code(_ text: String) -> String {
  var (body, run, longest, backslashes) = ("", 0, 0, 0)
  for scalar in text.unicodeScalars {
    run = scalar == "`" ? run + 1 : 0
    longest = max(longest, run)
    // The number of backslashes before a pipe must be odd, so that the pipe and not a backslash is escaped.
    if scalar == "|" { body += backslashes.isMultiple(of: 2) ? "\\" : "\\\\" }
    backslashes = scalar == "\\" ? backslashes + 1 : 0
    body.unicodeScalars.append(scalar)
  }
  let fence = String(repeating: "`", count: longest + 1)
  let space = longest > 0 ? " " : ""
  return fence + space + body + space + fence
}

private func escapedMarkdown(_ text: String) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    if "\\`*_{}[]<>|#~&".unicodeScalars.contains(scalar) { escaped += "\\" }
    escaped.unicodeScalars.append(scalar)
  }
  return escaped
}
