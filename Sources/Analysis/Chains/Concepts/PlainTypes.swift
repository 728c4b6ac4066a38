import SwiftReader

extension DeclarationID {
  /// Returns whether a type of the repository wraps one plain value, or consists of numbers, truth values,
  /// enumerations without payloads and such types at any depth. A state does neither, whatever it stores.
  func isPlain(in analyzer: inout ChainAnalyzer) -> Bool {
    analyzer.verdict(.plain, on: self) { wrapsOneValue(in: &$0) || consistsOfNumbers(in: &$0) }
  }

  private func wrapsOneValue(in analyzer: inout ChainAnalyzer) -> Bool {
    let properties = analyzer.types.asked.storedProperties(of: self)
    guard let property = properties.first, properties.count == 1, mayBePlain(in: &analyzer.types) else { return false }
    if analyzer.table.declaration(self).kind == .class, !hasNoFunctions(in: &analyzer.types) { return false }
    let stored = analyzer.typeOfProperty(property)
    return stored.isOfLibraryValues(in: &analyzer.types)
      || analyzer.types.shape(of: analyzer.types.unwrapped(stored)).isPlainEnum(in: analyzer.table)
  }

  /// Returns whether a type is a structure, or a class of constants, but not a state.
  func mayBePlain(in types: inout TypeResolver) -> Bool {
    if types.table.has(.isState, self) { return false }
    switch types.table.declaration(self).kind {
    case .struct: return true
    case .class: return storesConstants(in: &types)
    default: return false
    }
  }

  /// Returns whether a type stores something, and only constants.
  func storesConstants(in types: inout TypeResolver) -> Bool {
    let properties = types.asked.storedProperties(of: self)
    return !properties.isEmpty && properties.allSatisfy { types.table.declaration($0).modifiers.contains(.constant) }
  }

  /// Returns whether a type and its extensions have no instance functions.
  private func hasNoFunctions(in types: inout TypeResolver) -> Bool {
    types.asked.functionsInExtensions(of: self) == 0
      && types.asked.ownMembers(of: self).allSatisfy {
        types.table.declaration($0).kind != .function || types.table.declaration($0).belongsToType
      }
  }

  /// Returns whether a type only carries data: it has no function that acts, and is a structure, an enumeration, or a
  /// class that is encoded or stores constants only. A state is no data.
  func isData(in analyzer: inout ChainAnalyzer) -> Bool {
    if analyzer.table.isData(self) { return true }
    guard analyzer.table.declaration(self).kind == .class, !analyzer.table.acts(self),
      !analyzer.table.has(.isState, self)
    else { return false }
    return analyzer.verdict(.data, on: self) { storesConstants(in: &$0.types) }
  }
}

extension KnownType {
  /// Returns whether a type is a library value, or a collection or tuple of library values.
  fileprivate func isOfLibraryValues(in types: inout TypeResolver) -> Bool {
    let value = types.unwrapped(self)
    let shape = types.shape(of: value)
    switch shape.kind {
    case .library:
      return types.library.values.contains(shape.spelling)
        && types.children(of: value).allSatisfy { $0.isOfLibraryValues(in: &types) }
    case .array, .dictionary, .tuple: return types.children(of: value).allSatisfy { $0.isOfLibraryValues(in: &types) }
    default: return false
    }
  }
}

extension TypeShape {
  /// Returns whether a type is an enumeration without payloads: all its members describe the case itself.
  func isPlainEnum(in table: SymbolTable) -> Bool {
    guard kind == .nominal, table.declaration(declaration).kind == .enum else { return false }
    return !table.has(.hasPayload, declaration)
  }

  /// Returns whether a type is a value of a library: all its members describe the value itself.
  func isLibraryValue(in types: inout TypeResolver) -> Bool {
    switch kind {
    case .optional, .array, .dictionary, .tuple, .function, .metatype: true
    case .nestedLibrary: !isForeign
    case .library:
      types.library.values.contains(spelling) || types.library.elements[spelling] != nil
        || types.library.dynamicOwners.contains(spelling) || spelling == Library.swiftUIView
    // Structures of other libraries are values like those of the standard library.
    case .nominal: types.table.isOfDependency(declaration) && types.table.isValueType(declaration)
    default: false
    }
  }
}
