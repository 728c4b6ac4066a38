import Analysis
import Findings
import SwiftReader
import SwiftTokens

/// The suppression comments of one file, `// east:allow reach - reason`, and which of them were used.
struct SuppressionComments {
  private let facts: FileFacts
  private(set) var entries: [Entry] = []
  /// The indices in `entries` of the comments that are in effect, by the line and rule that they silence.
  private var comments: [Extent: [Int]] = [:]
  /// The keys of `comments` whose comments are marked as used, so that each is marked once.
  private var needed: Set<Extent> = []

  /// A suppression comment.
  struct Entry {
    let comment: SuppressionComment
    /// The reason why the comment is not in effect; `nil` if it is.
    let fault: SuppressionFault?
    /// The rules of the comment that silenced a finding.
    var used: Set<String> = []
  }

  /// A rule, and the line on which it is silenced; `nil` for the whole file.
  private struct Extent: Hashable {
    var line: Int?
    var rule: String
  }

  /// Reads the suppressions of a file. A suppression is in effect if it has a reason and has not expired.
  init(_ facts: FileFacts, today: String) {
    self.facts = facts
    let positions = facts.suppressions.map { facts.position(of: $0.offset).line }
    let next = Self.nextLines(zip(facts.suppressions, positions).filter { $0.0.extent == .nextLine }.map(\.1))
    for (comment, line) in zip(facts.suppressions, positions) { add(comment, on: line, next, today: today) }
  }

  /// Adds a comment.
  ///
  /// - Parameter next: the line that each next-line comment applies to, by the line of the comment.
  private mutating func add(_ comment: SuppressionComment, on line: Int, _ next: [Int: Int], today: String) {
    let fault = SuppressionFault(of: comment, today: today)
    let index = entries.count
    entries.append(Entry(comment: comment, fault: fault))
    if fault != nil { return }
    let silenced: Int? =
      switch comment.extent {
      case .file: nil
      case .line: line
      case .nextLine: next[line] ?? line + 1
      }
    for rule in Set(comment.rules) { comments[Extent(line: silenced, rule: rule), default: []].append(index) }
  }

  /// Returns the line that each next-line comment applies to, by the line of the comment. Consecutive comments all
  /// apply to the line after the last of them.
  private static func nextLines(_ lines: [Int]) -> [Int: Int] {
    var next: [Int: Int] = [:]
    for line in lines.sorted(by: >) { next[line] = next[line + 1] ?? line + 1 }
    return next
  }

  /// Marks the comments that silence the finding, on the line of any of its uses, as used; returns whether there are
  /// any.
  mutating func markUsed(for finding: Finding) -> Bool {
    let extents = extents(allowing: finding)
    for extent in extents where needed.insert(extent).inserted {
      for index in comments[extent] ?? [] { entries[index].used.insert(finding.rule) }
    }
    return !extents.isEmpty
  }

  /// The rules of the comments in effect that silenced no finding.
  var unusedRules: Set<String> {
    entries.reduce(into: []) { rules, entry in
      if entry.fault == nil { rules.formUnion(Set(entry.comment.rules).subtracting(entry.used)) }
    }
  }

  /// Returns the indices of the comments that silence the finding.
  func entries(allowing finding: Finding) -> [Int] { extents(allowing: finding).flatMap { comments[$0] ?? [] } }

  /// Returns whether all comments that silence the finding are marked as adopted.
  func isAdopted(_ finding: Finding) -> Bool {
    entries(allowing: finding).allSatisfy { entries[$0].comment.isAdopted }
  }

  private func extents(allowing finding: Finding) -> [Extent] {
    let lines = [nil] + linesThatCount(for: finding).map(Optional.some)
    return lines.map { Extent(line: $0, rule: finding.rule) }.filter { comments[$0] != nil }
  }

  /// Returns the lines of the uses. A use inside a multi-line string also counts on the first line of the string,
  /// because the string cannot contain a comment.
  private func linesThatCount(for finding: Finding) -> [Int] {
    if facts.longStrings.isEmpty { return finding.lines }
    return finding.lines + finding.lines.map { facts.lineOutsideStrings(around: $0) }
  }
}

extension FileFacts {
  /// Returns the line, or the first line of the multi-line string in which the line begins.
  ///
  /// - Complexity: O(log *n*) with *n* multi-line strings, unless they follow each other without a line between them.
  package func lineOutsideStrings(around line: Int) -> Int {
    var line = line
    while let string = longString(atStartOf: line) { line = lines.position(of: string.lowerBound).line }
    return line
  }

  /// Returns the multi-line string in which the line begins; `nil` if there is none.
  private func longString(atStartOf line: Int) -> Range<UInt32>? {
    guard let start = lines.offset(of: Position(line: line, column: 1)) else { return nil }
    let number = longStrings.partitionPoint { $0.upperBound <= start }
    return number < longStrings.count && longStrings[number].lowerBound < start ? longStrings[number] : nil
  }
}
