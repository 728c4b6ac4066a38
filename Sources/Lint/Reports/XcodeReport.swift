import SwiftReader

/// Prints one line for each finding, as a compiler does and Xcode reads it.
func xcodeReport(_ printout: Printout) -> String {
  var text = ""
  for item in printout.items {
    let finding = item.finding
    let place = "\(shown(finding.path)):\(finding.position.line):\(finding.position.column)"
    text += "\(place): \(finding.severity): \(shown(finding.message)) [\(finding.rule)]\n"
  }
  return text
}
