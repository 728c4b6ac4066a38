import SwiftReader

// The types of properties whose wrapper provides the value, so that neither a type nor an initial value is written.
extension Declaration {
  /// Returns the type that the wrapper's argument or the property's name implies; unknown if neither does.
  func injectedType(_ id: DeclarationID, in analyzer: inout ChainAnalyzer) -> KnownType {
    if attributes.isEmpty { return .unknown }
    let file = analyzer.table.file(of: id)
    let savedFile = analyzer.types.file
    analyzer.types.file = file
    defer { analyzer.types.file = savedFile }
    for number in attributes {
      let attribute = analyzer.table.attribute(number, in: file)
      let argument = analyzer.table.spelling(attribute.argumentName, in: file)
      switch attribute.argument {
      case .type: return id.type(named: argument, attribute.argumentName, in: &analyzer)
      case .keyPath:
        let type = id.root(ofWrapper: attribute.name, in: &analyzer.types).type(ofComponent: argument, in: &analyzer)
        if type.isKnown { return type }
      case .other: continue
      }
    }
    return namedLikeItsType(file, in: &analyzer.types)
  }

  /// Returns the type whose name is the property's name with an upper-case initial: `@Injected var account` is an
  /// `Account`.
  private func namedLikeItsType(_ file: Int, in types: inout TypeResolver) -> KnownType {
    let name = types.table.text(of: self.name, in: file)
    let spelling = Spelling(name.prefix(1).uppercased() + name.dropFirst())
    guard case .declared(let type) = types.asked.topLevelType(spelling, from: file) else { return .unknown }
    return types.table.declaration(type).kind.isType ? types.nominal(type) : .unknown
  }
}

extension DeclarationID {
  /// Resolves the type in `@Environment(Account.self) var account`.
  fileprivate func type(named spelling: Spelling, _ name: Name, in analyzer: inout ChainAnalyzer) -> KnownType {
    let file = analyzer.table.file(of: self)
    let found = analyzer.types.lookUp(spelling, in: file, from: LookUpSite(self))
    return found == libraryMark
      ? analyzer.types.libraryType(spelling, [], in: file, name: name) : analyzer.types.unaliased(found, in: file)
  }

  /// Returns the type in which a wrapper looks up its key path. A wrapper of the repository takes the key path in an
  /// initializer, and the type is the root of that parameter's key-path type.
  func root(ofWrapper name: Name, in types: inout TypeResolver) -> KnownType {
    let file = types.table.file(of: self)
    let spelling = types.table.spelling(name, in: file)
    if let root = types.library.wrapperRoots[spelling].first {
      return types.libraryType(root, [], in: file, name: .none)
    }
    guard case .declared(let wrapper) = types.asked.topLevelType(spelling, from: file) else { return .unknown }
    for initializer in types.asked.members(.`init`, in: .declaration(wrapper)) {
      for number in types.table.declaration(initializer).parameters {
        let home = types.table.file(of: initializer)
        guard let written = types.table.parameter(number, in: home).type else { continue }
        let type = types.resolve(written, in: home, from: initializer)
        if types.library.keyPaths.contains(types.shape(of: type).spelling) { return types.child(0, of: type) }
      }
    }
    return .unknown
  }
}

extension KnownType {
  /// Resolves the last component of the key path in `@Dependency(\.clock) var clock`.
  fileprivate func type(ofComponent component: Spelling, in analyzer: inout ChainAnalyzer) -> KnownType {
    let found = analyzer.types.member(component, of: self, for: .value)
    if found.isNone { return analyzer.types.libraryMember(component, of: self, .value) }
    return found.result(on: self, component, nil, in: &analyzer)
  }
}
