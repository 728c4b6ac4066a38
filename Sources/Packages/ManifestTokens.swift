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

  /// Returns the tokens from an index to the next comma, or to the end of the enclosing brackets.
  func value(from place: Int) -> Range<Int> { range(from: place) { _ in false } }

  /// Returns the tokens from an index to the end of the statement, as far as line breaks show it.
  func statement(from place: Int) -> Range<Int> { range(from: place) { $0 > place && tokens[$0].startsLine } }

  private func range(from place: Int, _ isEnd: (Int) -> Bool) -> Range<Int> {
    var next = place
    while next < all.upperBound, !kind(next).closes, kind(next) != .comma, !isEnd(next) {
      next = min(behind(next), all.upperBound)
    }
    return min(place, next)..<next
  }

  /// Returns the arguments of the call whose opening parenthesis is at an index; `nil` if there is none.
  func arguments(at place: Int) -> [(label: String?, value: Range<Int>)]? {
    guard kind(place) == .leftParen else { return nil }
    let close = behind(place) - 1
    var found: [(label: String?, value: Range<Int>)] = []
    var next = place + 1
    while next < close {
      var label: String?
      if kind(next + 1) == .colon {
        label = String(decoding: bytes[tokens[next].nameRange], as: UTF8.self)
        next += 2
      }
      let value = value(from: next)
      found.append((label, value))
      next = max(next, value.upperBound) + 1
    }
    return found
  }

  /// Returns the call that makes up a whole range of tokens; `nil` for anything else.
  func call(_ range: Range<Int>) -> ManifestCall? {
    let name = kind(range.lowerBound) == .period ? range.lowerBound + 1 : range.lowerBound + 2
    // `.target(…)` or `Target.target(…)`
    guard kind(name - 1) == .period, name + 1 < range.upperBound, let arguments = arguments(at: name + 1),
      behind(name + 1) == range.upperBound
    else { return nil }
    let labelled = arguments.compactMap { argument in argument.label.map { ($0, argument.value) } }
    return ManifestCall(name: name, arguments: Dictionary(labelled) { first, _ in first })
  }

  /// Returns the elements of the array literal that makes up a whole range of tokens; `nil` for anything else.
  func elements(of range: Range<Int>?) -> [Range<Int>]? {
    guard let range, kind(range.lowerBound) == .leftSquare, behind(range.lowerBound) == range.upperBound else {
      return nil
    }
    var elements: [Range<Int>] = []
    var next = range.lowerBound + 1
    while next < range.upperBound - 1 {
      let element = value(from: next)
      elements.append(element)
      next = max(next, element.upperBound) + 1
    }
    return elements
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
    guard let elements = elements(of: range) else { return nil }
    let literals = elements.compactMap { literal($0) }
    return literals.count == elements.count ? literals : nil
  }
}
