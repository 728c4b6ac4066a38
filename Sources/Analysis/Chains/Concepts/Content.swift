import SwiftReader

extension FoundMember {
  /// Returns whether a property is the content of a box: `Box<Value>.value`.
  func isContent(in analyzer: inout ChainAnalyzer) -> Bool {
    let holder = analyzer.types.shape(of: self.holder)
    guard holder.kind == .nominal, analyzer.table.declaration(declaration).kind == .property,
      !analyzer.table.declaration(declaration).belongsToType
    else { return false }
    if holder.declaration.isGeneric(in: analyzer.table),
      holdsParameter(declaration, of: holder.declaration, in: &analyzer)
    {
      return true
    }
    return analyzer.table.declaration(declaration).modifiers.contains(.weak)
      && analyzer.types.asked.storedProperties(of: holder.declaration).count == 1
  }

  /// Returns whether a member is the content of a box, of the repository or a library.
  func isContent(of shape: TypeShape, in analyzer: inout ChainAnalyzer) -> Bool {
    if !isNone { return isContent(in: &analyzer) }
    return shape.kind == .library
      && (analyzer.library.boxes.contains(shape.spelling) || shape.spelling == Library.binding)
  }

  /// Returns whether the type of a property is a generic parameter of its owner or of a type around it:
  /// `Tree<Value>.Node` holds values of the tree.
  private func holdsParameter(_ property: DeclarationID, of holder: DeclarationID, in analyzer: inout ChainAnalyzer)
    -> Bool
  {
    let stored = analyzer.typeOfProperty(property)
    let parameter = analyzer.types.shape(of: analyzer.types.unwrapped(stored))
    guard parameter.kind == .parameter, !parameter.declaration.isNone else { return false }
    var place = holder
    while !place.isNone, place != parameter.declaration { place = analyzer.table.parent(of: place) }
    return !place.isNone
  }
}

extension DeclarationID {
  /// Returns whether a type or an enclosing type has generic parameters.
  fileprivate func isGeneric(in table: SymbolTable) -> Bool {
    var place = self
    while !place.isNone {
      if !table.declaration(place).requirements.isEmpty { return true }
      place = table.parent(of: place)
    }
    return false
  }
}

extension MemberAccess {
  /// Returns whether a step is the projection of a box's content: `box.$value`.
  func projectsContent(_ step: Step, of receiver: KnownType, in analyzer: inout ChainAnalyzer) -> Bool {
    let found = FoundMember.property(projectedBy: step.name, of: receiver, in: &analyzer)
    return !found.isNone && found.isContent(in: &analyzer)
  }
}
