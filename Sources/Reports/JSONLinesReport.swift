import Findings

extension Printout {
  /// Prints a line of JSON for each finding, with the members that it has in ``json``.
  var jsonl: String {
    items.map { item in JSONText.line { item.write(into: &$0) } }.joined()
  }
}
