import SwiftReader

/// What one file adds to a symbol table, with the owners of all its declarations resolved.
struct PlacedMembers: Sendable {
  private let shared: Shared<FileMembers>
  private let types: DeclaredTypes
  /// The number of the file's first declaration.
  private let base: UInt32
  private let isDependency: Bool

  private var file: FileMembers { shared.value }

  private func id(_ number: UInt32) -> DeclarationID { DeclarationID(index: base + number) }

  private func owner(_ number: UInt32) -> Owner { types.owners[Int(base + number)] }

  private func type(_ number: UInt32) -> DeclarationID? {
    let type = types.types[Int(base + number)]
    return type.isNone ? nil : type
  }

  /// The members, each with its key in the ``MemberIndex``.
  var members: [(key: UInt64, member: DeclarationID)] {
    file.members.map { ($0.holder(owner).member($0.spelling), id($0.number)) }
  }

  /// The names of members and of generic parameters.
  var names: [Spelling] { file.members.map(\.spelling) + file.parameters }

  /// The names of properties; none for a library that the repository depends on.
  var properties: [Spelling] { isDependency ? [] : file.properties }

  /// The extended type of each instance function in an extension.
  var extendedTypes: [DeclarationID] { file.extendingFunctions.compactMap(type) }

  var facades: [DeclarationID] { file.behaviour.facades.map(id) }

  var traits: [(type: DeclarationID, traits: TypeTraits)] {
    file.behaviour.traits.compactMap { told in type(told.type).map { ($0, told.traits) } }
  }

  /// Calls a function with each inheritance clause entry: the owner, the declaration that lists it, and its position in
  /// the clause.
  func forEachInheritance(_ body: (Owner, DeclarationID, UInt32) -> Void) {
    for inheriting in file.inheriting {
      for number in 0..<inheriting.count { body(owner(inheriting.type), id(inheriting.type), number) }
    }
  }
}

extension PlacedMembers {
  /// Creates what a file adds to a table.
  init(of file: Int, in table: some DeclarationLookup) {
    self.init(of: file, adding: table.members(of: file), in: table)
  }

  /// Creates what a version of a file with the same declarations adds to a table.
  init(of file: Int, adding members: Shared<FileMembers>, in table: some DeclarationLookup) {
    (shared, types) = (members, table.declaredTypes)
    (base, isDependency) = (table.bases[file], table.isDependency(file))
  }
}
