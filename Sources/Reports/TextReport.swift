import Findings
import SwiftReader

extension Printout {
  /// Prints findings for people: place, message, source line, and what to do.
  func text(_ palette: Palette) -> String {
    var text = ""
    for item in items { text += item.text(palette) }
    if omitted > 0 { text += "… and \(pluralized(omitted, "more finding")), omitted by --max-diagnostics\n" }
    return text + statisticsText
  }
}

extension Printout.Item {
  fileprivate func text(_ palette: Palette) -> String {
    var text = finding.headline(palette)
    let number = "\(finding.line)"
    let margin = String(repeating: " ", count: number.count)
    if let excerpt {
      text += "  \(palette.faint("\(number) |")) \(excerpt.text)\n"
      text += "  \(palette.faint("\(margin) |")) \(palette.loud(finding.severity, excerpt.marks))\n"
    }
    for remark in finding.remarks { text += "  \(margin) \(palette.faint("=")) \(remark)\n" }
    return text + "\n"
  }
}

extension Finding {
  fileprivate func headline(_ palette: Palette) -> String {
    let severity = palette.loud(severity, "\(severity):")
    return
      "\(palette.strong("\(place):")) \(severity) \(palette.strong(shown(message))) \(palette.faint("[\(rule)]"))\n"
  }

  /// Who reaches and how, what to do instead, and where to look.
  fileprivate var remarks: [String] {
    var remarks: [String] = []
    if !subject.declaration.isEmpty {
      let times = subject.uses > 1 ? ", \(subject.uses) times" : ""
      let chain = subject.chain.isEmpty ? "" : ": \(shown(subject.chain))"
      remarks.append("in \(shown(subject.declaration))\(times)\(chain)")
    }
    if !advice.isEmpty { remarks.append(shown(advice)) }
    return remarks + related.map(\.text)
  }
}

extension Place {
  fileprivate var text: String { "\(shown(path: path)):\(position.line):\(position.column): \(shown(message))" }
}
