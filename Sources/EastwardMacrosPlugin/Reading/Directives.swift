import SwiftTokens

extension DeclarationHead {
  /// Returns the attributes whose names satisfy `isAskedFor`, as written, and the directives around them.
  func attributes(of source: SourcePiece, where isAskedFor: (String) -> Bool) -> [String] {
    attributes.filter { $0.directive != nil || isAskedFor($0.name) }.withoutEmptyBlocks(\.directive).map { attribute in
      let text = source.joined(attribute.tokens)
      return attribute.directive == nil ? text : "\n\(text)\n"
    }
  }
}

extension Array {
  /// The elements without the directives of conditional compilation blocks that contain no other element.
  ///
  /// - Parameter directive: returns the kind of a directive's first token, or nil for another element.
  func withoutEmptyBlocks(_ directive: (Element) -> Token.Kind?) -> [Element] {
    var kept: [Element] = []
    // The indices in `kept` of the `#if` directives that are still open.
    var open: [Int] = []
    for element in self {
      kept.append(element)
      guard let kind = directive(element) else { continue }
      if kind == .poundIf { open.append(kept.count - 1) }
      guard kind == .poundEndif, let start = open.popLast() else { continue }
      if kept[start...].allSatisfy({ directive($0) != nil }) { kept.removeSubrange(start...) }
    }
    return kept
  }
}
