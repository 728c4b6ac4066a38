import SwiftReader

extension MemberAccess {
  /// Returns the concept that makes a use of a reached value silent; `nil` if the use is to be listed.
  func conceptOfUse(isChange: Bool, _ chain: Chain, in analyzer: inout ChainAnalyzer) -> Concept? {
    if chain.scope.isSilent(in: &analyzer) { return .silentCode }
    let shape = analyzer.types.shape(of: receiver)
    if let concept = isChange ? conceptOfChange(shape, in: &analyzer) : conceptOfRead(shape, in: &analyzer) {
      return concept
    }
    return shape.kind == .nominal && shape.declaration.isPartner(chain.scope, in: &analyzer) ? .ownPart : nil
  }

  private func conceptOfChange(_ shape: TypeShape, in analyzer: inout ChainAnalyzer) -> Concept? {
    if origin.isHanded { return .ownPart }
    guard origin.reach == 1 else { return nil }
    if found.isContent(of: shape, in: &analyzer) { return .container }
    // A truth value, or an enumeration without payloads, can only become another of its cases, so that this sets the
    // friend's property.
    let isTruth = shape.kind == .library && shape.spelling == Library.boolean
    return step.call != nil && (isTruth || shape.isPlainEnum(in: analyzer.table)) ? .friend : nil
  }

  private func conceptOfRead(_ shape: TypeShape, in analyzer: inout ChainAnalyzer) -> Concept? {
    if analyzer.library.neutralMembers.contains(spelling) { return .value }
    if shape.isLibraryValue(in: &analyzer.types) || shape.isPlainEnum(in: analyzer.table) {
      return step.isCommand(to: shape, in: analyzer.library) ? nil : .value
    }
    if shape.kind == .nominal,
      shape.declaration.isPlain(in: &analyzer) || step.isOperator(found, of: receiver, in: &analyzer.types)
    {
      return .value
    }
    return !found.isNone && found.isContent(in: &analyzer) || projectsContent(step, of: receiver, in: &analyzer)
      ? .container : nil
  }
}

extension Step {
  /// Returns whether a step sends something through a library's subject: `model.taps.send(.cancel)`.
  fileprivate func isCommand(to shape: TypeShape, in library: Library) -> Bool {
    call != nil && shape.kind == .library && library.subjects.contains(shape.spelling)
      && library.subjectCommands.contains(spelling)
  }

  /// Returns whether a member is an operator that a library declares for all sequences or publishers, or a requirement
  /// of their protocols.
  fileprivate func isOperator(_ found: FoundMember, of type: KnownType, in types: inout TypeResolver) -> Bool {
    guard found.isNone || types.library.pipelineRequirements.contains(spelling) else { return false }
    return spelling == Library.objectWillChange || types.inherits(type, anyOf: types.library.pipelines)
  }
}

extension ScopeID {
  /// Returns whether a scope is in a preview or a test, or in a closure of a macro with a language of its own, such as
  /// `#Predicate`.
  func isSilent(in analyzer: inout ChainAnalyzer) -> Bool {
    if analyzer.site(self).isSilent { return true }
    var scope = self
    while scope != .file {
      let current = analyzer.frame.scope(scope)
      if current.kind == .macro, analyzer.library.silentMacros.contains(analyzer.frame.spelling(current.name)) {
        return true
      }
      if current.parent == scope { return false }
      scope = current.parent
    }
    return false
  }
}
