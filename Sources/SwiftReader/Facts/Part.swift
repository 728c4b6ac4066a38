/// A part of a value, which a pattern binds to a name: `case .near(.home(let house))` binds an associated value of an
/// associated value.
package struct Part: Sendable, Equatable {
  /// How the part is taken out of the value, or out of the outer part.
  package enum Step: Sendable, Equatable {
    /// The wrapped value of the optional.
    case unwrapped
    /// An element of the sequence.
    case element
    /// An element of the tuple, by position.
    case tupleElement(UInt32)
    /// An associated value of the named case, by position.
    case payload(Name, UInt32)
  }

  /// The part that this one is a part of, which has a lower index; `nil` for a part of the value itself.
  package var outer: PartID?
  package var step: Step

  /// The first parts of every file, which most patterns bind.
  static let first = [Part(outer: nil, step: .unwrapped), Part(outer: nil, step: .element)]
}

/// The index of a part in ``FileFacts/parts``.
package struct PartID: Sendable, Hashable {
  package let index: UInt32

  /// The wrapped value of an optional.
  package static let unwrapped = PartID(index: 0)
  /// An element of a sequence.
  package static let element = PartID(index: 1)
}

extension FileFacts {
  /// Returns how a part is taken out of a value, from the outside in; no steps for the whole value.
  ///
  /// - Complexity: O(*n*) in the number of steps, which the reader limits.
  package func steps(to part: PartID?) -> [Part.Step] {
    guard var part else { return [] }
    var steps = [parts[Int(part.index)].step]
    while let outer = parts[Int(part.index)].outer {
      part = outer
      steps.append(parts[Int(part.index)].step)
    }
    return steps.reversed()
  }

  /// Returns the part that a step takes out of a value, or out of an outer part.
  mutating func part(_ step: Part.Step, of outer: PartID?) -> PartID {
    if outer == nil, let known = Part.first.firstIndex(where: { $0.step == step }) {
      return PartID(index: UInt32(known))
    }
    parts.append(Part(outer: outer, step: step))
    return PartID(index: UInt32(parts.count - 1))
  }
}
