import SwiftReader

extension ChainAnalyzer {
  /// Returns whether a type is a list of colors, fonts or images, or of names: its properties are used like static
  /// constants.
  mutating func isPalette(_ type: DeclarationID) -> Bool {
    verdict(.palette, on: type) { $0.findsPalette(type) || $0.findsTexts(type) }
      || verdict(.nameTable, on: type) { $0.findsNameTable(type) }
  }

  /// Returns whether a step reads a palette, as `session.keys` in `session.keys.title` does.
  mutating func readsPalette(_ step: Step, _ found: FoundMember, of receiver: KnownType) -> Bool {
    guard step.call == nil, !found.isNone, table.declaration(found.declaration).kind == .property else { return false }
    let type = typeOfProperty(found.declaration)
    let read = types.shape(of: types.unwrapped(type))
    return read.kind == .nominal && isPalette(read.declaration)
  }

  /// Returns whether all stored properties of a type are constants, and at least two and at least half of them are
  /// library colors, fonts or images, or all of many are. They describe an appearance, which cannot be told anything.
  private mutating func findsPalette(_ type: DeclarationID) -> Bool {
    guard isStructureOrClass(type), !table.has(.isState, type) else { return false }
    let properties = types.storedProperties(of: type)
    let isConstant = properties.allSatisfy { self.isConstant($0) }
    guard properties.count > 1, isConstant || properties.count >= Limits.looksOfPalette else { return false }
    let looks = properties.count { property in
      let stored = typeOfProperty(property)
      let shape = types.shape(of: types.unwrapped(stored))
      return shape.kind == .library && Library.looks.contains(shape.spelling)
    }
    return isConstant ? looks > 1 && looks * 2 >= properties.count : looks == properties.count
  }

  /// Returns whether a structure's name says that it is a list of texts, and all its stored properties are strings.
  private mutating func findsTexts(_ type: DeclarationID) -> Bool {
    let name = table.name(of: type)
    guard table.declaration(type).kind == .struct, ["Strings", "Texts"].contains(where: name.hasSuffix) else {
      return false
    }
    let properties = types.storedProperties(of: type)
    return !properties.isEmpty
      && properties.allSatisfy {
        let stored = typeOfProperty($0)
        return types.shape(of: types.unwrapped(stored)).spelling == Library.string
      }
  }

  /// Returns whether a type has no functions, and all its stored properties are constants with one type annotation, at
  /// least ``Limits/namesOfTable`` of them.
  private mutating func findsNameTable(_ type: DeclarationID) -> Bool {
    let properties = types.storedProperties(of: type)
    guard isStructureOrClass(type), properties.count >= Limits.namesOfTable, hasNoFunctions(type),
      properties.allSatisfy({ isConstant($0) }), let first = properties.first
    else { return false }
    let file = table.file(of: type)
    let name = table.writtenName(table.declaration(first).type, file)
    return table.declaration(first).type != nil
      && properties.allSatisfy { table.writtenName(table.declaration($0).type, file) == name }
  }

  /// Returns whether a type and its extensions have no instance functions.
  mutating func hasNoFunctions(_ type: DeclarationID) -> Bool {
    types.functionsInExtensions(of: type) == 0
      && types.ownMembers(of: type).allSatisfy {
        table.declaration($0).kind != .function || table.declaration($0).belongsToType
      }
  }

  func isConstant(_ property: DeclarationID) -> Bool { table.declaration(property).modifiers.contains(.constant) }

  private func isStructureOrClass(_ type: DeclarationID) -> Bool {
    let kind = table.declaration(type).kind
    return kind == .struct || kind == .class
  }
}
