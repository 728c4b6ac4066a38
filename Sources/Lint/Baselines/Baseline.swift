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
      // By the bytes of the line, as `sort` in the C locale has it.
      left.fields.joined(separator: "\t").utf8.lexicographicallyPrecedes(right.fields.joined(separator: "\t").utf8)
    }
  }

  package init(of findings: some Sequence<Finding>) {
    for finding in findings { counts[finding.entry, default: 0] += 1 }
  }

  /// Reads the text of a baseline.
  package init(text: String) throws(BaselineError) {
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      let line = line.last == "\r" ? line.dropLast() : line
      if line.isEmpty || line.first == "#" { continue }
      let (entry, count) = try Self.entry(line, number)
      counts[entry, default: 0] += count
    }
  }

  private static func entry(_ line: Substring, _ number: Int) throws(BaselineError) -> (Entry, Int) {
    for mark in ["<<<<<<<", "=======", ">>>>>>>", "|||||||"] where line.hasPrefix(mark) {
      throw BaselineError(line: number, "a merge conflict is not resolved")
    }
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(Self.unescaped)
    guard fields.count == 4, !fields[0].isEmpty, let count = Int(fields[3]), count > 0 else {
      throw BaselineError(line: number, "this is no entry: rule, declaration, edge and count, with a tab between")
    }
    return (Entry(rule: ByteString(fields[0]), declaration: ByteString(fields[1]), edge: ByteString(fields[2])), count)
  }

  /// The text that reads back as the same baseline.
  package var text: String {
    counts.sorted { $0.key < $1.key }
      .map { entry, count in (entry.fields.map(Self.escaped) + ["\(count)"]).joined(separator: "\t") + "\n" }.joined()
  }

  /// The number of findings it stands for.
  package var count: Int { counts.values.reduce(0, +) }

  /// Takes out what is known; what exceeds its count is left.
  ///
  /// - Parameter standing: further findings that the counts are used up by first.
  package func unknown(among findings: [Finding], beside standing: [Finding] = []) -> [Finding] {
    var left = counts
    for finding in standing { left[finding.entry, default: 0] -= 1 }
    return findings.filter { finding in
      guard let count = left[finding.entry], count > 0 else { return true }
      left[finding.entry] = count - 1
      return false
    }
  }

  /// The entries that stand for more than there is.
  package func stale(beside findings: [Finding]) -> Baseline { without(Baseline(of: findings)) }

  /// The entries less those of another baseline.
  package func without(_ other: Baseline) -> Baseline {
    var rest = self
    for (entry, count) in other.counts { rest.counts[entry, default: 0] -= count }
    rest.counts = rest.counts.filter { $0.value > 0 }
    return rest
  }

  /// A name may hold anything in back-ticks, but no line end; a tab or a backslash is spelled out.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\t", with: "\\t").replacing("\n", with: "\\n")
  }

  private static func unescaped(_ text: Substring) -> String {
    var plain = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        plain.append(character == "t" ? "\t" : character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        plain.append(character)
      }
    }
    return plain
  }
}

extension Finding {
  fileprivate var entry: Baseline.Entry { Baseline.Entry(rule: ByteString(rule), declaration: declaration, edge: edge) }
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
