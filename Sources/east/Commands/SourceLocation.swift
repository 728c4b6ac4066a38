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

  var isNowhere: Failure { Failure("'\(file)' is not a Swift file of the repository; pass FILE:LINE:COLUMN") }

  var isBeyond: Failure { Failure("'\(file)' has no line \(position.line), column \(position.column)") }
}
