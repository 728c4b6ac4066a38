/// Says where two lists differ, so that one sees it.
struct Difference {
  private let expected: [String]
  private let told: [String]
  /// How many are the same before the first that is not.
  private let first: Int

  /// Finds the difference; nil if there is none.
  init?<Entry: Equatable>(expected: [Entry], told: [Entry]) {
    guard expected != told else { return nil }
    self.expected = expected.map { "\($0)" }
    self.told = told.map { "\($0)" }
    first = zip(expected, told).prefix { $0 == $1 }.count
  }

  var text: String {
    // Of one value the detail says it all.
    if told.count == 1, expected.count == 1 { return (["something else was told"] + detail).joined(separator: "\n") }
    let lists = [
      "  expected  \(excerpt(of: expected, around: first))", "  told      \(excerpt(of: told, around: first))",
    ]
    return ([summary] + detail + ["in order"] + lists).joined(separator: "\n")
  }

  private var summary: String {
    if first == told.count { return "expected \(expected.count), told only \(told.count)" }
    if first < expected.count { return "what was told differs at \(first + 1) of \(expected.count)" }
    return expected.isEmpty
      ? "expected nothing, told \(told.count)" : "expected only \(expected.count), told \(told.count)"
  }

  /// Shows the first two that differ, one above the other, and points to where.
  private var detail: [String] {
    guard first < told.count, first < expected.count else { return [] }
    let (wanted, heard) = (expected[first], told[first])
    guard wanted != heard else { return ["  expected and told look the same, but are not equal: \(wanted)"] }
    let same = zip(wanted, heard).prefix { $0 == $1 }.count
    // Of a long value only what stands around the difference.
    let start = same > 60 ? same - 40 : 0
    let pointer = String(repeating: " ", count: 12 + same - start + (start > 0 ? 1 : 0)) + "^"
    return ["  expected  \(clip(wanted, from: start))", "  told      \(clip(heard, from: start))", pointer]
  }

  private func clip(_ text: String, from start: Int) -> String {
    let rest = text.dropFirst(start)
    return (start > 0 ? "…" : "") + rest.prefix(100) + (rest.count > 100 ? "…" : "")
  }
}

/// Spells a list, or of a long one what stands around `place`.
func excerpt<Entry>(of entries: [Entry], around place: Int = 0) -> String {
  guard !entries.isEmpty else { return "nothing" }
  let start = place > 6 ? min(place - 4, entries.count) : 0
  let shown = entries.dropFirst(start).prefix(12)
  let before = start > 0 ? ["\(start) before"] : []
  let after = shown.endIndex < entries.count ? ["\(entries.count - shown.endIndex) more"] : []
  return (before + shown.map { "\($0)" } + after).joined(separator: ", ")
}
