import PairWriting
import SwiftTokens

extension SourcePiece {
  /// The tokens of each argument of the attribute.
  private var arguments: [Range<Int>] {
    guard let bracket = all.first(where: { self[$0].kind == .leftParen }) else { return [] }
    return elements(of: inside(bracket))
  }

  /// Returns the string literal of an argument, without quotation marks; nil if there is no such argument.
  func stringArgument(_ label: String) throws(Refusal) -> String? {
    guard let argument = arguments.first(where: { text(ofToken: $0.lowerBound) == label }) else { return nil }
    let place = argument.lowerBound + 2
    let literal = text(ofToken: place)
    guard argument.count == 3, self[place].kind == .stringLiteral, literal.isMethodName else {
      throw Refusal(
        "'\(label)' is the name of a method, as in '\(label): \"showBalance\"' or '\(label): \"show(balance:)\"'",
        at: min(place, argument.upperBound - 1), of: self)
    }
    let name = String(literal.dropFirst().dropLast())
    if let word = name.unusable {
      throw Refusal(
        "the name of a method cannot contain the keyword '\(word)'; use another word", at: place, of: self)
    }
    return name
  }

  /// The tokens of the type in the first argument, such as `Count` in `Count.self`.
  var typeArgument: Range<Int> {
    get throws(Refusal) {
      try checkPartners()
      guard let argument = arguments.first, argument.count > 2, self[argument.upperBound - 1].word == .`self`,
        self[argument.upperBound - 2].kind == .period, self[argument.lowerBound].kind == .identifier,
        !type(from: argument.lowerBound, to: argument.upperBound - 2).isEmpty
      else {
        throw Refusal("'@Provides' takes the aspect by its name, as in '@Provides(Count.self)'", at: 0, of: self)
      }
      return argument.lowerBound..<(argument.upperBound - 2)
    }
  }
}

extension String {
  /// Whether the literal is the name of a method: `"showBalance"`, `"show(balance:)"`, `"show(_:)"`.
  fileprivate var isMethodName: Bool {
    wholeMatch(of: /"[\p{L}_][\p{L}\p{N}_]*(\([\p{L}_][\p{L}\p{N}_]*:\))?"/) != nil
  }

  /// The word in the name of a method that cannot be there; nil if there is none.
  fileprivate var unusable: String? {
    let words = split { "(:)".contains($0) }.map(String.init)
    if let base = words.first, base.isKeyword || !base.isIdentifier { return base }
    return words.dropFirst().first { ["inout", "let", "var"].contains($0) }
  }
}
