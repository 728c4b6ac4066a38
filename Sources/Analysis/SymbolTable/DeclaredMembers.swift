import SwiftReader

/// The members of the repository by owner and name, and the supertypes and traits of its types.
struct DeclaredMembers: Sendable, Equatable {
  var traits: [TypeTraits] = []
  /// All declarations except types, by owner and name.
  var members = MemberIndex()
  /// The index of each owner's last entry in `inheritances`, by the owner's key. The entries of an owner are a linked
  /// list.
  var inheritanceHeads = HashIndex()
  var inheritances: [Inheritance] = []
  /// The names of all declarations and generic parameters.
  var declaredNames = NameFilter()
  /// The names of all properties that the repository declares.
  var propertyNames = HashIndex()
  /// The properties whose getter only returns `self`, a value made of `self` or a new object, and the functions that
  /// only return a stored property.
  var facades = HashIndex()
  /// The number of instance functions in extensions of each type, by type; types without such functions have no entry.
  var extendingFunctions = HashIndex()

  /// One entry of the inheritance clause of a type or extension.
  struct Inheritance: Sendable, Equatable {
    var declaration: DeclarationID
    /// The position of the entry in the declaration's inheritance clause.
    var number: UInt32
    var next: UInt32

    /// Returns the type that the entry names; `nil` if the clause has fewer entries.
    func type(in table: SymbolTable) -> TypeID? {
      let listed = table.declaration(declaration).inheritance
      guard number < listed.count else { return nil }
      return table.inherited(listed.lowerBound + number, in: table.file(of: declaration))
    }
  }
}

extension DeclaredMembers {
  /// Creates an empty table for a number of declarations.
  init(count: Int) {
    traits = Array(repeating: [], count: count)
    inheritanceHeads = HashIndex(minimumCapacity: count / 8)
    propertyNames = HashIndex(minimumCapacity: count / 4)
  }

  func isFacade(_ declaration: DeclarationID) -> Bool { facades.contains(UInt64(declaration.index)) }

  func functionsInExtensions(of type: DeclarationID) -> Int { Int(extendingFunctions[UInt64(type.index)] ?? 0) }

  /// Returns the inheritance clause entries of an owner's declarations, from the last to the first.
  func inheritances(of owner: Owner) -> [Inheritance] {
    var found: [Inheritance] = []
    var entry = inheritanceHeads[owner.key] ?? .max
    while entry != .max {
      found.append(inheritances[Int(entry)])
      entry = inheritances[Int(entry)].next
    }
    return found
  }

  /// Adds the names, inheritance clauses, traits and facades of files.
  mutating func add(_ files: [PlacedMembers]) {
    for file in files {
      file.names.forEach { declaredNames.insert($0) }
      file.properties.forEach { propertyNames.set($0.hash, to: 1) }
      for type in file.extendedTypes {
        extendingFunctions.set(UInt64(type.index), to: UInt32(functionsInExtensions(of: type) + 1))
      }
      file.forEachInheritance { owner, declaration, number in
        let entry = UInt32(inheritances.count)
        let older = inheritanceHeads.set(owner.key, to: entry) ?? .max
        inheritances.append(Inheritance(declaration: declaration, number: number, next: older))
      }
    }
    addBehaviour(of: files)
  }

  /// Replaces all traits and facades with those of the files, whose bodies may have changed.
  mutating func retell(_ files: [PlacedMembers]) {
    traits = Array(repeating: [], count: traits.count)
    facades = HashIndex()
    addBehaviour(of: files)
  }

  private mutating func addBehaviour(of files: [PlacedMembers]) {
    for file in files {
      for facade in file.facades { facades.set(UInt64(facade.index), to: 1) }
      for (type, found) in file.traits { traits[Int(type.index)].formUnion(found) }
    }
  }
}
