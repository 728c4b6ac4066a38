import SwiftReader

/// Prints findings for people: place, message, source line, and what to do.
func textReport(_ printout: Printout, _ palette: Palette) -> String {
  var text = ""
  for item in printout.items { text += entry(item, palette) }
  if printout.omitted > 0 {
    text += "… and \(counted(printout.omitted, "finding")) more, cut by --max-diagnostics\n"
  }
  if let statistics = printout.statistics { text += statisticsText(statistics) }
  return text
}

private func entry(_ item: Printout.Item, _ palette: Palette) -> String {
  let finding = item.finding
  let place = palette.strong("\(shown(finding.path)):\(finding.position.line):\(finding.position.column):")
  let severity = palette.loud(finding.severity, "\(finding.severity):")
  let rule = palette.faint("[\(finding.rule)]")
  var text = "\(place) \(severity) \(palette.strong(shown(finding.message))) \(rule)\n"
  let number = "\(finding.position.line)"
  let margin = String(repeating: " ", count: number.count)
  if let excerpt = item.excerpt {
    text += "  \(palette.faint("\(number) |")) \(excerpt.text)\n"
    text += "  \(palette.faint("\(margin) |")) \(palette.loud(finding.severity, excerpt.marks))\n"
  }
  for remark in remarks(on: finding) { text += "  \(margin) \(palette.faint("=")) \(remark)\n" }
  return text + "\n"
}

private func remarks(on finding: Finding) -> [String] {
  var remarks: [String] = []
  if !finding.declaration.isEmpty {
    let uses = finding.uses > 1 ? ", \(finding.uses) times" : ""
    let chain = finding.chain.isEmpty ? "" : ": \(shown(finding.chain))"
    remarks.append("in \(shown(finding.declaration))\(uses)\(chain)")
  }
  if !finding.advice.isEmpty { remarks.append(shown(finding.advice)) }
  for place in finding.related {
    remarks.append("\(shown(place.path)):\(place.position.line):\(place.position.column): \(shown(place.message))")
  }
  return remarks
}
