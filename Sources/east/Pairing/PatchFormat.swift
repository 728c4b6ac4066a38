import Findings
import Refactoring
import SwiftReader

/// The format in which patches are printed.
enum PatchFormat: String, CaseIterable {
  case text, json

  func text(of patches: [EdgePatch]) -> String {
    switch self {
    case .text: patches.map(\.text).joined()
    case .json:
      JSONText.document { json in
        json.member("version", 1)
        json.lines("edges", patches) { json, patch in
          json.member("edge", patch.edge.description)
          json.member("uses", patch.uses)
          json.member("cured", patch.cured)
          json.member("forwarded", patch.forwarded.count)
          json.member("left", patch.left.count)
          json.array("remaining", patch.remaining) { json, entry in
            json.member("fate", entry.fate)
            json.member("path", entry.use.path.description)
            json.member("line", entry.use.position.line)
            json.member("column", entry.use.position.column)
            json.member("chain", entry.use.chain)
            json.member("reason", entry.use.reason)
          }
          json.member("patch", patch.text)
        }
      }
    }
  }
}

/// The maximum number of uses with the same reason that are listed one by one.
private let mostAlike = 5

extension EdgePatch {
  /// One line for each use that is not cured; more than ``mostAlike`` uses with the same reason share one line.
  var complaints: [String] {
    let remaining = remaining
    var waiting = Dictionary(grouping: remaining) { [$0.fate, $0.use.reason] }
    return remaining.compactMap { entry in
      let key = [entry.fate, entry.use.reason]
      guard let alike = waiting[key] else { return nil }
      let use = entry.use
      let fate = entry.fate == "left" ? "not rewritten" : "only forwarded"
      if alike.count > mostAlike { waiting[key] = nil }
      let others = alike.count > mostAlike ? " and \(alike.count - 1) more uses are" : " is"
      return "\(use.path):\(use.position.line):\(use.position.column): '\(use.chain)'\(others) \(fate): \(use.reason)"
    }
  }

  /// The uses that are not cured, with their fate: `left` or `forwarded`.
  fileprivate var remaining: [(fate: String, use: LeftUse)] {
    left.map { ("left", $0) } + forwarded.map { ("forwarded", $0) }
  }
}
