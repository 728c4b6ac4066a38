import Analysis
import Findings
import Sessions
import SwiftReader

/// A location as the user writes it: `FILE:LINE:COLUMN`, or `FILE:LINE` for the whole line.
struct SourceLocation {
  let file: String
  /// The start of the location.
  let position: Position
  private let isLine: Bool

  init?(_ text: String) {
    guard let (rest, last) = Self.number(atEndOf: text[...]), !rest.isEmpty else { return nil }
    if let (file, line) = Self.number(atEndOf: rest) {
      (self.file, position, isLine) = (String(file), Position(line: line, column: last), false)
    } else {
      (file, position, isLine) = (String(rest), Position(line: last, column: 1), true)
    }
  }

  /// Returns whether a position is within the location.
  func covers(_ other: Position) -> Bool { isLine ? other.line == position.line : other == position }

  /// Returns the explanation of the chains at the location; `nil` if the file or line does not exist.
  func explanation(of path: ByteString, in codebase: Codebase) -> Explanation? {
    isLine
      ? codebase.explanation(path: path, line: position.line) : codebase.explanation(path: path, position: position)
  }

  /// Returns the location with the path of a file, as it is printed.
  func text(in path: ByteString) -> String {
    "\(escaped(path: path)):\(position.line)" + (isLine ? "" : ":\(position.column)")
  }

  private static func number(atEndOf text: Substring) -> (rest: Substring, number: Int)? {
    guard let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")) else { return nil }
    let digits = text.utf8[colon...].dropFirst()
    let isHuge = digits.count > 18 && digits.allSatisfy { 0x30...0x39 ~= $0 }
    guard let number = isHuge ? .max : Int(Substring(digits)) else { return nil }
    return (text[..<colon], number)
  }

  var isNowhere: Failure {
    file.hasSuffix(".swift")
      ? Failure("'\(file)' is skipped; `east lint \(file)` prints the reason")
      : Failure("'\(file)' is not a Swift file; pass a position in a .swift file")
  }

  /// Throws if the file does not have the position. The column after the last byte of a line is valid, because editors
  /// put the cursor there.
  func require(in lines: LineTable, of text: [UInt8]) throws(Failure) {
    for (what, number) in [("line", position.line), ("column", position.column)] where number < 1 {
      throw Failure("'\(file)' has no \(what) \(number); lines and columns start at 1")
    }
    guard let line = lines.line(position.line, of: text) else {
      let count = lines.starts.count - (text.last == 0x0a ? 1 : 0)
      throw Failure("'\(file)' has no line \(position.line); it has \(pluralized(count, "line"))")
    }
    if position.column > line.count + 1 {
      throw Failure(
        "'\(file)' has no column \(position.column) in line \(position.line); it has \(pluralized(line.count, "byte"))")
    }
  }
}
