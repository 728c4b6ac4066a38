import Findings

extension Printout {
  /// Prints one line for each finding, as a compiler does and Xcode reads it.
  var xcode: String {
    items.map(\.xcode).joined()
  }
}

extension Printout.Item {
  fileprivate var xcode: String { finding.xcode }
}

extension Finding {
  fileprivate var xcode: String { "\(place): \(severity): \(shown(message)) [\(rule)]\n" }
}
