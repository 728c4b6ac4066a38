import SwiftReader

extension ChainAnalyzer {
  /// Returns a generic type with the generic arguments that are inferred from the arguments of an initializer call.
  mutating func inferring(_ type: KnownType, _ call: Call) -> KnownType {
    let shape = types.shape(of: type)
    // Within its own declaration a generic type without arguments means the enclosing type.
    guard shape.isGeneric, shape.children.isEmpty, !site(call.scope).enclosing.contains(shape.declaration) else {
      return type
    }
    let initializer = types.member(.`init`, of: type, for: .callOnType, call: callShape(of: call))
    if !initializer.isNone, initializer.holder == type {
      return inferring(type, initializer.declaration, call)
    }
    let found = arguments(ofMemberwise: call, to: type, besidesClosures: false)
    return replaced(found, in: type)
  }

  /// Returns the types to which the arguments of a memberwise initializer bind the generic parameters of a type. The
  /// labels are the names of the stored properties.
  mutating func arguments(
    ofMemberwise call: Call, to type: KnownType, besidesClosures: Bool
  ) -> [(parameter: KnownType, argument: KnownType)] {
    var found: [(parameter: KnownType, argument: KnownType)] = []
    for (position, label) in labels(of: call).enumerated() where label != .none {
      if besidesClosures, isClosure(position, of: call) { continue }
      let property = types.member(label, of: type, for: .value)
      guard !property.isNone, table.declaration(property.declaration).kind == .property else { continue }
      let written = typeOfProperty(property.declaration)
      let argument = self.type(ofArgument: position, of: call)
      match(written, with: argument, adding: &found, depth: 0)
    }
    return found
  }

  /// Returns the bindings of a member's own generic parameters by its `where` clause:
  /// `func flatten<A>() -> A where Element == [A]`.
  mutating func conditions(
    on member: FoundMember, of type: KnownType
  ) -> [(parameter: KnownType, argument: KnownType)] {
    let file = table.file(of: member.declaration)
    var found: [(parameter: KnownType, argument: KnownType)] = []
    for number in table.declaration(member.declaration).requirements {
      let requirement = table.requirement(number, in: file)
      guard requirement.kind == .sameType, let other = requirement.type else { continue }
      let subject = types.resolve(requirement.subject, in: file, from: member.declaration)
      let argument = types.substituted(subject, heldBy: member.holder, seenFrom: type)
      let parameter = types.resolve(other, in: file, from: member.declaration)
      match(parameter, with: argument, adding: &found, depth: 0)
    }
    return found
  }
}
