import Findings
import SwiftReader

extension ReportFormat {
  package static let full = ReportFormat(
    "full", .lines, for: "people",
    notes: "every finding: source line, markers, advice; `--statistics` adds tables; colored on a terminal",
    [.statistics, .excerpts, .absolutePaths]
  ) { content, palette in content.full(palette) }
}

extension ReportContent {
  /// Returns the findings for people: position, message, source line and advice.
  func full(_ palette: Palette) -> ByteText {
    if let edges { return summaryText(edges, palette) }
    var text = ByteText()
    for item in items { item.write(into: &text, palette) }
    let cut = omitted - folded
    if cut > 0 { text.write("… and \(pluralized(cut, "more finding")), omitted by --max-diagnostics\n") }
    text.write(foldedText)
    text.write(statisticsText)
    return text
  }

  func summaryText(_ edges: EdgeSummary, _ palette: Palette) -> ByteText {
    var text = ByteText()
    if let tally { tally.write(into: &text, palette) } else { edges.write(into: &text, palette) }
    text.write(foldedText)
    text.write(statisticsText)
    return text
  }

  /// A line about the findings below the lowest printed severity; empty if there are none.
  var foldedText: String { folded == 0 ? "" : "… and \(foldedFindings); pass --min-severity note to print them\n" }

  /// The number of findings below the lowest printed severity: `12 notes`, or `12 findings below 'error'`.
  private var foldedFindings: String {
    leastSeverity == .warning
      ? pluralized(folded, "note") : "\(pluralized(folded, "finding")) below '\(leastSeverity.rawValue)'"
  }
}

extension ReportContent.Item {
  fileprivate func write(into text: inout ByteText, _ palette: Palette) {
    finding.writeHeadline(into: &text, palette)
    let line = "\(finding.line)"
    if let excerpt {
      writeMargin(line, into: &text, palette)
      text.write(excerpt.text)
      text.write("\n")
      writeMargin(String(repeating: " ", count: line.utf8.count), into: &text, palette)
      palette.color(finding.severity, &text) { $0.write(excerpt.marks) }
      text.write("\n")
    }
    finding.writeRemarks(into: &text) { text in
      text.write("  ")
      text.indent(line.utf8.count)
      text.write(" ")
      palette.faint(&text) { $0.write("=") }
      text.write(" ")
    }
    text.write("\n")
  }

  private func writeMargin(_ line: String, into text: inout ByteText, _ palette: Palette) {
    text.write("  ")
    palette.faint(&text) {
      $0.write(line)
      $0.write(" |")
    }
    text.write(" ")
  }
}

extension Finding {
  fileprivate func writeHeadline(into text: inout ByteText, _ palette: Palette) {
    palette.strong(&text) {
      $0.write(path, position)
      $0.write(":")
    }
    text.write(" ")
    palette.color(severity, &text) {
      $0.write(severity.rawValue)
      $0.write(":")
    }
    text.write(" ")
    palette.strong(&text) { $0.write(escaped: message) }
    text.write(" ")
    palette.faint(&text) {
      $0.write("[")
      $0.write(rule)
      $0.write("]")
    }
    text.write("\n")
  }

  /// Writes the declaration and chain of the finding, the advice, and the related locations.
  ///
  /// - Parameter begin: writes the prefix of each remark.
  fileprivate func writeRemarks(into text: inout ByteText, _ begin: (inout ByteText) -> Void) {
    if subject.saysWhere {
      begin(&text)
      subject.writeUse(into: &text, at: line)
    }
    if !advice.isEmpty {
      begin(&text)
      text.write(escaped: advice)
      text.write("\n")
    }
    for place in related {
      begin(&text)
      text.write(place.path, place.position)
      text.write(": ")
      text.write(escaped: place.message)
      text.write("\n")
    }
  }
}

extension FindingSubject {
  /// Whether the declaration adds information to the headline.
  fileprivate var saysWhere: Bool { !declaration.isEmpty && declaration != edge }

  /// Returns the lines of the other uses, without the given one: `, also on lines 141 and 191`.
  private func furtherLines(besides line: Int) -> String {
    guard case .reach(let reach) = self else { return "" }
    let lines = Set(reach.lines).subtracting([line]).sorted()
    if lines.isEmpty { return "" }
    let shown = lines.prefix(8).map { "\($0)" }
    let rest = lines.count > shown.count ? "\(lines.count - shown.count) more" : nil
    let last = rest ?? shown.last ?? ""
    let first = rest == nil ? shown.dropLast() : shown[...]
    let list = first.isEmpty ? last : "\(first.joined(separator: ", ")) and \(last)"
    return ", also on \(lines.count == 1 ? "line" : "lines") \(list)"
  }

  fileprivate func writeUse(into text: inout ByteText, at line: Int) {
    text.write("in ")
    text.write(escaped: declaration)
    if !chain.isEmpty {
      text.write(": ")
      text.write(escaped: chain)
    }
    // The other uses may use another member, or have another chain.
    if uses > 1 { text.write("; \(uses) uses\(furtherLines(besides: line))") }
    text.write("\n")
  }
}

extension ByteText {
  /// Writes `path:line:column`.
  mutating func write(_ path: ByteString, _ position: Position) {
    write(escapedPath: path)
    write(":")
    write(position.line)
    write(":")
    write(position.column)
  }
}
