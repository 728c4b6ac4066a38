import Findings

extension ReportFormat {
  package static let markdown = ReportFormat(
    "markdown", .lines, for: "comments and job pages",
    notes: "a table of the heaviest 100 edges; of a gate also a drawing of what is new and fixed",
    [.diagram, .owners]
  ) { content, _ in ByteText(content.markdown) }
}

extension ReportContent {
  /// The report as Markdown for a comment or a job's page: a summary and a table of the heaviest edges.
  var markdown: String {
    let blocks = FindingBlock.blocks(of: all)
    let rows = blocks.prefix(mostRows)
    let hidden = blocks.count - rows.count
    var text = "### east\n\n" + (sentences + [trend].compactMap(\.self)).map { line(escaped($0)) + "\n" }.joined()
    if !rows.isEmpty {
      text += "\n| | what | where |\n| --- | --- | --- |\n" + rows.map(\.row).joined()
    }
    if hidden > 0 { text += "\n… and \(pluralized(hidden, "more group"))\n" }
    return text + ownersTable + (diagram.map { "\n```mermaid\n\($0)```\n" } ?? "")
  }
}

extension ReportContent {
  /// Who has the findings, and whose types they reach through; empty if the repository names no owners.
  private var ownersTable: String {
    guard let rows = owners?.reaches(of: all), !rows.isEmpty else { return "" }
    let lines = rows.prefix(mostRows).map { row in
      let reached = row.reached.prefix(3).map { "\(code(escapedPipes(escaped("\($0.name)")))) (\($0.count))" }
      return
        "| \(code(escapedPipes(escaped("\(row.name)")))) | \(row.counts.error) | \(row.counts.warning) | \(row.counts.note) "
        + "| \(reached.joined(separator: ", ")) |\n"
    }
    return
      "\n| owner of the code | errors | warnings | notes | reaches into types of |\n| --- | ---: | ---: | ---: | --- |\n"
      + lines.joined()
  }
}

/// The maximum number of rows: a job's page may have one megabyte, a comment 65,536 characters.
private let mostRows = 100

extension FindingBlock {
  fileprivate var row: String {
    let examples = examples(3)
    let places = examples.map { code(escapedPipes($0.place)) }.joined(separator: ", ")
    let rest = findings.count > examples.count ? " and \(findings.count - examples.count) more" : ""
    let what = hasEdge || findings.count > 1 ? "" : ": \(cell(escaped(findings[0].message)))"
    return "| \(severity) | \(code(escapedPipes(escaped("\(name)"))))\(what), \(size) | \(places)\(rest) |\n"
  }
}

/// Returns a message as escaped text, or as code if it could contain a link, a mention, an image or a formula.
private func cell(_ text: String) -> String {
  isPlain(text, wordMarks) ? escapedMarkdown(text) : code(escapedPipes(text))
}

/// Returns a sentence as escaped text, or as code. Unlike most messages, sentences contain paths, lines and commands.
private func line(_ text: String) -> String {
  isPlain(text, wordMarks.union("/`<>=%+".unicodeScalars), afterColon: " 0123456789")
    ? escapedMarkdown(text) : code(text)
}

/// Returns whether text consists of words and some marks, and has no part that could be a URL or an emoji.
///
/// - Parameter continuation: the scalars that may follow a colon.
private func isPlain(_ text: String, _ marks: Set<Unicode.Scalar>, afterColon continuation: String = " ") -> Bool {
  if text.utf8.contains("www.".utf8) { return false }
  var before: Unicode.Scalar = " "
  for scalar in text.unicodeScalars {
    // A colon within a word may be part of a URL or an emoji.
    if before == ":", !continuation.unicodeScalars.contains(scalar) { return false }
    if !scalar.isWord, !marks.contains(scalar) { return false }
    before = scalar
  }
  return true
}

/// The scalars that may occur between words, including those of Markdown's syntax that a backslash escapes.
private let wordMarks = Set(" .,:;'\"()[]*_\\-?!".unicodeScalars)

extension Unicode.Scalar {
  fileprivate var isWord: Bool { value >= 0x80 || properties.isAlphabetic || "0"..."9" ~= self }
}

/// Returns text as a code span: the fence has more back-ticks than any run in the text.
private func code(_ text: String) -> String {
  var (run, longest) = (0, 0)
  for scalar in text.unicodeScalars {
    run = scalar == "`" ? run + 1 : 0
    longest = max(longest, run)
  }
  let fence = String(repeating: "`", count: longest + 1)
  let space = longest > 0 ? " " : ""
  return fence + space + text + space + fence
}

/// Returns text with escaped pipes, which would end a table cell, in code too.
private func escapedPipes(_ text: String) -> String {
  var (escaped, backslashes) = ("", 0)
  for scalar in text.unicodeScalars {
    // The number of backslashes before a pipe must be odd, so that the pipe and not a backslash is escaped.
    if scalar == "|" { escaped += backslashes.isMultiple(of: 2) ? "\\" : "\\\\" }
    backslashes = scalar == "\\" ? backslashes + 1 : 0
    escaped.unicodeScalars.append(scalar)
  }
  return escaped
}

private func escapedMarkdown(_ text: String) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    if "\\`*_{}[]<>|#~&".unicodeScalars.contains(scalar) { escaped += "\\" }
    escaped.unicodeScalars.append(scalar)
  }
  return escaped
}
