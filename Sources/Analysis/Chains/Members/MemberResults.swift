import SwiftReader

extension FoundMember {
  /// Returns the subscript of a collection that takes a position; other subscripts look up something else. None if
  /// there is no such subscript.
  func elementSubscript(in types: inout TypeResolver) -> DeclarationID {
    for candidate in types.asked.members(.subscript, in: types.owner(of: holder)) {
      let declaration = types.table.declaration(candidate)
      let file = types.table.file(of: candidate)
      if let parameter = declaration.parameters.first, declaration.parameters.count == 1,
        let type = types.table.parameter(parameter, in: file).type
      {
        let name = types.table.type(type, in: file).name
        if Library.positions.contains(types.table.spelling(name, in: file)) { return candidate }
      }
    }
    return .none
  }

  /// Returns the bindings of a member's own generic parameters by its `where` clause:
  /// `func flatten<A>() -> A where Element == [A]`.
  func conditions(of type: KnownType, in types: inout TypeResolver) -> [(parameter: KnownType, argument: KnownType)] {
    let file = types.table.file(of: declaration)
    var found: [(parameter: KnownType, argument: KnownType)] = []
    for number in types.table.declaration(declaration).requirements {
      let requirement = types.table.requirement(number, in: file)
      guard requirement.kind == .sameType, let other = requirement.type else { continue }
      let subject = types.resolve(requirement.subject, in: file, from: declaration)
      let argument = types.substituted(subject, heldBy: holder, seenFrom: type)
      let parameter = types.resolve(other, in: file, from: declaration)
      parameter.match(with: argument, adding: &found, depth: 0, in: &types)
    }
    return found
  }

  /// Returns the type of a member, or of the result of calling it.
  func result(on type: KnownType, _ spelling: Spelling, _ call: Call?, in analyzer: inout ChainAnalyzer) -> KnownType {
    let member = settled(on: type, spelling, call, in: &analyzer)
    if member.isAmbiguous || member.isNone { return .unknown }
    let declaration = analyzer.table.declaration(member.declaration)
    switch declaration.kind {
    case .property:
      let property = member.seen(analyzer.typeOfProperty(member.declaration), on: type, in: &analyzer.types)
      return call == nil ? property : ValueOrigin.unknown.typed(property).called(in: &analyzer).type
    case .function, .subscript:
      guard let call else { return member.unapplied(on: type, in: &analyzer.types) }
      return member.resultOfFunction(on: type, call, in: &analyzer)
    case .enumCase, .initializer:
      return analyzer.types.kind(member.holder) == .metatype ? analyzer.types.child(0, of: member.holder) : type
    default:
      return .unknown
    }
  }

  private func unapplied(on type: KnownType, in types: inout TypeResolver) -> KnownType {
    let declaration = types.table.declaration(self.declaration)
    let result = types.written(declaration.type, at: self.declaration)
    if declaration.kind == .subscript { return seen(result, on: type, in: &types) }
    return types.add(TypeShape(kind: .function), [seen(result, on: type, in: &types)])
  }

  private func resultOfFunction(on type: KnownType, _ call: Call, in analyzer: inout ChainAnalyzer) -> KnownType {
    let declaration = analyzer.table.declaration(self.declaration)
    let result = seen(analyzer.types.written(declaration.type, at: self.declaration), on: type, in: &analyzer.types)
    guard analyzer.types.shape(of: result).isGeneric else { return result }
    let inferred = result.inferring(self.declaration, call, in: &analyzer)
    return analyzer.types.shape(of: inferred).isGeneric
      ? inferred.replaced(conditions(of: type, in: &analyzer.types), in: &analyzer.types) : inferred
  }

  private func seen(_ result: KnownType, on type: KnownType, in types: inout TypeResolver) -> KnownType {
    types.substituted(result, heldBy: holder, seenFrom: type)
  }
}

extension TypeResolver {
  /// Resolves a type that is written in a declaration; unknown for `nil`.
  mutating func written(_ type: TypeID?, at declaration: DeclarationID) -> KnownType {
    guard let type else { return .unknown }
    return resolve(type, in: table.file(of: declaration), from: declaration)
  }
}
