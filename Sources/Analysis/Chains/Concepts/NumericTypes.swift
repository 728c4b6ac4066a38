import SwiftReader

/// A type whose parts are being visited.
private struct Visit {
  let type: DeclarationID
  let log: QuestionLog.Opened
  /// The types of its properties that were not visited yet.
  var parts: [DeclarationID]
}

extension DeclarationID {
  /// Returns whether a type consists of numbers, truth values, enumerations without payloads and such types at any
  /// depth.
  ///
  /// - Complexity: O(*n*) in the number of types for all of them together, whichever is asked for first.
  func consistsOfNumbers(in analyzer: inout ChainAnalyzer) -> Bool {
    if let known = analyzer.knownVerdict(.numbers, on: self) { return known }
    var entered: Set<DeclarationID> = [self]
    // A type of a cycle may have a part that fails but was not visited yet, so it is not kept before the last one.
    var isCyclic = false
    var path: [Visit] = []
    var passes = visit(&path, in: &analyzer)
    while passes, let last = path.indices.last {
      guard let part = path[last].parts.popLast() else {
        let visit = path.removeLast()
        analyzer.types.asked.questions.end(visit.log)
        if path.isEmpty || !isCyclic { analyzer.keep(true, for: .numbers, on: visit.type, visit.log) }
        continue
      }
      if let known = analyzer.knownVerdict(.numbers, on: part) {
        passes = known
      } else if entered.insert(part).inserted {
        passes = part.visit(&path, in: &analyzer)
      } else {
        isCyclic = true
      }
    }
    for visit in path.reversed() {
      analyzer.types.asked.questions.end(visit.log)
      analyzer.keep(false, for: .numbers, on: visit.type, visit.log)
    }
    return passes
  }

  /// Adds a type to the path.
  ///
  /// - Returns: `false` if one of its properties is neither a number nor of a type that can consist of them.
  private func visit(_ path: inout [Visit], in analyzer: inout ChainAnalyzer) -> Bool {
    let log = analyzer.types.asked.questions.begin()
    let parts = partsIfNumbers(in: &analyzer)
    path.append(Visit(type: self, log: log, parts: parts ?? []))
    return parts != nil
  }

  /// Returns the types of the repository that a type consists of, beside numbers; `nil` if it has other parts or none.
  private func partsIfNumbers(in analyzer: inout ChainAnalyzer) -> [DeclarationID]? {
    let properties = analyzer.types.asked.storedProperties(of: self)
    guard mayBePlain(in: &analyzer.types), !properties.isEmpty else { return nil }
    var parts: [DeclarationID] = []
    for property in properties {
      let stored = analyzer.typeOfProperty(property)
      let shape = analyzer.types.shape(of: analyzer.types.unwrapped(stored))
      switch shape.kind {
      case .library where Library.numbers.contains(shape.spelling): continue
      case .nominal where shape.isPlainEnum(in: analyzer.table): continue
      case .nominal: parts.append(shape.declaration)
      default: return nil
      }
    }
    return parts
  }
}
