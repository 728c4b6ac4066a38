import Findings
import Reports
import SwiftReader

/// A place as the user names it: `FILE:LINE:COLUMN`.
struct SourceLocation {
  let file: String
  let position: Position

  init?(_ text: String) {
    guard let (rest, column) = Self.number(atEndOf: text[...]), let (file, line) = Self.number(atEndOf: rest) else {
      return nil
    }
    self.file = String(file)
    position = Position(line: line, column: column)
  }

  private static func number(atEndOf text: Substring) -> (rest: Substring, number: Int)? {
    guard let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")),
      let number = Int(Substring(text.utf8[colon...].dropFirst()))
    else { return nil }
    return (text[..<colon], number)
  }

  var isNowhere: Failure {
    file.hasSuffix(".swift")
      ? Failure("'\(file)' is skipped; `east lint \(file)` prints the reason")
      : Failure("'\(file)' is not a Swift file; pass a position in a .swift file")
  }

  /// Refuses a position that the file does not have. The column behind a line's last byte is one: editors put the cursor
  /// there.
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
