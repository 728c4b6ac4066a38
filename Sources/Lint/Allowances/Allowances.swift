import SwiftReader

/// What the comments of one file allow, and which of them were needed: `// east:allow reach - reason`.
struct Allowances {
  private let facts: FileFacts
  private(set) var entries: [Entry] = []
  private var everywhere: [Int] = []
  private var lines: [Int: [Int]] = [:]

  /// One comment.
  struct Entry {
    let allowance: Allowance
    /// Why it does not hold, if so.
    let fault: AllowanceFault?
    /// Those of its rules that had something to allow.
    var used: Set<String> = []
  }

  /// Reads the allowances; those that hold have a reason, and their day has not passed.
  init(_ facts: FileFacts, today: String) {
    self.facts = facts
    let positions = facts.allowances.map { facts.position(of: $0.offset).line }
    let before = Set(zip(facts.allowances, positions).filter { $0.0.extent == .nextLine }.map(\.1))
    for (index, allowance) in facts.allowances.enumerated() {
      entries.append(Entry(allowance: allowance, fault: AllowanceFault(of: allowance, today: today)))
      switch allowance.extent {
      case .file: everywhere.append(index)
      case .line: lines[positions[index], default: []].append(index)
      case .nextLine:
        // Of several comments above one line each means that line, and not the comment below.
        var line = positions[index] + 1
        while before.contains(line) { line += 1 }
        lines[line, default: []].append(index)
      }
    }
  }

  /// Whether the finding is allowed, on the line of any of its uses; the comments that say so count as needed.
  mutating func allow(_ finding: Finding) -> Bool {
    let indices = entries(allowing: finding)
    for index in indices { entries[index].used.insert(finding.rule) }
    return !indices.isEmpty
  }

  /// Returns the indices of the comments that allow the finding.
  func entries(allowing finding: Finding) -> [Int] {
    (everywhere + linesThatCount(for: finding).flatMap { lines[$0] ?? [] }).filter {
      entries[$0].fault == nil && entries[$0].allowance.rules.contains(finding.rule)
    }
  }

  /// The lines of the uses; one inside a string of several lines counts as its first line, too, since no comment can
  /// stand within.
  private func linesThatCount(for finding: Finding) -> [Int] {
    if facts.longStrings.isEmpty { return finding.lines }
    return finding.lines + finding.lines.map { facts.lineOutsideStrings(around: $0) }
  }
}

extension FileFacts {
  /// The line itself, or that on which the string of several lines begins in which the line begins.
  ///
  /// - Complexity: O(log *n*) in the number of such strings, unless they follow upon each other without a line between.
  package func lineOutsideStrings(around line: Int) -> Int {
    var line = line
    while let string = longString(atStartOf: line) { line = lines.position(of: string.lowerBound).line }
    return line
  }

  /// The string of several lines in which the line begins.
  private func longString(atStartOf line: Int) -> Range<UInt32>? {
    guard let start = lines.offset(of: Position(line: line, column: 1)) else { return nil }
    var low = 0
    var high = longStrings.count
    while low < high {
      let middle = (low + high) / 2
      if longStrings[middle].upperBound <= start { low = middle + 1 } else { high = middle }
    }
    return low < longStrings.count && longStrings[low].lowerBound < start ? longStrings[low] : nil
  }
}
