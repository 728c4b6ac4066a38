package import Findings
import Linting
package import SwiftReader
import SwiftTokens

/// The text of a file, into which suppressions are inserted without any other change.
package struct SuppressionText {
  private let bytes: [UInt8]
  private let facts: FileFacts
  private let reason: String

  package init(_ bytes: [UInt8], reason: String) {
    self.bytes = bytes
    facts = SwiftReader.facts(of: bytes)
    self.reason = reason
  }

  /// The maximum length of a line with a comment at its end.
  private static let longestLine = 120

  /// Inserts a comment for each line with findings: at its end, or above it if its end cannot take a comment.
  ///
  /// - Returns: `nil` if the text would then be parsed differently, for example inside a comment of several lines, or
  ///   another linter's comment about the next line would be about the inserted one.
  func allowing(_ findings: [Finding]) -> [UInt8]? {
    var trailing: [Int: Set<String>] = [:]
    var above: [Int: Set<String>] = [:]
    for (line, rules) in Dictionary(grouping: findings, by: \.line).mapValues({ Set($0.map(\.rule)) }) {
      guard line <= facts.lineCount else { return nil }
      if takesComment(atEndOf: line, comment(rules)) {
        trailing[line, default: []].formUnion(rules)
      } else {
        let line = facts.lineOutsideStrings(around: line)
        guard !isAfterDirective(line) else { return nil }
        above[line, default: []].formUnion(rules)
      }
    }
    var text = bytes
    // Inserts from the end, so that the offsets of earlier lines stay valid.
    for line in Set(trailing.keys).union(above.keys).sorted(by: >) {
      if let rules = trailing[line] { text.insert(contentsOf: comment(rules).utf8, at: content(of: line).upperBound) }
      if let rules = above[line] { text.insert(contentsOf: lineAbove(line, rules), at: start(of: line)) }
    }
    return isSame(text, comments: trailing.count + above.count) ? text : nil
  }

  /// Inserts a comment for one finding.
  ///
  /// - Returns: `nil` if the comment cannot be inserted in this form.
  package func allowing(_ finding: Finding, _ extent: SuppressionComment.Extent) -> [UInt8]? {
    let line = finding.line
    guard line <= facts.lineCount else { return nil }
    var text = bytes
    switch extent {
    case .line:
      guard takesComment(atEndOf: line, comment([finding.rule])) else { return nil }
      text.insert(contentsOf: comment([finding.rule]).utf8, at: content(of: line).upperBound)
    case .nextLine:
      let line = facts.lineOutsideStrings(around: line)
      guard !isAfterDirective(line) else { return nil }
      text.insert(contentsOf: lineAbove(line, [finding.rule]), at: start(of: line))
    case .file:
      let line = firstLineOfCode
      let comment = "// east:allow:file \(finding.rule) - \(reason)"
      text.insert(contentsOf: Array(comment.utf8) + ending(near: line), at: start(of: line))
    }
    return isSame(text, comments: 1) ? text : nil
  }

  /// The first line after the comments at the start of the file.
  private var firstLineOfCode: Int {
    (1...facts.lineCount).first { line in
      let text = bytes[content(of: line)]
      return !text.starts(with: "//".utf8) && !text.starts(with: "#!".utf8)
    } ?? 1
  }

  private func comment(_ rules: Set<String>) -> String {
    "  // east:allow \(rules.sorted().joined(separator: ", ")) - \(reason)"
  }

  private func lineAbove(_ line: Int, _ rules: Set<String>) -> [UInt8] {
    let indentation = bytes[start(of: line)...].prefix { $0 == 0x20 || $0 == 0x09 }
    let text = "// east:allow:next \(rules.sorted().joined(separator: ", ")) - \(reason)"
    return indentation + Array(text.utf8) + ending(near: line)
  }

  /// Returns whether a comment can follow the last byte of the line: it fits, or cannot be above the line, and is not in
  /// a string or comment.
  private func takesComment(atEndOf line: Int, _ comment: String) -> Bool {
    let range = content(of: line)
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard text.count + comment.count <= Self.longestLine || isAfterDirective(line) else { return false }
    guard !["//", "/*", "*/", "#/", "/#"].contains(where: text.contains) else { return false }
    return facts.lineOutsideStrings(around: line + 1) == line + 1
  }

  /// Returns whether the line before is another linter's comment about its next line, such as
  /// `// swiftlint:disable:next line_length`, which a comment between the two lines would separate from its line.
  private func isAfterDirective(_ line: Int) -> Bool {
    guard line > 1 else { return false }
    let text = String(decoding: bytes[content(of: line - 1)], as: UTF8.self).trimmingPrefix(while: \.isWhitespace)
    return text.hasPrefix("//") && text.contains(":next") && !text.contains("east:")
  }

  private func isSame(_ text: [UInt8], comments: Int) -> Bool {
    let new = SwiftReader.facts(of: text)
    return new.links.count == facts.links.count && new.declarations.count == facts.declarations.count
      && new.problems.map(\.kind) == facts.problems.map(\.kind)
      && new.suppressions.count == facts.suppressions.count + comments
  }

  /// Returns the range of a line without its line ending.
  private func content(of line: Int) -> Range<Int> {
    let start = start(of: line)
    let end = bytes[start...].firstIndex { $0 == 0x0a || $0 == 0x0d } ?? bytes.count
    return start..<end
  }

  private func start(of line: Int) -> Int {
    let start = facts.start(ofLine: line) ?? bytes.count
    // A byte-order mark must stay at the start.
    return start == 0 && bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : start
  }

  /// Returns the line ending of a line; for a last line without one, the line ending before it.
  private func ending(near line: Int) -> [UInt8] {
    let next = line < facts.lineCount ? line + 1 : line
    guard next >= 2, let end = facts.start(ofLine: next) else { return [0x0a] }
    return bytes[..<end].suffix(2).elementsEqual([0x0d, 0x0a]) ? [0x0d, 0x0a] : Array(bytes[..<end].suffix(1))
  }
}
