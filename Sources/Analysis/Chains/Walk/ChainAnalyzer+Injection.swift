import SwiftReader

/// Type inference for properties whose wrapper provides their value, so that neither a type nor an initial value is
/// written.
extension ChainAnalyzer {
  /// Returns the type that the wrapper's argument or the property's name implies; unknown if neither does.
  mutating func injectedType(_ declaration: Declaration, _ id: DeclarationID) -> KnownType {
    if declaration.attributes.isEmpty { return .unknown }
    let file = table.file(of: id)
    let savedFile = types.file
    types.file = file
    defer { types.file = savedFile }
    for number in declaration.attributes {
      let attribute = table.attribute(number, in: file)
      let argument = table.spelling(attribute.argumentName, in: file)
      switch attribute.argument {
      case .type: return type(named: argument, attribute.argumentName, from: id)
      case .keyPath:
        let type = type(ofComponent: argument, of: root(ofWrapper: attribute.name, from: id))
        if type.isKnown { return type }
      case .other: continue
      }
    }
    return namedLikeItsType(declaration, file)
  }

  /// Resolves the type in `@Environment(Account.self) var account`.
  private mutating func type(named spelling: Spelling, _ name: Name, from id: DeclarationID) -> KnownType {
    let file = table.file(of: id)
    let found = types.lookUp(spelling, in: file, from: LookUpSite(id))
    return found == libraryMark
      ? types.libraryType(spelling, [], in: file, name: name) : types.unaliased(found, in: file)
  }

  /// Resolves the last component of the key path in `@Dependency(\.clock) var clock`.
  private mutating func type(ofComponent component: Spelling, of root: KnownType) -> KnownType {
    let found = types.member(component, of: root, for: .value)
    if found.isNone { return types.libraryMember(component, of: root, .value) }
    return result(of: found, on: root, component, nil)
  }

  /// Returns the type in which a wrapper looks up its key path. A wrapper of the repository takes the key path in an
  /// initializer, and the type is the root of that parameter's key-path type.
  private mutating func root(ofWrapper name: Name, from id: DeclarationID) -> KnownType {
    let file = table.file(of: id)
    let spelling = table.spelling(name, in: file)
    if let root = library.wrapperRoots[spelling].first { return types.libraryType(root, [], in: file, name: .none) }
    guard case .declared(let wrapper) = types.topLevelType(spelling, from: file) else { return .unknown }
    for initializer in types.members(.`init`, in: .declaration(wrapper)) {
      for number in table.declaration(initializer).parameters {
        let home = table.file(of: initializer)
        guard let written = table.parameter(number, in: home).type else { continue }
        let type = types.resolve(written, in: home, from: initializer)
        if library.keyPaths.contains(types.shape(of: type).spelling) { return types.child(0, of: type) }
      }
    }
    return .unknown
  }

  /// Returns the type whose name is the property's name with an upper-case initial: `@Injected var account` is an
  /// `Account`.
  private mutating func namedLikeItsType(_ declaration: Declaration, _ file: Int) -> KnownType {
    let name = table.text(of: declaration.name, in: file)
    let spelling = Spelling(name.prefix(1).uppercased() + name.dropFirst())
    guard case .declared(let type) = types.topLevelType(spelling, from: file) else { return .unknown }
    return table.declaration(type).kind.isType ? types.nominal(type) : .unknown
  }
}
