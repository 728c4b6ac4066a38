import SwiftReader

/// What the repository declares besides types, by its owner, and what is said of types.
struct DeclaredMembers: Sendable, Equatable {
  var traits: [TypeTraits] = []
  /// Everything but types by owner and name.
  var members = MemberIndex()
  /// By owner, the head of a list in `inheritances`.
  var inheritanceHeads = HashIndex()
  var inheritances: [Inheritance] = []
  /// The names of all declarations and generic parameters.
  var declaredNames = NameFilter()
  /// The names of all properties that the repository declares.
  var propertyNames = HashIndex()
  /// The properties whose getter does nothing but make something of `self`, and the functions that only make an object.
  var facades = HashIndex()
  /// For every type the number of the functions of its values in extensions, if there are any.
  var extendingFunctions = HashIndex()

  /// One type after a colon.
  struct Inheritance: Sendable, Equatable {
    var declaration: DeclarationID
    /// Its number among those of the declaration.
    var number: UInt32
    var next: UInt32
  }
}

extension DeclaredMembers {
  /// Knows nothing of as many declarations yet.
  init(count: Int) {
    traits = Array(repeating: [], count: count)
    inheritanceHeads = HashIndex(minimumCapacity: count / 8)
    propertyNames = HashIndex(minimumCapacity: count / 4)
  }

  func isFacade(_ declaration: DeclarationID) -> Bool { facades.contains(UInt64(declaration.index)) }

  func functionsInExtensions(of type: DeclarationID) -> Int { Int(extendingFunctions[UInt64(type.index)] ?? 0) }

  /// What the owner's declarations list after their colons, from the last to the first.
  func inheritances(of owner: Owner) -> [Inheritance] {
    var found: [Inheritance] = []
    var entry = inheritanceHeads[owner.key] ?? .max
    while entry != .max {
      found.append(inheritances[Int(entry)])
      entry = inheritances[Int(entry)].next
    }
    return found
  }

  /// Takes what files add.
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

  /// Forgets what bodies tell, and takes what those of all files tell now.
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
