import SwiftTokens

/// A case of an enum.
struct Element {
  /// The index of the name's token.
  var index: Int
  var parameters: [Parameter]
  var comment: [String]

  /// An associated value of a case.
  struct Parameter {
    /// The index of the label's token; nil if there is no label.
    var label: Int?
    /// The index of the token of a second name, as in `_ name: Type`; nil if there is none.
    var name: Int?
    var type: Range<Int>
  }

  /// Reads a case whose name is the token `start`.
  ///
  /// - Returns: the case, and the index of the token after it.
  static func read(
    of source: SourcePiece, from start: Int, to end: Int, comment: [String]
  ) throws(Refusal) -> (Element, Int) {
    guard start < end, source[start].kind == .identifier else {
      throw Refusal("the name of a case is missing", at: min(start, end), of: source)
    }
    var element = Element(index: start, parameters: [], comment: comment)
    var index = start + 1
    if source[index].kind == .leftParen, index < end {
      for part in source.elements(of: source.inside(index)) {
        element.parameters.append(try Parameter(of: source, in: part, case: source.text(ofToken: start)))
      }
      index = min(source.behind(index), end)
    }
    if source[index].kind == .equal, index < end {
      // The raw value is a literal, possibly with a sign.
      index += source[index + 1].kind == .prefixOperator ? 2 : 1
      index = min(source.behind(index), end)
    }
    return (element, index)
  }
}

extension Element.Parameter {
  /// Reads an associated value: `name: Type = value`, `_ name: Type`, `Type`.
  fileprivate init(of source: SourcePiece, in part: Range<Int>, case name: String) throws(Refusal) {
    let start = part.lowerBound
    let type: Int
    if source[start].isName, source[start + 1].kind == .colon, start + 1 < part.upperBound {
      (label, self.name) = (source[start].kind == .wildcard ? nil : start, nil)
      type = start + 2
    } else if source[start].isName, source[start + 1].isName, source[start + 2].kind == .colon,
      start + 2 < part.upperBound
    {
      (label, self.name) = (source[start].kind == .wildcard ? nil : start, start + 1)
      type = start + 3
    } else {
      (label, self.name) = (nil, nil)
      type = start
    }
    self.type = source.type(from: type, to: part.upperBound)
    let end = self.type.upperBound
    guard !self.type.isEmpty, end == part.upperBound || source[end].kind == .equal else {
      throw Refusal(
        "cannot parse the associated values of the case '\(name)' from here; declare a typealias for a complicated type "
          + "by 'typealias'", at: min(end, part.upperBound), of: source)
    }
  }
}

extension Token {
  fileprivate var isName: Bool { kind == .identifier || kind == .keyword || kind == .wildcard }
}
