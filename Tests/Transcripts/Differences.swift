/// The lines that only one of two transcripts has, in the order of the file: the referee's after `-`, ours after `+`.
package func differences(referee: [String], reader: [String]) -> [Difference] {
  if referee == reader { return [] }
  let missing = lines(of: referee, notIn: reader).map { Difference(sign: "-", line: $0) }
  let added = lines(of: reader, notIn: referee).map { Difference(sign: "+", line: $0) }
  return (missing + added).enumerated()
    .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
    .map(\.element)
}

/// A line that only one of two transcripts has.
package struct Difference: Sendable, Equatable {
  package var sign: Character
  package var line: String

  /// The offset in the file that the line speaks of.
  package var offset: Int {
    line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }
}

private func lines(of one: [String], notIn other: [String]) -> [String] {
  var left: [String: Int] = [:]
  for line in other { left[line, default: 0] += 1 }
  return one.filter { line in
    guard let count = left[line], count > 0 else { return true }
    left[line] = count - 1
    return false
  }
}
