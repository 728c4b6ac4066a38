package import Findings

/// Findings that a team knows of and has put off: how many there are for each rule, declaration and edge.
///
/// The text has an entry a line, `rule<TAB>declaration<TAB>edge<TAB>count`, ordered by bytes: no path, no line number, no
/// version, so that it only changes when findings do, and merges line by line.
package struct Baseline: Sendable, Equatable {
  private var counts: [Entry: Int] = [:]

  /// What the findings of one entry have in common.
  struct Entry: Hashable, Comparable {
    let rule: ByteString
    let declaration: ByteString
    let edge: ByteString

    var fields: [String] { [rule, declaration, edge].map(\.description) }

    static func < (left: Entry, right: Entry) -> Bool {
      left.fields.joined(separator: "\t").utf8.lexicographicallyPrecedes(right.fields.joined(separator: "\t").utf8)
    }
  }

  package init(of findings: some Sequence<Finding>) {
    for finding in findings { counts[finding.entry, default: 0] += 1 }
  }

  /// Returns the baseline of one more finding.
  package func adding(_ finding: Finding) -> Baseline {
    var all = self
    all.counts[finding.entry, default: 0].add(1)
    return all
  }

  /// Reads the text of a baseline. Lines may end with CR LF, as git checks them out on Windows.
  package init(text: String) throws(BaselineError) {
    var number = 0
    // A `String` takes CR LF for one character, so lines and fields are found among the bytes.
    for line in text.utf8.split(separator: newline, omittingEmptySubsequences: false) {
      number += 1
      let mark = number == 1 && line.starts(with: "\u{feff}".utf8) ? 3 : 0
      let line = line.dropFirst(mark).dropLast(line.last == carriageReturn ? 1 : 0)
      if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
      let (entry, count) = try Self.entry(line, number)
      counts[entry, default: 0].add(count)
    }
  }

  private static func entry(_ line: Substring.UTF8View, _ number: Int) throws(BaselineError) -> (Entry, Int) {
    for mark in ["<<<<<<<", "=======", ">>>>>>>", "|||||||"] where line.starts(with: mark.utf8) {
      throw BaselineError(line: number, "unresolved merge conflict")
    }
    let fields = line.split(separator: tab, omittingEmptySubsequences: false).map(Self.decodedField)
    // A rule that looks like a comment or a conflict could not be written back.
    guard fields.count == 4, !fields[0].isEmpty, fields[0].utf8.allSatisfy(\.isPartOfRuleID),
      let count = Int(fields[3]), count > 0
    else {
      throw BaselineError(line: number, "invalid entry; expected rule, declaration, edge and count, separated by tabs")
    }
    return (Entry(rule: ByteString(fields[0]), declaration: ByteString(fields[1]), edge: ByteString(fields[2])), count)
  }

  /// The text that reads back as the same baseline.
  package var text: String { text(Self.encodedField) }

  /// The text as a terminal may show it: names that somebody else chose steer nothing.
  package var escapedText: String { text { escaped(Self.encodedField($0)) } }

  private func text(_ spelled: (String) -> String) -> String {
    counts.sorted { $0.key < $1.key }
      .map { entry, count in (entry.fields.map(spelled) + ["\(count)"]).joined(separator: "\t") + "\n" }.joined()
  }

  /// The number of findings it stands for.
  package var count: Int { counts.values.reduce(into: 0) { $0.add($1) } }

  /// Takes out what is known; what exceeds its count is left.
  ///
  /// - Parameter unchanged: further findings that the counts are used up by first.
  package func unknown(among findings: [Finding], beside unchanged: [Finding] = []) -> [Finding] {
    var left = counts
    for finding in unchanged { left[finding.entry, default: 0] -= 1 }
    return findings.filter { finding in
      guard let count = left[finding.entry], count > 0 else { return true }
      left[finding.entry] = count - 1
      return false
    }
  }

  /// The entries of some rules.
  package func limited(toRules isMeant: (String) -> Bool) -> Baseline {
    var rest = self
    rest.counts = counts.filter { isMeant($0.key.rule.description) }
    return rest
  }

  /// The entries that stand for more than there is.
  package func stale(beside findings: [Finding]) -> Baseline { without(Baseline(of: findings)) }

  /// Returns the number of findings that it has by the older of two names, and not by the newer.
  package func lost(by renamed: [(older: Finding, newer: Finding)]) -> Int {
    renamed.count { counts[$0.older.entry] != nil && counts[$0.newer.entry] == nil }
  }

  /// The entries less those of another baseline.
  package func without(_ other: Baseline) -> Baseline {
    var rest = self
    for (entry, count) in other.counts { rest.counts[entry, default: 0] -= count }
    rest.counts = rest.counts.filter { $0.value > 0 }
    return rest
  }

  /// A name may hold anything in back-ticks; a tab, a backslash and what ends a line are spelled out.
  private static func encodedField(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      guard let letter = letters.first(where: { $0.byte == byte })?.letter else {
        bytes.append(byte)
        continue
      }
      bytes += [backslash, letter]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func decodedField(_ text: Substring.UTF8View) -> String {
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in text {
      if isEscaped {
        bytes.append(letters.first(where: { $0.letter == byte })?.byte ?? byte)
        isEscaped = false
      } else if byte == backslash {
        isEscaped = true
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
private let tab = UInt8(ascii: "\t")
private let backslash = UInt8(ascii: "\\")

/// What is spelled out, and the letter behind the backslash that stands for it.
private let letters: [(byte: UInt8, letter: UInt8)] = [
  (backslash, backslash), (tab, UInt8(ascii: "t")), (newline, UInt8(ascii: "n")),
  (carriageReturn, UInt8(ascii: "r")),
]

extension Int {
  /// Adds a number that is not negative; the sum stays at the largest number there is.
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

/// Why a text is no baseline.
package struct BaselineError: Error, Equatable {
  package let line: Int
  package let why: String

  init(line: Int, _ why: String) {
    self.line = line
    self.why = why
  }
}

extension UInt8 {
  fileprivate var isPartOfRuleID: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
    default: false
    }
  }
}
