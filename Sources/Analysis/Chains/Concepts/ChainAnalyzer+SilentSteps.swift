import SwiftReader

/// Why reading a property is not counted as a step.
extension ChainAnalyzer {
  /// Returns the concept that makes a step silent; `nil` if it is counted.
  mutating func concept(ofStep access: MemberAccess, in scope: ScopeID) -> Concept? {
    let (step, receiver, found) = (access.step, access.receiver, access.found)
    if library.neutralMembers.contains(step.spelling) { return .value }
    if frame.isProjection(step.name) { return .container }
    let shape = types.shape(of: receiver)
    switch shape.kind {
    case .tuple: return .container
    case .nominal:
      if isPartner(shape.declaration, scope) { return .ownPart }
      if isPlain(shape.declaration) || isPlainEnum(shape) { return .value }
      if found.isNone, looksUpMembers(receiver) { return .container }
    case .library:
      if found.isNone, library.dynamicOwners.contains(shape.spelling) { return .container }
      if library.values.contains(shape.spelling) { return .value }
    case .array, .dictionary: return .value
    case .nestedLibrary: if !shape.isForeign { return .value }
    default: break
    }
    if found.isNone { return receiver.isKnown || !types.declaresProperty(step.spelling) ? .notOurs : nil }
    return concept(of: found) ?? (isOfLibrary(found, step.spelling, on: receiver) ? .notOurs : nil)
  }

  private mutating func concept(of member: FoundMember) -> Concept? {
    let declaration = table.declaration(member.declaration)
    if declaration.kind == .function || isFacade(member) { return .result }
    if table.spelling(of: member.declaration).startsUppercase { return .friend }
    if declaration.isPrivateToFile, table.file(of: member.declaration) == frame.file { return .ownPart }
    if isNode(member) { return .node }
    return isContent(member) ? .container : nil
  }

  /// Returns whether the type of a property, or of its elements, is the type that declares it.
  private mutating func isNode(_ member: FoundMember) -> Bool {
    let holder = types.shape(of: member.holder)
    guard holder.kind == .nominal else { return false }
    let type = typeOfProperty(member.declaration)
    let element = element(of: type)
    return [type, element].contains {
      let shape = types.shape(of: types.unwrapped($0))
      return shape.kind == .nominal && shape.declaration == holder.declaration
    }
  }

  /// Returns whether a property, or its default in an extension of the same type, only returns its owner or a new
  /// object.
  private mutating func isFacade(_ member: FoundMember) -> Bool {
    let members = types.members(table.spelling(of: member.declaration), in: types.owner(of: member.holder))
    return members.contains { table.declaration($0).kind == .property && table.isFacade($0) }
  }

  private mutating func looksUpMembers(_ type: KnownType) -> Bool {
    var ancestors = Ancestry(of: [type])
    while let next = ancestors.next(&types) {
      let shape = types.shape(of: next)
      if shape.kind == .nominal, table.has(.looksUpMembers, shape.declaration) { return true }
    }
    return false
  }
}
