import SwiftReader

extension DeclarationID {
  func identities(in types: inout TypeResolver) -> [KnownType] {
    genericParameters(in: &types).map { types.arena.identity($0) }
  }

  /// Returns the position of a generic parameter among a declaration's own ones; `nil` if it has no parameter with that
  /// name.
  func position(ofParameter spelling: Spelling, in types: inout TypeResolver) -> Int? {
    ownParameters(in: &types).firstIndex { $0.spelling == spelling }
  }

  /// Returns the generic parameters of a type, after those of the enclosing types.
  func genericParameters(in types: inout TypeResolver) -> [GenericParameter] {
    let key = UInt64(index) + 1
    if let known = types.parameterLists.value(of: key, &types.asked.questions) { return known }
    let log = types.asked.questions.begin()
    var place = self
    var lists: [[GenericParameter]] = []
    while !place.isNone, lists.count < Limits.genericNesting {
      let type = types.table.type(of: place)
      let introducer = type.isNone ? place : type
      lists.append(introducer.ownParameters(in: &types))
      place = types.table.parent(of: introducer)
    }
    let all = lists.reversed().flatMap { $0 }
    types.asked.questions.end(log)
    types.parameterLists.keep(all, under: key, log.node)
    return all
  }

  private func ownParameters(in types: inout TypeResolver) -> [GenericParameter] {
    let key = UInt64(index) + 1
    if let known = types.ownParameterLists.value(of: key, &types.asked.questions) { return known }
    let log = types.asked.questions.begin()
    let found = findOwnParameters(in: &types)
    types.asked.questions.end(log)
    types.ownParameterLists.keep(found, under: key, log.node)
    return found
  }

  private func findOwnParameters(in types: inout TypeResolver) -> [GenericParameter] {
    let file = types.table.file(of: self)
    let isProtocol = types.table.declaration(self).kind == .protocol
    var found: [GenericParameter] = []
    for index in types.table.declaration(self).requirements {
      let requirement = types.table.requirement(index, in: file)
      guard requirement.kind == .parameter, found.count < Limits.genericParameters else { break }
      let subject = types.table.type(requirement.subject, in: file)
      let spelling = types.table.spelling(subject.name, in: file)
      let type = isProtocol ? types.asked.firstType(spelling, in: .declaration(self)) : self
      found.append(GenericParameter(declaration: type.isNone ? self : type, spelling: spelling))
    }
    return found
  }
}
