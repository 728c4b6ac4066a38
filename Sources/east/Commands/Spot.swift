import SwiftReader

/// A place as the user names it: `FILE:LINE:COLUMN`.
struct Spot {
  let file: String
  let position: Position

  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) else {
      return nil
    }
    file = parts.dropLast(2).joined(separator: ":")
    position = Position(line: line, column: column)
  }

  var isNowhere: Failure { Failure("'\(file)' is no Swift file of the repository; name one as FILE:LINE:COLUMN") }

  var isBeyond: Failure { Failure("'\(file)' has no line \(position.line), column \(position.column)") }
}
