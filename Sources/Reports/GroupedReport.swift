import Findings
import SwiftReader

extension ReportFormat {
  package static let grouped = ReportFormat(
    "grouped", .lines, for: "people",
    notes:
      "a block for each edge, the heaviest first, on one screen; `--statistics` adds tables; colored on a terminal",
    [.statistics, .absolutePaths]
  ) { content, palette in content.grouped(palette) }
}

extension ReportContent {
  /// Returns the findings for people, by edge: blocks, then lines for further edges, as many as fit on a screen.
  fileprivate func grouped(_ palette: Palette) -> ByteText {
    if let edges { return summaryText(edges, palette) }
    var text = ByteText()
    let blocks = FindingBlock.blocks(of: all)
    // Groups with only notes get a line each if there are others.
    let heavy = blocks.filter { $0.weight > 0 }
    let fitAll = heavy.reduce(0) { $0 + $1.lines } <= mostLines
    var lines = 0
    var shown = 0
    for block in blocks where limit == .max ? lines < mostLines : shown < limit {
      let isShort = !heavy.isEmpty && block.weight == 0 || !fitAll && lines > mostLinesOfBlocks
      if limit == .max, isShort {
        block.writeLine(into: &text, palette)
        lines += 1
      } else {
        block.write(block.examples(blocks.count == 1 ? .max : mostExamples), into: &text, palette)
        lines += block.lines
      }
      shown += 1
    }
    text.write(rest(blocks[shown...]))
    text.write(foldedText)
    text.write(statisticsText)
    return text
  }

  private func rest(_ blocks: ArraySlice<FindingBlock>) -> String {
    if blocks.isEmpty { return "" }
    let findings = blocks.reduce(0) { $0 + $1.findings.count }
    return "… and \(pluralized(blocks.count, "more group")) with \(pluralized(findings, "finding")); `--summary` lists "
      + "the edges, `--format full` every finding\n"
  }
}

/// The number of lines after which no group is shown: a screen has 40, and the summary and the next steps follow.
private let mostLines = 29

/// The number of lines after which each group gets one line if not all fit.
private let mostLinesOfBlocks = 15

/// The maximum number of members that an advice names.
private let mostMembers = 5

/// The maximum number of places in a block.
private let mostExamples = 3

extension FindingBlock {
  /// The number of lines with examples.
  fileprivate var lines: Int { min(findings.count, mostExamples) + (findings.count > mostExamples ? 4 : 3) }

  fileprivate func write(_ examples: [Finding], into text: inout ByteText, _ palette: Palette) {
    writeTitle(into: &text, palette)
    if let declaration {
      palette.faint(&text) {
        $0.write("; declared at ")
        $0.write(declaration.path, declaration.position)
      }
    }
    text.write("\n")
    for finding in examples { finding.writeLine(into: &text, palette) }
    if examples.count < findings.count {
      text.write("  … and \(pluralized(findings.count - examples.count, "more finding"))")
      text.write(escaped: hasEdge ? "; `--edge \(name)` lists them" : "; `--rule \(name)` finds only these")
      text.write("\n")
    }
    if let advice {
      palette.faint(&text) { $0.write("  = ") }
      text.write(escaped: advice)
      text.write("\n")
    }
    text.write("\n")
  }

  /// What to do: for the members that are used behind the edge, the most frequent first.
  private var advice: String? {
    guard hasEdge else { return findings.first.flatMap { $0.advice.isEmpty ? nil : $0.advice } }
    let members = Statistics.counts(findings.map(\.subject.member))
    let shown = members.prefix(mostMembers).map { $0.count > 1 ? "\($0.name) (\($0.count))" : "\($0.name)" }
    let rest = members.count > shown.count ? ["\(members.count - shown.count) more"] : []
    let owner = properties > 1 ? name : findings.first?.owner ?? name
    return "give \(owner) a method for what is done with \((shown + rest).joined(separator: ", "))"
  }

  /// Writes one line, with the place of the most severe finding.
  fileprivate func writeLine(into text: inout ByteText, _ palette: Palette) {
    writeTitle(into: &text, palette)
    if let first = examples(1).first {
      palette.faint(&text) {
        $0.write("; first at ")
        $0.write(first.path, first.position)
      }
    }
    text.write("\n")
  }

  private func writeTitle(into text: inout ByteText, _ palette: Palette) {
    // A name of the repository must not begin a line: a job's log could take it for a command.
    text.write(hasEdge ? "through " : "rule ")
    palette.color(severity, &text) { $0.write(escaped: name) }
    text.write(": \(size)")
  }

  /// `81 findings of 3 properties in 40 declarations of 23 files, up to 3 deep, 7 errors`
  var size: String {
    let count = pluralized(findings.count, "finding")
    let files = Set(findings.map(\.path)).count
    let of = properties > 1 ? " of \(properties) properties" : ""
    guard hasEdge else { return "\(count) in \(pluralized(files, "file"))" }
    let declarations = Set(findings.map(\.declaration)).count
    let depth = findings.map(\.steps).max() ?? 1
    let steps = depth > 1 ? ", up to \(depth) deep" : ""
    let place =
      switch (findings.count, files) {
      case (1, _): ""
      case (_, 1): " in \(pluralized(declarations, "declaration"))"
      default: " in \(pluralized(declarations, "declaration")) of \(pluralized(files, "file"))"
      }
    let errors = findings.count { $0.severity == .error }
    return "\(count)\(of)\(place)\(steps)\(errors > 0 ? ", \(pluralized(errors, "error"))" : "")"
  }
}

extension Finding {
  /// `  Sources/App.swift:12:7: warning: server.info.token [reach]`, or of a local name `info.token, from line 9 […]`.
  fileprivate func writeLine(into text: inout ByteText, _ palette: Palette) {
    text.write("  ")
    text.write(path, position)
    text.write(": ")
    palette.color(severity, &text) { $0.write(severity.rawValue) }
    text.write(": ")
    text.write(escaped: isReach && !subject.chain.isEmpty ? "\(subject.chain)" : message)
    palette.faint(&text) {
      if let place = related.first(where: \.isStep), place.path == path {
        $0.write(", from line \(place.position.line)")
      }
      $0.write(" [")
      $0.write(rule)
      $0.write("]")
    }
    text.write("\n")
    // The first place is that of the property, which the block has. The others say why a gate calls the finding new.
    for place in related.filter({ !$0.isStep }).dropFirst() {
      text.write("    ")
      text.write(place.path, place.position)
      text.write(": ")
      text.write(escaped: place.message)
      text.write("\n")
    }
  }
}
