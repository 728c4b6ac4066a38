/// Says where two lists differ, so that one sees it.
struct Difference {
  private let expected: [String]
  private let told: [String]

  /// Finds the difference; nil if there is none.
  init?<Entry: Equatable>(expected: [Entry], told: [Entry]) {
    guard expected != told else { return nil }
    self.expected = expected.map { "\($0)" }
    self.told = told.map { "\($0)" }
    first = zip(expected, told).prefix { $0 == $1 }.count
  }

  /// How many are the same before the first that is not.
  private let first: Int

  var text: String {
    // Of one value the detail says it all.
    if told.count == 1, expected.count == 1 { return ([summary] + detail).joined(separator: "\n") }
    return ([summary] + detail + ["in order"] + list("expected", expected) + list("told", told)).joined(separator: "\n")
  }

  private var summary: String {
    if first == told.count { return "expected \(expected.count), told only \(told.count)" }
    if first == expected.count {
      return expected.isEmpty
        ? "expected nothing, told \(told.count)" : "expected only \(expected.count), told \(told.count)"
    }
    if told.count == 1, expected.count == 1 { return "something else was told" }
    return "what was told differs at \(first + 1) of \(expected.count)"
  }

  /// Shows the first two that differ, one above the other, and points to where.
  private var detail: [String] {
    guard first < told.count, first < expected.count else { return [] }
    let (wanted, heard) = (expected[first], told[first])
    guard wanted != heard else { return ["  expected and told look the same, but are not equal: \(wanted)"] }
    let same = zip(wanted, heard).prefix { $0 == $1 }.count
    return ["  expected  \(wanted)", "  told      \(heard)", String(repeating: " ", count: 12 + same) + "^"]
  }

  private func list(_ title: String, _ entries: [String]) -> [String] {
    let title = "  " + title + String(repeating: " ", count: 10 - title.count)
    return [title + (entries.isEmpty ? "nothing" : entries.joined(separator: ", "))]
  }
}
