import SwiftReader

extension ChainAnalyzer {
  /// Returns whether a type of the repository is like a library value: it can be written as a literal, is one of a
  /// fixed list of values, wraps one value, or is encoded as one. A state is not, whatever it wraps: its store owns it.
  mutating func isScalar(_ type: DeclarationID) -> Bool {
    verdict(.scalar, on: type) { $0.findsScalar(type) }
  }

  private mutating func findsScalar(_ type: DeclarationID) -> Bool {
    if table.has(.isState, type) { return false }
    let declaration = table.declaration(type)
    guard declaration.kind == .struct || declaration.kind == .enum || declaration.kind == .class else { return false }
    if inherits(type, library.scalarProtocols) { return true }
    if declaration.kind == .struct, inherits(type, library.collectionLiterals) { return true }
    if declaration.kind == .class { return wrapsOneValue(type) && wrapsConstantly(type) }
    return declaration.kind == .struct && (wrapsOneValue(type) || isEncodedAsOneValue(type))
  }

  /// Returns whether a class has no functions and only constant stored properties, such as a text position in the form
  /// that a library requires.
  private mutating func wrapsConstantly(_ type: DeclarationID) -> Bool {
    hasNoFunctions(type) && types.storedProperties(of: type).allSatisfy { isConstant($0) }
  }

  mutating func inherits(_ type: DeclarationID, _ protocols: SpellingSet) -> Bool {
    types.directSupertypes(of: .declaration(type)).contains {
      let shape = types.shape(of: $0)
      return shape.kind == .library && protocols.contains(shape.spelling)
    }
  }

  /// Returns whether a type is a structure that stores only an array of its generic parameter:
  /// `struct Selection<Item>`.
  mutating func wrapsArray(_ type: DeclarationID) -> Bool {
    let properties = types.storedProperties(of: type)
    guard table.declaration(type).kind == .struct, let property = properties.first, properties.count == 1 else {
      return false
    }
    let stored = typeOfProperty(property)
    let element = types.shape(of: types.child(0, of: stored))
    return types.kind(stored) == .array && element.kind == .parameter && element.declaration == type
  }

  /// Returns whether the only stored property of a type is a library value.
  private mutating func wrapsOneValue(_ type: DeclarationID) -> Bool {
    let properties = types.storedProperties(of: type)
    guard let property = properties.first, properties.count == 1 else { return false }
    let stored = typeOfProperty(property)
    return isLibraryScalar(stored)
  }

  /// Returns whether a type is a structure of floating-point numbers or of such structures, as a vector or a bounding
  /// box is, a position (constants that are integers), a range (two constants of one type that wraps a number), or a
  /// quantity (a number and its unit).
  mutating func isMeasure(_ type: DeclarationID) -> Bool {
    verdict(.measure, on: type) { analyzer in
      if analyzer.isPosition(type) || analyzer.isRange(type) || analyzer.isQuantity(type) { return true }
      // Each level of nested structures is checked once, however many properties have the same type.
      var parts = [type]
      for _ in 0..<Limits.nestedMeasures where !parts.isEmpty {
        guard let next = analyzer.partsOfMeasures(parts) else { return false }
        parts = next
      }
      return parts.isEmpty
    }
  }

  /// Returns whether a structure stores only constants that are integers, such as a line and a column.
  private mutating func isPosition(_ type: DeclarationID) -> Bool {
    let properties = types.storedProperties(of: type)
    guard !properties.isEmpty, table.declaration(type).kind == .struct, !table.has(.isState, type) else { return false }
    return properties.allSatisfy {
      let stored = typeOfProperty($0)
      let shape = types.shape(of: stored)
      return isConstant($0) && shape.kind == .library && Library.integers.contains(shape.spelling)
    }
  }

  /// Returns whether a structure stores two constants of one type that is a scalar.
  private mutating func isRange(_ type: DeclarationID) -> Bool {
    let properties = types.storedProperties(of: type)
    guard properties.count == 2, table.declaration(type).kind == .struct, properties.allSatisfy({ isConstant($0) })
    else { return false }
    let bounds = properties.map { property -> DeclarationID in
      let stored = typeOfProperty(property)
      let shape = types.shape(of: stored)
      return shape.kind == .nominal ? shape.declaration : .none
    }
    return bounds[0] == bounds[1] && !bounds[0].isNone && table.declaration(bounds[0]).kind == .struct
      && isScalar(bounds[0])
  }

  /// Returns the types of the repository that structures store besides floating-point numbers; `nil` if a type is not a
  /// structure, or anything else is stored.
  private mutating func partsOfMeasures(_ structures: [DeclarationID]) -> [DeclarationID]? {
    var parts: [DeclarationID] = []
    var known: Set<DeclarationID> = []
    for structure in structures {
      guard table.declaration(structure).kind == .struct, !table.has(.isState, structure) else { return nil }
      let properties = types.storedProperties(of: structure)
      if properties.isEmpty { return nil }
      for property in properties {
        let stored = typeOfProperty(property)
        let shape = types.shape(of: types.unwrapped(stored))
        switch shape.kind {
        case .library where Library.floats.contains(shape.spelling): continue
        case .nominal where !known.insert(shape.declaration).inserted: continue
        case .nominal: parts.append(shape.declaration)
        default: return nil
        }
      }
    }
    return parts
  }

  /// Returns whether a structure stores two constants, a number and an enumeration without payloads: an amount and its
  /// currency, a length and its unit.
  private mutating func isQuantity(_ type: DeclarationID) -> Bool {
    let properties = types.storedProperties(of: type)
    guard properties.count == 2, table.declaration(type).kind == .struct, properties.allSatisfy({ isConstant($0) })
    else { return false }
    var (numbers, units) = (0, 0)
    for property in properties {
      let stored = typeOfProperty(property)
      let shape = types.shape(of: stored)
      if shape.kind == .library, Library.numbers.contains(shape.spelling) { numbers += 1 }
      if isPlainEnum(shape) { units += 1 }
    }
    return numbers == 1 && units == 1
  }

  /// Returns whether a type is a library value that is not a collection.
  func isLibraryScalar(_ type: KnownType) -> Bool {
    let shape = types.shape(of: types.unwrapped(type))
    return shape.kind == .library && library.values.contains(shape.spelling) && library.elements[shape.spelling] == nil
  }

  private mutating func isEncodedAsOneValue(_ type: DeclarationID) -> Bool {
    guard table.has(.isEncoded, type) else { return false }
    let file = table.file(of: type)
    types.readBodies(of: file)
    let readers = singleValueTypes[file] ?? table.types(using: Library.singleValueContainer, in: file)
    singleValueTypes[file] = readers
    return readers.contains(type)
  }
}

extension SymbolTable {
  /// Returns the types that have a member in their own braces that uses a member with a certain name.
  fileprivate func types(using member: Spelling, in file: Int) -> Set<DeclarationID> {
    guard spellings(in: file).contains(member) else { return [] }
    let users = chains(in: file).filter { uses(member, $0, in: file) }.map { declaration(aroundChain: $0, in: file) }
    return Set(users.filter { !$0.isNone }.map { parent(of: $0) })
  }

  private func uses(_ member: Spelling, _ chain: UInt32, in file: Int) -> Bool {
    links(ofChain: chain, in: file).contains { spelling(link($0, in: file).name, in: file) == member }
  }
}
