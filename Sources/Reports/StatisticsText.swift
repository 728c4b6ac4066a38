import Findings

extension Statistics {
  /// The statistics as tables for people, the largest counts first.
  var text: String {
    let share = chainCounts.candidates == 0 ? "" : " (\(chainCounts.typed * 100 / chainCounts.candidates) %)"
    return table("findings per rule, with notes", rules) + table("notes per reason", reasons)
      + table("findings per edge, with notes", edges)
      + table("findings per owner, with notes", owners)
      + table("weight per edge: 3 for an error, 1 for a warning, times its steps; 1 for each file", weights)
      + "possible reaches, by name: \(chainCounts.candidates); the type of the receiver is known in \(chainCounts.typed)\(share)\n"
  }
}

/// The maximum number of rows of a table.
private let longest = 20

private func table(_ title: String, _ counts: [Statistics.Count]) -> String {
  if counts.isEmpty { return "" }
  let width = counts.map(\.number.count).max() ?? 0
  let lines = counts.prefix(longest).map { $0.line(width) }
  let rest = counts.count > longest ? "  … and \(counts.count - longest) more\n" : ""
  return "\(title)\n\(lines.joined())\(rest)\n"
}

extension Statistics.Count {
  fileprivate var number: String { "\(count)" }

  fileprivate func line(_ width: Int) -> String {
    "  \(String(repeating: " ", count: width - number.count))\(number)  \(escaped(name))\n"
  }
}
