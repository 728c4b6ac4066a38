import SwiftReader

/// The wrappers of properties and what they project.
extension ChainAnalyzer {
  /// Returns the origin of `$x` or `_x`, the projection or the wrapper of a property of `self`; `nil` for other names.
  mutating func projected(_ name: Name, of selfType: KnownType) -> ValueOrigin? {
    let property = property(projectedBy: name, of: selfType)
    if property.isNone {
      let wrapped = self.property(wrappedBy: name, of: selfType)
      if wrapped.isNone { return nil }
      let wrapper = wrapper(of: wrapped, on: selfType)
      return .friend(.own, wrapper)
    }
    if let projection = projection(of: property, on: selfType) { return .friend(.own, projection) }
    let type = result(of: property, on: selfType, table.spelling(of: property.declaration), nil)
    return .friend(.own, type)
  }

  /// Returns the property whose wrapper a name is: `title` for `_title`; none for other names.
  private mutating func property(wrappedBy name: Name, of type: KnownType) -> FoundMember {
    let text = frame.text(of: name)
    guard text.utf8.first == UInt8(ascii: "_") else { return .none }
    return types.member(Spelling(String(text.dropFirst())), of: type, for: .value)
  }

  /// Returns the type of a property's projection `model.$title`: a publisher, or what a wrapper of the repository
  /// projects; `nil` for other wrappers.
  mutating func projection(of property: FoundMember, on type: KnownType) -> KnownType? {
    if property.isNone { return nil }
    if has(Library.published, property.declaration) {
      let value = result(of: property, on: type, table.spelling(of: property.declaration), nil)
      return types.library(Library.anyPublisher, [value])
    }
    let wrapper = wrapper(of: property, on: type)
    let projection = types.member(Library.projectedValue, of: wrapper, for: .value)
    return projection.isNone ? nil : result(of: projection, on: wrapper, Library.projectedValue, nil)
  }

  /// Returns the type of a property's wrapper; unknown if the repository does not declare it.
  private mutating func wrapper(of property: FoundMember, on type: KnownType) -> KnownType {
    let file = table.file(of: property.declaration)
    for number in table.declaration(property.declaration).attributes {
      let name = table.spelling(table.attribute(number, in: file).name, in: file)
      let named = types.lookUp(name, in: file, from: LookUpSite(property.declaration))
      if named == libraryMark { continue }
      let wrapper = types.unaliased(named, in: file)
      let content = types.member(Library.wrappedValue, of: wrapper, for: .value)
      if content.isNone { continue }
      let wrapped = result(of: content, on: wrapper, Library.wrappedValue, nil)
      let value = result(of: property, on: type, table.spelling(of: property.declaration), nil)
      var found: [(parameter: KnownType, argument: KnownType)] = []
      match(wrapped, with: value, adding: &found, depth: 0)
      return replaced(found, in: wrapper)
    }
    return .unknown
  }

  private func has(_ attribute: Spelling, _ declaration: DeclarationID) -> Bool {
    let file = table.file(of: declaration)
    return table.declaration(declaration).attributes.contains {
      table.spelling(table.attribute($0, in: file).name, in: file) == attribute
    }
  }
}
