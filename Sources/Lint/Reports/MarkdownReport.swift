extension Printout {
  /// Prints a summary and a table for a comment or a job's page; the worst findings where there are very many.
  var markdown: String {
    let rows = worst(mostRows)
    let hidden = omitted + items.count - rows.count
    var text = "### east\n\n" + sentences.map { escapedMarkdown($0) + "\n" }.joined()
    if !rows.isEmpty {
      text += "\n| | where | what |\n| --- | --- | --- |\n" + rows.map(\.row).joined()
    }
    return text + (hidden > 0 ? "\n… and \(counted(hidden, "finding")) more\n" : "")
  }
}

/// A job's page takes a megabyte, a comment 65,536 letters.
private let mostRows = 200

extension Printout.Item {
  fileprivate var row: String {
    "| \(severity) | `\(code(finding.place))` | \(escapedMarkdown(shown(finding.message))) `[\(finding.rule)]` |\n"
  }
}

/// Text between back-ticks in a table.
private func code(_ text: String) -> String { text.replacing("`", with: "'").replacing("|", with: "\\|") }

private func escapedMarkdown(_ text: String) -> String {
  var escaped = ""
  for character in text {
    if "\\`*_{}[]<>|#~".contains(character) { escaped += "\\" }
    escaped.append(character)
  }
  return escaped
}
