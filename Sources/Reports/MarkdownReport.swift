import Findings

extension ReportFormat {
  package static let markdown = ReportFormat(
    "markdown", .lines, for: "comments and job pages",
    notes: "a table of at most 200 rows, the most severe first; of a gate also a drawing of what is new and fixed",
    [.diagram]
  ) { content, _ in ByteText(content.markdown) }
}

extension ReportContent {
  /// Prints a summary and a table for a comment or a job's page; the worst findings where there are very many.
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

/// A job's page takes a megabyte, a comment 65,536 letters.
private let mostRows = 200

extension ReportContent.Item {
  fileprivate var row: String {
    "| \(severity) | \(code(finding.place)) | \(cell(escaped(finding.message))) `[\(finding.rule)]` |\n"
  }
}

/// A message as words, or as code if anything in it may become a link, a mention, an image or a formula.
private func cell(_ text: String) -> String {
  var isPlain = !text.utf8.contains("www.".utf8)
  var before: Unicode.Scalar = " "
  for scalar in text.unicodeScalars {
    // A colon within a word may belong to an address or an emoji.
    if before == ":", scalar != " " { isPlain = false }
    if !scalar.isWord, !wordMarks.contains(scalar) { isPlain = false }
    before = scalar
  }
  return isPlain ? escapedMarkdown(text) : code(text)
}

/// What may stand between words: those of Markdown's own signs that a backslash makes harmless, too.
private let wordMarks = Set(" .,:;'\"()[]*_\\-?!".unicodeScalars)

extension Unicode.Scalar {
  fileprivate var isWord: Bool { value >= 0x80 || properties.isAlphabetic || "0"..."9" ~= self }
}

/// Text as code in a table: between more back-ticks than stand in it, with its pipes escaped.
private func code(_ text: String) -> String {
  var (body, run, longest, backslashes) = ("", 0, 0, 0)
  for scalar in text.unicodeScalars {
    run = scalar == "`" ? run + 1 : 0
    longest = max(longest, run)
    // A backslash before a pipe must not be one that another escapes.
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
