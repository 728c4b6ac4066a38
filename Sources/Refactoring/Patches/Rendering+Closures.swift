import PairWriting
import SwiftReader
import SwiftTokens

/// The text of a unit inside its closure.
extension Rendering {
  /// Returns the names of the closure's parameters: for each value the first name without another meaning in the unit;
  /// `nil` if a value has none.
  func chosenNames(_ wrap: Wrap, isAlone: Bool, besides names: [String]) -> [String]? {
    if wrap.parametersOfJoint.isEmpty { return chosenName(wrap, isAlone: isAlone, besides: names).map { [$0] } }
    var chosen: [String] = []
    for parameters in wrap.parametersOfJoint {
      guard let name = freeName(of: parameters, in: wrap, besides: names + chosen) else { return nil }
      chosen.append(name)
    }
    return chosen
  }

  private func chosenName(_ wrap: Wrap, isAlone: Bool, besides names: [String]) -> String? {
    let isNameless = isAlone && !hasClosure(wrap) && !wrap.unit.isMoved && !wrap.receiver.hasPrefix("$")
    if isNameless, source.isOnOneLine(wrap.range) { return "$0" }
    if wrap.dropped != nil { return wrap.parameters.first { !names.contains($0) && !accessorWords.contains($0) } }
    return freeName(of: wrap.parameters, in: wrap, besides: names) ?? (isNameless ? "$0" : nil)
  }

  /// Returns the first of a value's names that has no other meaning in a unit.
  private func freeName(of parameters: [String], in wrap: Wrap, besides names: [String]) -> String? {
    parameters.first { name in
      !name.hasPrefix("`") && !names.contains(name) && !accessorWords.contains(name)
        && !wrap.unit.tokens.contains { number in
          source.kind(number) == .identifier && source.kind(number - 1) != .period
            && source.name(ofToken: number) == name
            && !wrap.covers(source.tokens[number]) && !isLabel(number)
        }
    }
  }

  func hasClosure(_ wrap: Wrap) -> Bool {
    wrap.unit.tokens.contains {
      source.kind($0) == .leftBrace || source.kind($0) == .dollarIdentifier && !wrap.covers(source.tokens[$0])
    }
  }

  private func isLabel(_ number: Int) -> Bool {
    guard source.kind(number + 1) == .colon else { return false }
    let before = source.kind(number - 1)
    return before == .leftParen || before == .comma
  }

  func call(_ wrap: Wrap, of method: String, body: String, naming name: String) -> String {
    let before = wrap.unit.isMoved ? (wrap.unit.isReturned ? "return " : "") + (wrap.unit.isTried ? "try " : "") : ""
    let head = before + wrap.receiver + method
    let line = source.line(around: wrap.range.lowerBound)
    let room =
      120 - (wrap.range.lowerBound - line.lowerBound) - (line.upperBound - min(line.upperBound, wrap.range.upperBound))
    let parameter = name == "$0" ? "" : "\(name) in "
    let short =
      wrap.unit.isInCondition
      ? "\(head)(\(arguments(wrap))to: { \(parameter)\(body) })"
      : "\(head)\(parenthesized(wrap)) { \(parameter)\(body) }"
    let isShort = !body.contains(where: \.isNewline) && (!wrap.unit.isMoved || wrap.dropped != nil)
    let mustBeShort = source.isInInterpolation(wrap.unit.tokens.lowerBound)
    if isShort, short.count <= room || mustBeShort { return short }
    let indentation = source.indentation(at: wrap.range.lowerBound)
    let step = source.indentation
    let newLine = source.lineEnd
    let inner = body.split(separator: newLine, omittingEmptySubsequences: false).enumerated().map { number, line in
      number == 0 ? "\(indentation)\(step)\(line)" : line.allSatisfy(\.isWhitespace) ? String(line) : "\(step)\(line)"
    }.joined(separator: newLine)
    let opening = wrap.unit.isInCondition ? "\(head)(\(arguments(wrap))to: {" : "\(head)\(parenthesized(wrap)) {"
    let named = name == "$0" ? "" : " \(name) in"
    return "\(opening)\(named)\(newLine)\(inner)\(newLine)\(indentation)}\(wrap.unit.isInCondition ? ")" : "")"
  }

  private func arguments(_ wrap: Wrap) -> String { wrap.arguments.isEmpty ? "" : wrap.arguments + ", " }

  private func parenthesized(_ wrap: Wrap) -> String { wrap.arguments.isEmpty ? "" : "(\(wrap.arguments))" }
}

/// Words that make a closure look like a list of accessors if it begins with them.
let accessorWords: Set<String> = ["get", "set", "willSet", "didSet"]

extension Wrap {
  /// Returns whether a token is part of a value that a closure parameter replaces.
  fileprivate func covers(_ token: Token) -> Bool {
    value.contains(Int(token.start)) || joined.contains { $0.value.contains(Int(token.start)) }
  }
}

extension SourceText {
  /// Returns whether a token is in a string interpolation, which cannot contain a line break.
  fileprivate func isInInterpolation(_ number: Int) -> Bool {
    var place = number
    while let open = bracket(around: place), open < place {
      if kind(open) == .interpolationStart { return true }
      place = open
    }
    return false
  }
}
