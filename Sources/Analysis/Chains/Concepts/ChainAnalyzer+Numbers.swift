import SwiftReader

/// The types that consist of numbers.
extension ChainAnalyzer {
  /// A type whose parts are being visited.
  private struct Visit {
    let type: DeclarationID
    let log: QuestionLog.Opened
    /// The types of its properties that were not visited yet.
    var parts: [DeclarationID]
  }

  /// Returns whether a type consists of numbers, truth values, enumerations without payloads and such types at any
  /// depth.
  ///
  /// - Complexity: O(*n*) in the number of types for all of them together, whichever is asked for first.
  mutating func consistsOfNumbers(_ type: DeclarationID) -> Bool {
    if let known = knownVerdict(.numbers, on: type) { return known }
    var entered: Set<DeclarationID> = [type]
    // A type of a cycle may have a part that fails but was not visited yet, so it is not kept before the last one.
    var isCyclic = false
    var path: [Visit] = []
    var passes = visit(type, &path)
    while passes, let last = path.indices.last {
      guard let part = path[last].parts.popLast() else {
        let visit = path.removeLast()
        types.questions.end(visit.log)
        if path.isEmpty || !isCyclic { keep(true, for: .numbers, on: visit.type, visit.log) }
        continue
      }
      if let known = knownVerdict(.numbers, on: part) {
        passes = known
      } else if entered.insert(part).inserted {
        passes = visit(part, &path)
      } else {
        isCyclic = true
      }
    }
    for visit in path.reversed() {
      types.questions.end(visit.log)
      keep(false, for: .numbers, on: visit.type, visit.log)
    }
    return passes
  }

  /// Adds a type to the path.
  ///
  /// - Returns: `false` if one of its properties is neither a number nor of a type that can consist of them.
  private mutating func visit(_ type: DeclarationID, _ path: inout [Visit]) -> Bool {
    let log = types.questions.begin()
    let parts = partsIfNumbers(type)
    path.append(Visit(type: type, log: log, parts: parts ?? []))
    return parts != nil
  }

  /// Returns the types of the repository that a type consists of, beside numbers; `nil` if it has other parts or none.
  private mutating func partsIfNumbers(_ type: DeclarationID) -> [DeclarationID]? {
    let properties = types.storedProperties(of: type)
    guard mayBePlain(type), !properties.isEmpty else { return nil }
    var parts: [DeclarationID] = []
    for property in properties {
      let stored = typeOfProperty(property)
      let shape = types.shape(of: types.unwrapped(stored))
      switch shape.kind {
      case .library where Library.numbers.contains(shape.spelling): continue
      case .nominal where isPlainEnum(shape): continue
      case .nominal: parts.append(shape.declaration)
      default: return nil
      }
    }
    return parts
  }
}
