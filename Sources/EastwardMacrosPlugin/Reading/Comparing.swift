import SwiftTokens

extension SourcePiece {
  /// Returns why values of a type cannot be compared, as the beginning of an error message; nil if the syntax of the
  /// type does not show it.
  func reasonAgainstComparing(_ type: Range<Int>) -> String? {
    if isFunction(type) { return "a function cannot be compared" }
    guard let last = type.last else { return nil }
    if self[type.lowerBound].word == .some { return "'\(joined(type))' is not one type that can be compared" }
    if name(ofToken: last) == "Void" { return "'\(joined(type))' cannot be compared" }
    if self[last].kind == .postfixQuestion { return reasonAgainstComparing(type.lowerBound..<last) }
    let first = type.lowerBound
    if self[first].word == .any || self[first].word == .Any { return "'\(joined(type))' cannot be compared" }
    guard behind(first) == type.upperBound else { return nil }
    let content = inside(first)
    switch self[first].kind {
    case .leftParen:
      return elements(of: content).count == 1 ? reasonAgainstComparing(content) : "a tuple cannot be compared"
    case .leftSquare:
      let colon = content.first { self[$0].kind == .colon }
      return reasonAgainstComparing((colon.map { $0 + 1 } ?? content.lowerBound)..<content.upperBound)
    default: return nil
    }
  }
}
