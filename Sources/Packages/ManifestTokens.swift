import Findings
import SwiftTokens

/// A call `.name(label: value, …)` in a manifest.
struct ManifestCall {
  let name: Int
  /// The tokens of each argument, by label.
  let arguments: [String: Range<Int>]
}

/// The tokens of a `Package.swift`, read as calls and literals.
struct ManifestTokens: TokenTree {
  let bytes: [UInt8]
  let tokens: [Token]

  init(_ content: [UInt8]) {
    bytes = content
    tokens = TokenizedText(content).tokens
  }

  func isName(_ place: Int) -> Bool { kind(place) == .identifier }

  /// Returns whether a name follows a period.
  func isMember(_ place: Int) -> Bool { kind(place - 1) == .period }

  /// Returns the call that makes up a whole range of tokens; `nil` for anything else.
  func call(_ range: Range<Int>) -> ManifestCall? {
    let name = kind(range.lowerBound) == .period ? range.lowerBound + 1 : range.lowerBound + 2
    // `.target(…)` or `Target.target(…)`
    guard kind(name - 1) == .period, kind(name + 1) == .leftParen, behind(name + 1) == range.upperBound else {
      return nil
    }
    let labelled = arguments(inside: name + 1).compactMap { argument in
      argument.label.map { (self.name(ofToken: $0), argument.value) }
    }
    return ManifestCall(name: name, arguments: Dictionary(labelled) { first, _ in first })
  }

  /// Returns the elements of the array literal that makes up a whole range of tokens; `nil` for anything else.
  func array(_ range: Range<Int>?) -> [Range<Int>]? {
    guard let start = range?.lowerBound, kind(start) == .leftSquare, behind(start) == range?.upperBound else {
      return nil
    }
    return elements(of: inside(start), areExpressions: true)
  }

  /// Returns the text of the plain string literal that makes up a whole range of tokens; `nil` for anything else.
  func literal(_ range: Range<Int>?) -> ByteString? {
    guard let range, range.count == 1, kind(range.lowerBound) == .stringLiteral else { return nil }
    let token = tokens[range.lowerBound]
    let bytes = bytes[Int(token.start)..<Int(token.end)]
    let quote = UInt8(ascii: "\"")
    guard bytes.count >= 2, bytes.first == quote, bytes.last == quote else { return nil }
    let inner = bytes.dropFirst().dropLast()
    return inner.contains(quote) || inner.contains(UInt8(ascii: "\\")) ? nil : ByteString(inner)
  }

  /// Returns the texts of an array of plain string literals; `nil` for anything else.
  func literals(_ range: Range<Int>) -> [ByteString]? {
    guard let elements = array(range) else { return nil }
    let literals = elements.compactMap { literal($0) }
    return literals.count == elements.count ? literals : nil
  }
}
