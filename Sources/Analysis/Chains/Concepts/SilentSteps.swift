import SwiftReader

extension MemberAccess {
  /// Returns the concept that makes a step silent; `nil` if it is counted.
  func conceptOfStep(in scope: ScopeID, in analyzer: inout ChainAnalyzer) -> Concept? {
    if analyzer.library.neutralMembers.contains(spelling) { return .value }
    if analyzer.frame.isProjection(name) { return .container }
    let shape = analyzer.types.shape(of: receiver)
    switch shape.kind {
    case .tuple: return .container
    case .nominal:
      if shape.declaration.isPartner(scope, in: &analyzer) { return .ownPart }
      if shape.declaration.isPlain(in: &analyzer) || shape.isPlainEnum(in: analyzer.table) { return .value }
      if found.isNone, receiver.looksUpMembers(in: &analyzer.types) { return .container }
    case .library:
      if found.isNone, analyzer.library.dynamicOwners.contains(shape.spelling) { return .container }
      if analyzer.library.values.contains(shape.spelling) { return .value }
    case .array, .dictionary: return .value
    case .nestedLibrary: if !shape.isForeign { return .value }
    default: break
    }
    if found.isNone {
      return receiver.isKnown || !analyzer.types.asked.declaresProperty(spelling) ? .notOurs : nil
    }
    return found.concept(in: &analyzer)
      ?? (isOfLibrary(in: &analyzer.types) ? .notOurs : nil)
  }
}

extension FoundMember {
  fileprivate func concept(in analyzer: inout ChainAnalyzer) -> Concept? {
    let declaration = analyzer.table.declaration(self.declaration)
    if declaration.kind == .function || isFacade(in: &analyzer.types) { return .result }
    if analyzer.table.spelling(of: self.declaration).startsUppercase { return .friend }
    if declaration.isPrivateToFile, analyzer.table.file(of: self.declaration) == analyzer.frame.file { return .ownPart }
    if isNode(in: &analyzer) { return .node }
    return isContent(in: &analyzer) ? .container : nil
  }

  /// Returns whether the type of a property, or of its elements, is the type that declares it.
  private func isNode(in analyzer: inout ChainAnalyzer) -> Bool {
    let holder = analyzer.types.shape(of: self.holder)
    guard holder.kind == .nominal else { return false }
    let type = analyzer.typeOfProperty(declaration)
    let element = type.element(in: &analyzer)
    return [type, element].contains {
      let shape = analyzer.types.shape(of: analyzer.types.unwrapped($0))
      return shape.kind == .nominal && shape.declaration == holder.declaration
    }
  }

  /// Returns whether a property, or its default in an extension of the same type, only returns its owner or a new
  /// object.
  private func isFacade(in types: inout TypeResolver) -> Bool {
    let members = types.asked.members(types.table.spelling(of: declaration), in: types.owner(of: holder))
    return members.contains { types.table.declaration($0).kind == .property && types.table.isFacade($0) }
  }
}

extension KnownType {
  fileprivate func looksUpMembers(in types: inout TypeResolver) -> Bool {
    var ancestors = Ancestry(of: [self])
    while let next = ancestors.next(&types) {
      let shape = types.shape(of: next)
      if shape.kind == .nominal, types.table.has(.looksUpMembers, shape.declaration) { return true }
    }
    return false
  }
}
