/// Lists of elements between commas: arguments, parameters, the elements of an array.
extension TokenTree {
  /// Returns the tokens from a token to the next comma outside of brackets and generic arguments, or to the bracket that
  /// closes the list.
  ///
  /// - Parameter isExpression: whether each `<` in the element is an operator. Otherwise it begins generic arguments,
  ///   but in a default value `a < b` is a comparison.
  package func element(from start: Int, to end: Int, isExpression: Bool = false) -> Range<Int> {
    var place = start
    var isValue = false
    while place < end, kind(place) != .comma, !kind(place).closes {
      isValue = isValue || kind(place) == .equal
      let isOperator = isExpression || isValue && self[place].isSpaced
      place = min(isOperator ? behind(place) : behindWhole(place, to: end), end)
    }
    return start..<place
  }

  /// Returns the elements of a list, without the commas.
  package func elements(of range: Range<Int>, areExpressions: Bool = false) -> [Range<Int>] {
    var elements: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let element = element(from: start, to: range.upperBound, isExpression: areExpressions)
      elements.append(element)
      start = element.upperBound + 1
    }
    return elements
  }

  /// Returns the arguments of a call, with the tokens of their labels.
  package func arguments(inside bracket: Int) -> [(label: Int?, value: Range<Int>)] {
    elements(of: inside(bracket), areExpressions: true).map { element in
      guard element.count > 1, kind(element.lowerBound + 1) == .colon else { return (nil, element) }
      return (element.lowerBound, element.lowerBound + 2..<element.upperBound)
    }
  }
}
