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
        json.member("version", 2)
        json.lines("edges", patches) { json, patch in
          json.member("edge", patch.edge.description)
          json.member("uses", patch.uses)
          json.member("cured", patch.cured)
          json.member("left", patch.left.count)
          json.array("rewritten", patch.rewritten) { json, use in
            json.place(of: use.chain, use.path, use.position)
            json.member("form", use.form)
            json.member("method", use.method)
          }
          json.array("remaining", patch.left) { json, use in
            json.place(of: use.chain, use.path, use.position)
            json.member("reason", use.reason)
          }
          json.member("patch", patch.text)
        }
      }
    }
  }
}

extension JSONText {
  fileprivate mutating func place(of chain: String, _ path: ByteString, _ position: Position) {
    member("path", path.description)
    member("line", position.line)
    member("column", position.column)
    member("chain", chain)
  }
}

/// The maximum number of uses with the same reason that are listed one by one.
private let mostAlike = 5

extension EdgePatch {
  /// One line for each use that is left; more than ``mostAlike`` uses with the same reason share one line.
  var complaints: [String] {
    var waiting = Dictionary(grouping: left, by: \.reason)
    return left.compactMap { use in
      guard let alike = waiting[use.reason] else { return nil }
      if alike.count > mostAlike { waiting[use.reason] = nil }
      let others = alike.count > mostAlike ? " and \(alike.count - 1) more uses are" : " is"
      let place = "\(use.path):\(use.position.line):\(use.position.column)"
      return "\(place): '\(use.chain)'\(others) not rewritten: \(use.reason)"
    }
  }
}
