import SwiftReader

extension TableParts {
  /// The parts as 32-bit words.
  package var packed: [UInt32] {
    var writer = WordWriter()
    var parts = self
    Self.code(&parts, &writer)
    return writer.words
  }

  /// Reads parts from untrusted words.
  ///
  /// - Returns: `nil` if the words are not parts of a table, or if a number is out of range.
  package init?(packed words: ArraySlice<UInt32>) {
    var reader = WordReader(words)
    self.init()
    Self.code(&self, &reader)
    guard reader.isSound, reader.isAtEnd, isSound else { return nil }
  }

  private static func code(_ parts: inout TableParts, _ fields: inout some WordCoder) {
    fields.array(&parts.counts, { $0 }, { $0 })
    fields.list(&parts.imports, of: FileImports()) { code(&$0, &$1) }
    fields.longs(&parts.labels, \.value, Label.init)
    code(&parts.types, &fields, below: parts.labels.count)
    code(&parts.members, &fields, below: parts.labels.count)
  }

  private static func code(_ imports: inout FileImports, _ fields: inout some WordCoder) {
    fields.longs(&imports.modules, \.hash, Spelling.init(hash:))
    var (modules, names) = (imports.names.map(\.module), imports.names.map(\.name))
    fields.longs(&modules, \.hash, Spelling.init(hash:))
    fields.longs(&names, \.hash, Spelling.init(hash:))
    fields.require(modules.count == names.count)
    imports.names = zip(modules, names).map { FileImports.ImportedName(module: $0, name: $1) }
  }

  private static func code(_ types: inout DeclaredTypes, _ fields: inout some WordCoder, below count: Int) {
    var keys = types.owners.map(\.key)
    var declarations = types.owners.map(\.declaration)
    fields.longs(&keys, { $0 }, { $0 })
    fields.array(&declarations, \.index, DeclarationID.init)
    fields.require(keys.count == declarations.count)
    types.owners = zip(keys, declarations).map { Owner(key: $0, declaration: $1) }
    fields.array(&types.types, \.index, DeclarationID.init)
    fields.array(&types.next, \.index, DeclarationID.init)
    fields.index(&types.names, below: count)
  }

  private static func code(_ parts: inout DeclaredMembers, _ fields: inout some WordCoder, below count: Int) {
    fields.array(&parts.traits, { UInt32($0.rawValue) }, { TypeTraits(rawValue: UInt16(truncatingIfNeeded: $0)) })
    var members = parts.members.packed
    fields.list(&members, of: HashIndex()) { $1.index(&$0, below: count) }
    fields.require(MemberIndex(packed: members).map { parts.members = $0 } != nil)
    fields.list(&parts.inheritances, of: DeclaredMembers.Inheritance(declaration: .none, number: 0, next: .max)) {
      inheritance, fields in
      fields.declaration(&inheritance.declaration)
      fields.number(&inheritance.number)
      fields.number(&inheritance.next)
    }
    fields.index(&parts.inheritanceHeads, below: parts.inheritances.count)
    var names = parts.declaredNames.packed
    fields.longs(&names, { $0 }, { $0 })
    fields.require(NameFilter(packed: names).map { parts.declaredNames = $0 } != nil)
    fields.index(&parts.propertyNames, below: .max)
    fields.index(&parts.facades, below: .max)
    fields.index(&parts.extendingFunctions, below: .max)
  }

  /// Whether all numbers are in range, and all linked lists end.
  private var isSound: Bool {
    let count = labels.count
    guard counts.reduce(0, { $0 + Int($1) }) == count, imports.count == counts.count,
      [types.owners.count, types.types.count, types.next.count, members.traits.count].allSatisfy({ $0 == count }),
      (types.owners.map(\.declaration) + types.types).allSatisfy({ $0.isNone || $0.index < count }),
      members.inheritances.enumerated().allSatisfy({
        $1.declaration.index < count && ($1.next == .max || $1.next < $0)
      })
    else { return false }
    var isBehind = [Bool](repeating: false, count: count)
    for id in types.next where !id.isNone {
      // A declaration that follows two others, or that is first in a list and follows another, may be in a cycle.
      guard id.index < count, !isBehind[Int(id.index)] else { return false }
      isBehind[Int(id.index)] = true
    }
    return ([types.names] + members.members.packed).allSatisfy { $0.numbers.allSatisfy { !isBehind[Int($0)] } }
  }
}

extension WordCoder {
  /// Writes or reads elements of one word each.
  fileprivate mutating func array<Element>(
    _ elements: inout [Element], _ word: (Element) -> UInt32, _ element: (UInt32) -> Element
  ) {
    var words = elements.map(word)[...]
    numbers(&words)
    elements = words.map(element)
  }

  /// Writes or reads elements of two words each.
  fileprivate mutating func longs<Element>(
    _ elements: inout [Element], _ long: (Element) -> UInt64, _ element: (UInt64) -> Element
  ) {
    var all: [UInt32] = []
    all.reserveCapacity(elements.count * 2)
    for element in elements {
      let long = long(element)
      all.append(UInt32(truncatingIfNeeded: long >> 32))
      all.append(UInt32(truncatingIfNeeded: long))
    }
    var words = all[...]
    numbers(&words)
    guard words.count % 2 == 0 else { return require(false) }
    elements = stride(from: words.startIndex, to: words.endIndex, by: 2).map {
      element(UInt64(words[$0]) << 32 | UInt64(words[$0 + 1]))
    }
  }

  fileprivate mutating func index(_ index: inout HashIndex, below limit: Int) {
    var words = index.packed[...]
    numbers(&words)
    guard let read = HashIndex(packed: words, below: limit) else { return require(false) }
    index = read
  }
}
