import SwiftReader

/// What the rules ask about the owner of a used property and about the place of a use. Nothing of it is recorded, so
/// that a rule may ask otherwise in the next run.
extension Codebase {
  /// Returns whether a file is in a folder for examples, and there is other code.
  package func isExample(_ file: Int) -> Bool { table.isExample(file) }

  /// Returns the type that declares a property; none for a global one.
  package func type(declaring property: DeclarationID) -> DeclarationID { table.typeOwning(property) }

  /// Returns the stored properties of a type and, for a protocol, its requirements.
  ///
  /// - Complexity: O(*n*) in the number of members.
  package func properties(of type: DeclarationID) -> [DeclarationID] {
    let isProtocol = table.declaration(type).kind == .protocol
    return table.members(of: type).filter {
      let declaration = table.declaration($0)
      return declaration.kind == .property && !declaration.belongsToType && !declaration.isPrivateToFile
        && (isProtocol || !declaration.modifiers.contains(.computed))
    }
  }

  /// Returns the name of a property's type as it is written, or of the type that its initial value creates; `nil` if
  /// there is neither.
  package func nameOfType(ofProperty property: DeclarationID) -> String? {
    let declaration = table.declaration(property)
    return table.read(table.file(of: property)) { declaration.nameOfType(in: $0) }
  }
}

extension Declaration {
  fileprivate func nameOfType(in facts: FileFacts) -> String? {
    if var type {
      while let inner = type.wrapped(in: facts.types) { type = inner }
      return facts.names[facts.types[type].name]
    }
    guard case .chain(let number) = value else { return nil }
    let chain = facts.chains[Int(number)]
    guard case .name(let name) = chain.root, chain.links.count == 1, facts.names[name].first?.isUppercase == true
    else { return nil }
    return facts.names[name]
  }
}

extension TypeID {
  /// Returns the type in an optional or existential type; `nil` for other types.
  fileprivate func wrapped(in types: TypeTable) -> TypeID? {
    switch types[self].kind {
    case .optional, .existential, .opaque: types.children(of: self).first?.type
    default: nil
    }
  }
}

extension Codebase {
  /// The names of the types that the files declare, alone and with the types around them.
  package var declaredTypeNames: Set<String> {
    files.indices.reduce(into: []) { names, file in
      for number in table.declarations(in: file) where table.declaration(number, in: file).kind.isType {
        let id = table.id(number, in: file)
        names.insert(table.name(of: id))
        names.insert(table.qualifiedName(of: id))
      }
    }
  }

  /// Returns whether the tables know a library's type.
  package func isLibraryType(_ name: String) -> Bool { library.isKnown(Spelling(name)) }
}
