import SwiftReader

/// The types whose instances are plain values, as numbers and strings are.
extension ChainAnalyzer {
  /// Returns whether a type of the repository wraps one plain value, or consists of numbers, truth values,
  /// enumerations without payloads and such types at any depth. A state does neither, whatever it stores.
  mutating func isPlain(_ type: DeclarationID) -> Bool {
    verdict(.plain, on: type) { $0.wrapsOneValue(type) || $0.consistsOfNumbers(type) }
  }

  private mutating func wrapsOneValue(_ type: DeclarationID) -> Bool {
    let properties = types.storedProperties(of: type)
    guard let property = properties.first, properties.count == 1, mayBePlain(type) else { return false }
    if table.declaration(type).kind == .class, !hasNoFunctions(type) { return false }
    let stored = typeOfProperty(property)
    return isOfLibraryValues(stored) || isPlainEnum(types.shape(of: types.unwrapped(stored)))
  }

  /// Returns whether a type is a structure, or a class of constants, but not a state.
  mutating func mayBePlain(_ type: DeclarationID) -> Bool {
    if table.has(.isState, type) { return false }
    switch table.declaration(type).kind {
    case .struct: return true
    case .class: return storesConstants(type)
    default: return false
    }
  }

  /// Returns whether a type stores something, and only constants.
  mutating func storesConstants(_ type: DeclarationID) -> Bool {
    let properties = types.storedProperties(of: type)
    return !properties.isEmpty && properties.allSatisfy { table.declaration($0).modifiers.contains(.constant) }
  }

  /// Returns whether a type and its extensions have no instance functions.
  private mutating func hasNoFunctions(_ type: DeclarationID) -> Bool {
    types.functionsInExtensions(of: type) == 0
      && types.ownMembers(of: type).allSatisfy {
        table.declaration($0).kind != .function || table.declaration($0).belongsToType
      }
  }

  /// Returns whether a type is a library value, or a collection or tuple of library values.
  private func isOfLibraryValues(_ type: KnownType) -> Bool {
    let value = types.unwrapped(type)
    let shape = types.shape(of: value)
    switch shape.kind {
    case .library:
      return library.values.contains(shape.spelling) && types.children(of: value).allSatisfy { isOfLibraryValues($0) }
    case .array, .dictionary, .tuple: return types.children(of: value).allSatisfy { isOfLibraryValues($0) }
    default: return false
    }
  }

  /// Returns whether a type is an enumeration without payloads: all its members describe the case itself.
  func isPlainEnum(_ shape: TypeShape) -> Bool {
    guard shape.kind == .nominal, table.declaration(shape.declaration).kind == .enum else { return false }
    return !table.has(.hasPayload, shape.declaration)
  }

  /// Returns whether a type is a value of a library: all its members describe the value itself.
  func isLibraryValue(_ shape: TypeShape) -> Bool {
    switch shape.kind {
    case .optional, .array, .dictionary, .tuple, .function, .metatype: true
    case .nestedLibrary: !shape.isForeign
    case .library:
      library.values.contains(shape.spelling) || library.elements[shape.spelling] != nil
        || library.dynamicOwners.contains(shape.spelling) || shape.spelling == Library.swiftUIView
    // Structures of other libraries are values like those of the standard library.
    case .nominal: table.isOfDependency(shape.declaration) && table.isValueType(shape.declaration)
    default: false
    }
  }
}
