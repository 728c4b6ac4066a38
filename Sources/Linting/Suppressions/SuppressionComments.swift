import Analysis
import Findings
import SwiftReader
import SwiftTokens

/// What the comments of one file allow, and which of them were needed: `// east:allow reach - reason`.
struct SuppressionComments {
  private let facts: FileFacts
  private(set) var entries: [Entry] = []
  /// The comments that hold, by what they allow.
  private var comments: [Extent: [Int]] = [:]
  /// Those of the keys whose comments are known to be needed, so that each is marked once.
  private var needed: Set<Extent> = []

  /// One comment.
  struct Entry {
    let comment: SuppressionComment
    /// Why it does not hold, if so.
    let fault: SuppressionFault?
    /// Those of its rules that had something to allow.
    var used: Set<String> = []
  }

  /// A rule, and the line on which it is allowed; `nil` for the whole file.
  private struct Extent: Hashable {
    var line: Int?
    var rule: String
  }

  /// Reads the suppressions; those that hold have a reason, and their day has not passed.
  init(_ facts: FileFacts, today: String) {
    self.facts = facts
    let positions = facts.suppressions.map { facts.position(of: $0.offset).line }
    let next = Self.nextLines(zip(facts.suppressions, positions).filter { $0.0.extent == .nextLine }.map(\.1))
    for (index, comment) in facts.suppressions.enumerated() {
      entries.append(Entry(comment: comment, fault: SuppressionFault(of: comment, today: today)))
      if entries[index].fault != nil { continue }
      let line: Int? =
        switch comment.extent {
        case .file: nil
        case .line: positions[index]
        case .nextLine: next[positions[index]] ?? positions[index] + 1
        }
      for rule in Set(comment.rules) { comments[Extent(line: line, rule: rule), default: []].append(index) }
    }
  }

  /// For each line with a comment about the next line that line. Of several such comments above one line each means that
  /// line, and not the comment below.
  private static func nextLines(_ lines: [Int]) -> [Int: Int] {
    var next: [Int: Int] = [:]
    for line in lines.sorted(by: >) { next[line] = next[line + 1] ?? line + 1 }
    return next
  }

  /// Whether the finding is allowed, on the line of any of its uses; the comments that say so count as needed.
  mutating func markUsed(for finding: Finding) -> Bool {
    let extents = extents(allowing: finding)
    for extent in extents where needed.insert(extent).inserted {
      for index in comments[extent] ?? [] { entries[index].used.insert(finding.rule) }
    }
    return !extents.isEmpty
  }

  /// Returns the indices of the comments that allow the finding.
  func entries(allowing finding: Finding) -> [Int] { extents(allowing: finding).flatMap { comments[$0] ?? [] } }

  /// Whether only comments that are marked as adopted allow the finding.
  func isAdopted(_ finding: Finding) -> Bool {
    entries(allowing: finding).allSatisfy { entries[$0].comment.isAdopted }
  }

  private func extents(allowing finding: Finding) -> [Extent] {
    let lines = [nil] + linesThatCount(for: finding).map(Optional.some)
    return lines.map { Extent(line: $0, rule: finding.rule) }.filter { comments[$0] != nil }
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
    let number = longStrings.partitionPoint { $0.upperBound <= start }
    return number < longStrings.count && longStrings[number].lowerBound < start ? longStrings[number] : nil
  }
}
