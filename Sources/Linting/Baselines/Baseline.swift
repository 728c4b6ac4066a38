package import Findings

/// Recorded findings that are not reported: a count for each combination of rule, declaration and edge.
///
/// Each line of the text is an entry, `rule<TAB>declaration<TAB>edge<TAB>count`, and the lines are sorted by bytes. An
/// entry contains no path, line number or version, so the text only changes when findings do, and merges line by line.
package struct Baseline: Sendable, Equatable {
  private var counts: [Entry: Int] = [:]

  /// The identity of an entry: the fields that its findings have in common.
  struct Entry: Hashable {
    let rule: ByteString
    let declaration: ByteString
    let edge: ByteString

    /// The fields as the text of a baseline has them.
    fileprivate var encodedFields: [String] { [rule, declaration, edge].map { TabbedLine.encoded($0.description) } }
  }

  /// Creates a baseline of the findings that can be recorded.
  package init(of findings: some Sequence<Finding>) {
    for finding in findings where finding.isRecordable { counts[finding.entry, default: 0] += 1 }
  }

  /// Returns the baseline with one more finding.
  package func adding(_ finding: Finding) -> Baseline {
    var all = self
    if finding.isRecordable { all.counts[finding.entry, default: 0].add(1) }
    return all
  }

  /// Reads the text of a baseline. Lines may end with CR LF, as git checks them out on Windows.
  package init(text: String) throws(BaselineError) {
    for line in try TabbedLine.all(in: text) {
      let fields = line.fields
      guard fields.count == 4, fields[0].isRuleID, let count = Int(fields[3]), count > 0 else {
        throw BaselineError(
          line: line.number, "invalid entry; expected rule, declaration, edge and count, separated by tabs")
      }
      let entry = Entry(
        rule: ByteString(fields[0]), declaration: ByteString(fields[1]), edge: ByteString(fields[2]))
      counts[entry, default: 0].add(count)
    }
  }

  /// The text of the baseline, from which ``init(text:)`` creates an equal baseline.
  package var text: String { text { $0 } }

  /// The text for a terminal, with control characters escaped, because names in the analyzed code may contain them.
  package var escapedText: String { text { escaped($0) } }

  /// - Parameter spelled: returns a field as it is printed.
  private func text(_ spelled: (String) -> String) -> String {
    counts.map { entry, count in (fields: entry.encodedFields, count: count) }
      .map { fields, count in (key: fields.joined(separator: "\t"), line: fields.map(spelled) + ["\(count)"]) }
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { $0.line.joined(separator: "\t") + "\n" }.joined()
  }

  /// The sum of the counts of all entries.
  package var count: Int { counts.values.reduce(into: 0) { $0.add($1) } }

  /// Returns whether an entry has the rule, declaration and edge of a finding.
  package func records(_ finding: Finding) -> Bool { finding.isRecordable && counts[finding.entry] != nil }

  /// Returns the findings that exceed the counts of the baseline, in order.
  ///
  /// - Parameter unchanged: further findings, which use up the counts first.
  package func unknown(among findings: [Finding], beside unchanged: [Finding] = []) -> [Finding] {
    var left = counts
    for finding in unchanged { left[finding.entry, default: 0] -= 1 }
    return findings.filter { finding in
      guard finding.isRecordable, let count = left[finding.entry], count > 0 else { return true }
      left[finding.entry] = count - 1
      return false
    }
  }

  /// Returns the entries of the rules for which `isMeant` returns true.
  package func limited(toRules isMeant: (String) -> Bool) -> Baseline {
    var rest = self
    rest.counts = counts.filter { isMeant($0.key.rule.description) }
    return rest
  }

  /// Returns the stale entries, with the counts that exceed the number of matching findings.
  package func stale(beside findings: [Finding]) -> Baseline { without(Baseline(of: findings)) }

  /// Returns the number of renamed findings whose older identity has an entry and whose newer identity has none.
  package func olderNameCount(in renamed: [(older: Finding, newer: Finding)]) -> Int {
    renamed.count { counts[$0.older.entry] != nil && counts[$0.newer.entry] == nil }
  }

  /// Returns the entries with the counts of another baseline subtracted.
  package func without(_ other: Baseline) -> Baseline {
    var rest = self
    for (entry, count) in other.counts { rest.counts[entry, default: 0] -= count }
    rest.counts = rest.counts.filter { $0.value > 0 }
    return rest
  }
}

extension Int {
  /// Adds a number that is not negative; the sum saturates at `Int.max`.
  fileprivate mutating func add(_ other: Int) {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    self = isTooLarge ? .max : sum
  }
}

extension Finding {
  fileprivate var entry: Baseline.Entry {
    Baseline.Entry(rule: ByteString(rule), declaration: subject.declaration, edge: subject.edge)
  }
}

/// The error of a text that is not a valid baseline.
package struct BaselineError: Error, Equatable {
  package let line: Int
  package let why: String

  init(line: Int, _ why: String) {
    self.line = line
    self.why = why
  }
}
