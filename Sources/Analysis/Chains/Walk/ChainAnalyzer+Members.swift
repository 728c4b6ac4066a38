import SwiftReader

extension ChainAnalyzer {
  /// Returns the type of a member, or of the result of calling it.
  mutating func result(
    of member: FoundMember, on type: KnownType, _ spelling: Spelling, _ call: Call?
  ) -> KnownType {
    let member = settled(member, on: type, spelling, call)
    if member.isAmbiguous || member.isNone { return .unknown }
    let declaration = table.declaration(member.declaration)
    switch declaration.kind {
    case .property:
      let property = seen(typeOfProperty(member.declaration), from: member, on: type)
      return call == nil ? property : called(ValueOrigin.unknown.typed(property)).type
    case .function, .subscript:
      guard let call else { return unapplied(member, on: type) }
      return resultOfFunction(member, on: type, call)
    case .enumCase, .initializer:
      return types.kind(member.holder) == .metatype ? types.child(0, of: member.holder) : type
    default:
      return .unknown
    }
  }

  private mutating func unapplied(_ member: FoundMember, on type: KnownType) -> KnownType {
    let declaration = table.declaration(member.declaration)
    let result = written(declaration.type, at: member.declaration)
    if declaration.kind == .subscript { return seen(result, from: member, on: type) }
    return types.add(TypeShape(kind: .function), [seen(result, from: member, on: type)])
  }

  private mutating func resultOfFunction(
    _ member: FoundMember, on type: KnownType, _ call: Call
  ) -> KnownType {
    let declaration = table.declaration(member.declaration)
    let result = seen(written(declaration.type, at: member.declaration), from: member, on: type)
    guard types.shape(of: result).isGeneric else { return result }
    let inferred = inferring(result, member.declaration, call)
    return types.shape(of: inferred).isGeneric ? replaced(conditions(on: member, of: type), in: inferred) : inferred
  }

  /// Resolves a type that is written in a declaration; unknown for `nil`.
  mutating func written(_ type: TypeID?, at declaration: DeclarationID) -> KnownType {
    guard let type else { return .unknown }
    return types.resolve(type, in: table.file(of: declaration), from: declaration)
  }

  private mutating func seen(_ result: KnownType, from member: FoundMember, on type: KnownType) -> KnownType {
    types.substituted(result, heldBy: member.holder, seenFrom: type)
  }

  /// Returns the type annotation of a property, or the type inferred from its initial value.
  mutating func typeOfProperty(_ id: DeclarationID) -> KnownType {
    let declaration = table.declaration(id)
    let isWritten = declaration.type != nil
    if !isWritten && remainingInferences == 0 { return .unknown }
    let key = UInt64(id.index) << 4 | UInt64(isWritten ? 15 : remainingInferences)
    if let known = inferred.value(of: key, &types.questions) { return known }
    let log = types.questions.begin()
    let type = isWritten ? written(declaration.type, at: id) : inferredType(declaration, id)
    types.questions.end(log)
    inferred.keep(type, under: key, log.node)
    return type
  }

  /// Infers the type of a property from its initial value, in the property's own file. The result must not depend on
  /// the requesting code, so the analysis starts from an empty frame, and properties that it needs are followed one
  /// level less.
  private mutating func inferredType(_ declaration: Declaration, _ id: DeclarationID) -> KnownType {
    if declaration.value == .unknown { return injectedType(declaration, id) }
    let (savedFrame, savedNesting, savedTrace) = (frame, expressionDepth, trace)
    defer { (frame, expressionDepth, trace, types.file) = (savedFrame, savedNesting, savedTrace, savedFrame.file) }
    frame = Frame(table.file(of: id), table, isOfForeignValue: true)
    types.file = frame.file
    types.readBodies(of: frame.file)
    trace = nil
    expressionDepth = 0
    remainingInferences -= 1
    defer { remainingInferences += 1 }
    let origin = origin(of: declaration.value, in: declaration.scope, at: declaration.offset)
    return part(declaration.part, of: origin).type
  }
}
