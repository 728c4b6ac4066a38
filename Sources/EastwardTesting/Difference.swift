/// Describes the first difference between two lists.
struct Difference {
  private let expected: [String]
  private let received: [String]
  /// The number of equal values before the first difference.
  private let first: Int

  /// Finds the difference; nil if there is none.
  init?<Entry: Equatable>(expected: [Entry], received: [Entry]) {
    guard expected != received else { return nil }
    self.expected = expected.map(described)
    self.received = received.map(described)
    first = zip(expected, received).prefix { $0 == $1 }.count
  }

  var text: String {
    // For a single value the detail is enough.
    if received.count == 1, expected.count == 1 {
      return (["another value was delivered"] + detail).joined(separator: "\n")
    }
    let lists = [
      "  expected  \(excerpt(of: expected, around: first))", "  received  \(excerpt(of: received, around: first))",
    ]
    return ([summary] + detail + ["in order"] + lists).joined(separator: "\n")
  }

  private var summary: String {
    if first == received.count { return "expected \(expected.count), received only \(received.count)" }
    if first < expected.count { return "the values differ at \(first + 1) of \(expected.count)" }
    return expected.isEmpty
      ? "expected nothing, received \(received.count)" : "expected only \(expected.count), received \(received.count)"
  }

  /// The first two values that differ, one above the other, with a pointer to the difference.
  private var detail: [String] {
    guard first < received.count, first < expected.count else { return [] }
    let (wanted, heard) = (expected[first], received[first])
    guard wanted != heard else { return ["  expected and received look the same, but are not equal: \(wanted)"] }
    let same = zip(wanted, heard).prefix { $0 == $1 }.count
    // Of a long value only the text around the difference.
    let start = same > 60 ? same - 40 : 0
    let pointer = String(repeating: " ", count: 12 + same - start + (start > 0 ? 1 : 0)) + "^"
    return ["  expected  \(clip(wanted, from: start))", "  received  \(clip(heard, from: start))", pointer]
  }

  private func clip(_ text: String, from start: Int) -> String {
    let rest = text.dropFirst(start)
    return (start > 0 ? "…" : "") + rest.prefix(100) + (rest.count > 100 ? "…" : "")
  }
}

/// Returns the text of a list, or of a long one the part around `place`.
func excerpt(of entries: [String], around place: Int = 0) -> String {
  guard !entries.isEmpty else { return "nothing" }
  let start = place > 6 ? min(place - 4, entries.count) : 0
  let shown = entries.dropFirst(start).prefix(12)
  let before = start > 0 ? ["\(start) before"] : []
  let after = shown.endIndex < entries.count ? ["\(entries.count - shown.endIndex) more"] : []
  return (before + shown + after).joined(separator: ", ")
}

/// Returns the text of a value in a failure: of a string in quotation marks, on one line.
func described<Entry>(_ entry: Entry) -> String { (entry as? String).map { String(reflecting: $0) } ?? "\(entry)" }
