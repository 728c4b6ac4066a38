extension FileFacts {
  /// Whether the tables have the order that the analysis relies on: the first scope is the file, scopes begin in
  /// ascending order, strings do not overlap, the children of a type have lower indices, no part is nested too deeply,
  /// and the path from scope to declaration to scope ends. All indices must have been checked to be within their
  /// tables.
  var hasOrder: Bool {
    guard let first = scopes.first, first.kind == .file else { return false }
    return scopesAreInOrder && declarationsAreInOrder && typesAreInOrder && partsAreInOrder && stringsAreInOrder
  }

  private var scopesAreInOrder: Bool {
    var (start, heights) = (UInt32(0), Heights(count: scopes.count))
    for number in scopes.indices {
      guard start <= scopes[number].range.lowerBound else { return false }
      start = scopes[number].range.lowerBound
      if let own = scopes[number].declaration, declarations[Int(own)].scope.index >= number { return false }
      if number > 0 { heights.put(number, above: Int(scopes[number].parent.index)) }
    }
    return heights.areLow
  }

  private var declarationsAreInOrder: Bool {
    var heights = Heights(count: declarations.count)
    for number in declarations.indices {
      if let outer = scopes[Int(declarations[number].scope.index)].declaration, outer >= number { return false }
      if let parent = declarations[number].parent { heights.put(number, above: Int(parent)) }
    }
    return heights.areLow
  }

  private var typesAreInOrder: Bool {
    var heights = Heights(count: types.nodes.count)
    for number in types.nodes.indices {
      for child in types.nodes[number].children {
        heights.put(number, above: Int(types.children[Int(child)].type.index))
      }
    }
    return heights.areLow
  }

  private var partsAreInOrder: Bool {
    var heights = Heights(count: parts.count)
    for number in parts.indices {
      if let outer = parts[number].outer { heights.put(number, above: Int(outer.index)) }
    }
    return heights.areLow
  }

  private var stringsAreInOrder: Bool {
    zip(longStrings, longStrings.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }
  }
}

/// The heights of the elements of a table: the number of references on the longest path from an element to one without
/// references.
private struct Heights {
  private var heights: [UInt16] = []
  private(set) var areLow = true

  init(count: Int) { heights.append(contentsOf: repeatElement(0, count: count)) }

  /// Records that an element refers to another one, which must have a lower index.
  mutating func put(_ element: Int, above other: Int) {
    guard other < element, heights[other] < NestingCheck.deepest else {
      areLow = false
      return
    }
    heights[element] = max(heights[element], heights[other] + 1)
  }
}
