/// Prints counts for people, the twenty largest of each kind.
package func statisticsText(_ statistics: Statistics) -> String {
  var text = ""
  text += table("findings per rule", statistics.rules)
  text += table("findings per edge", statistics.edges)
  text += table("findings per owner", statistics.owners)
  let tally = statistics.tally
  let share = tally.candidates == 0 ? "" : ", \(tally.typed * 100 / tally.candidates) %"
  text += "receivers with a known type: \(tally.typed) of \(tally.candidates)\(share)\n"
  return text
}

private let longest = 20

private func table(_ title: String, _ counts: [Statistics.Count]) -> String {
  if counts.isEmpty { return "" }
  let width = counts.map { "\($0.count)".count }.max() ?? 0
  var text = "\(title)\n"
  for count in counts.prefix(longest) {
    let number = "\(count.count)"
    text += "  \(String(repeating: " ", count: width - number.count))\(number)  \(shown(count.name))\n"
  }
  if counts.count > longest { text += "  … and \(counts.count - longest) more\n" }
  return text + "\n"
}

/// `1 file`, `12 files`.
package func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
