import SwiftReader

/// Why the use of a reached value is silent.
extension ChainAnalyzer {
  /// Returns the concept that makes a use of a reached value silent; `nil` if the use is to be listed.
  mutating func concept(ofUse access: MemberAccess, isChange: Bool, _ chain: Chain) -> Concept? {
    if isSilent(chain.scope) { return .silentCode }
    let shape = types.shape(of: access.receiver)
    if let concept = isChange ? concept(ofChange: access, shape) : concept(ofRead: access, shape) { return concept }
    return shape.kind == .nominal && isPartner(shape.declaration, chain.scope) ? .ownPart : nil
  }

  private mutating func concept(ofChange access: MemberAccess, _ shape: TypeShape) -> Concept? {
    if access.origin.isHanded { return .ownPart }
    guard access.origin.reach == 1 else { return nil }
    if isContent(access.found, of: shape) { return .container }
    // A truth value, or an enumeration without payloads, can only become another of its cases, so that this sets the
    // friend's property.
    let isTruth = shape.kind == .library && shape.spelling == Library.boolean
    return access.step.call != nil && (isTruth || isPlainEnum(shape)) ? .friend : nil
  }

  private mutating func concept(ofRead access: MemberAccess, _ shape: TypeShape) -> Concept? {
    let (step, receiver, found) = (access.step, access.receiver, access.found)
    if library.neutralMembers.contains(step.spelling) { return .value }
    if isLibraryValue(shape) || isPlainEnum(shape) { return isCommand(step, to: shape) ? nil : .value }
    if shape.kind == .nominal, isPlain(shape.declaration) || isOperator(step, found, of: receiver) { return .value }
    return !found.isNone && isContent(found) || projectsContent(step, of: receiver) ? .container : nil
  }

  /// Returns whether a step sends something through a library's subject: `model.taps.send(.cancel)`.
  private func isCommand(_ step: Step, to shape: TypeShape) -> Bool {
    step.call != nil && shape.kind == .library && library.subjects.contains(shape.spelling)
      && library.subjectCommands.contains(step.spelling)
  }

  /// Returns whether a member is an operator that a library declares for all sequences or publishers, or a requirement
  /// of their protocols.
  private mutating func isOperator(_ step: Step, _ found: FoundMember, of type: KnownType) -> Bool {
    guard found.isNone || library.pipelineRequirements.contains(step.spelling) else { return false }
    return step.spelling == Library.objectWillChange || types.inherits(type, anyOf: library.pipelines)
  }

  /// Returns whether a scope is in a preview or a test, or in a closure of a macro with a language of its own, such as
  /// `#Predicate`.
  mutating func isSilent(_ scope: ScopeID) -> Bool {
    if site(scope).isSilent { return true }
    var scope = scope
    while scope != .file {
      let current = frame.scope(scope)
      if current.kind == .macro, library.silentMacros.contains(frame.spelling(current.name)) { return true }
      if current.parent == scope { return false }
      scope = current.parent
    }
    return false
  }
}
