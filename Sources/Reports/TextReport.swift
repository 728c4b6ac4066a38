import Findings
import SwiftReader

extension ReportFormat {
  package static let text = ReportFormat(
    "text", .lines, for: "people",
    notes: "source line, markers, advice; `--statistics` adds tables; colored on a terminal",
    [.statistics, .excerpts, .absolutePaths]
  ) { content, palette in content.text(palette) }
}

extension ReportContent {
  /// Prints findings for people: place, message, source line, and what to do.
  func text(_ palette: Palette) -> String {
    var text = ""
    for item in items { text += item.text(palette) }
    if omitted > 0 { text += "… and \(pluralized(omitted, "more finding")), omitted by --max-diagnostics\n" }
    return text + statisticsText
  }
}

extension ReportContent.Item {
  fileprivate func text(_ palette: Palette) -> String {
    var text = finding.headline(palette)
    let number = "\(finding.line)"
    let margin = String(repeating: " ", count: number.count)
    if let excerpt {
      text += "  \(palette.faint("\(number) |")) \(excerpt.text)\n"
      text += "  \(palette.faint("\(margin) |")) \(palette.colored(finding.severity, excerpt.marks))\n"
    }
    for remark in finding.remarks { text += "  \(margin) \(palette.faint("=")) \(remark)\n" }
    return text + "\n"
  }
}

extension Finding {
  fileprivate func headline(_ palette: Palette) -> String {
    let severity = palette.colored(severity, "\(severity):")
    return
      "\(palette.strong("\(place):")) \(severity) \(palette.strong(escaped(message))) \(palette.faint("[\(rule)]"))\n"
  }

  /// Who reaches and how, what to do instead, and where to look.
  fileprivate var remarks: [String] {
    var remarks: [String] = []
    if !subject.declaration.isEmpty {
      let times = subject.uses > 1 ? ", \(subject.uses) times" : ""
      let chain = subject.chain.isEmpty ? "" : ": \(escaped(subject.chain))"
      remarks.append("in \(escaped(subject.declaration))\(times)\(chain)")
    }
    if !advice.isEmpty { remarks.append(escaped(advice)) }
    return remarks + related.map(\.text)
  }
}

extension RelatedLocation {
  fileprivate var text: String { "\(escaped(path: path)):\(position.line):\(position.column): \(escaped(message))" }
}
