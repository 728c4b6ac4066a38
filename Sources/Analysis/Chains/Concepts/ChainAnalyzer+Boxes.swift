import SwiftReader

/// What boxes hold.
extension ChainAnalyzer {
  /// Returns whether a property is the content of a box: `Box<Value>.value`.
  mutating func isContent(_ member: FoundMember) -> Bool {
    let holder = types.shape(of: member.holder)
    guard holder.kind == .nominal, table.declaration(member.declaration).kind == .property,
      !table.declaration(member.declaration).belongsToType
    else { return false }
    if isGeneric(holder.declaration), holdsParameter(member.declaration, of: holder.declaration) { return true }
    return table.declaration(member.declaration).modifiers.contains(.weak)
      && types.storedProperties(of: holder.declaration).count == 1
  }

  /// Returns whether a member is the content of a box, of the repository or a library.
  mutating func isContent(_ member: FoundMember, of shape: TypeShape) -> Bool {
    if !member.isNone { return isContent(member) }
    return shape.kind == .library && (library.boxes.contains(shape.spelling) || shape.spelling == Library.binding)
  }

  /// Returns whether the type of a property is a generic parameter of its owner or of a type around it:
  /// `Tree<Value>.Node` holds values of the tree.
  private mutating func holdsParameter(_ property: DeclarationID, of holder: DeclarationID) -> Bool {
    let stored = typeOfProperty(property)
    let parameter = types.shape(of: types.unwrapped(stored))
    guard parameter.kind == .parameter, !parameter.declaration.isNone else { return false }
    var place = holder
    while !place.isNone, place != parameter.declaration { place = table.parent(of: place) }
    return !place.isNone
  }

  /// Returns whether a type or an enclosing type has generic parameters.
  private func isGeneric(_ type: DeclarationID) -> Bool {
    var place = type
    while !place.isNone {
      if !table.declaration(place).requirements.isEmpty { return true }
      place = table.parent(of: place)
    }
    return false
  }

  /// Returns whether a step is the projection of a box's content: `box.$value`.
  mutating func projectsContent(_ step: Step, of receiver: KnownType) -> Bool {
    let found = property(projectedBy: step.name, of: receiver)
    return !found.isNone && isContent(found)
  }

  /// Returns the property whose projection a name is: `title` for `$title`; none for other names.
  mutating func property(projectedBy name: Name, of type: KnownType) -> FoundMember {
    guard frame.isProjection(name) else { return .none }
    return types.member(Spelling(String(frame.text(of: name).dropFirst())), of: type, for: .value)
  }
}
