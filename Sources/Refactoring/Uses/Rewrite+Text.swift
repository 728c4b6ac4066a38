import SwiftTokens

extension Rewrite {
  /// Throws a reason if the rewrite would delete a comment, or the type of an error.
  func checkText(in file: UseFile) throws(Reason) {
    try file.checkComments(in: replacedRanges)
    if throwing { try file.checkTypedThrow() }
  }

  /// The bytes that the patch deletes or replaces.
  private var replacedRanges: [Range<Int>] {
    switch text {
    case .call(let range, _, _, let further): [range] + further.map(\.range)
    case .closure(let statement): [statement.value]
    }
  }
}

extension SourceText {
  /// Returns whether there is a comment between the tokens of a range.
  func hasComment(in tokens: ClosedRange<Int>) -> Bool { hasComment(in: range(of: tokens)) }

  /// Returns whether a range of bytes contains a comment.
  func hasComment(in range: Range<Int>) -> Bool {
    var number = tokens.partitionPoint { Int($0.end) <= range.lowerBound }
    var end = range.lowerBound
    while end < range.upperBound {
      let next = token(number).map { min(Int($0.start), range.upperBound) } ?? range.upperBound
      if end < next, bytes[end..<next].contains(UInt8(ascii: "/")) { return true }
      end = max(next, token(number).map { Int($0.end) } ?? range.upperBound)
      number += 1
    }
    return false
  }
}
