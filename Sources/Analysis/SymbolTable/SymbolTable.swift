import Findings
import SwiftReader
import SwiftTokens

/// All declarations of the repository by owner and name. A class, because analyzers pass it on with every step, and
/// copying its parts would cost more than most steps.
package final class SymbolTable: DeclarationLookup {
  package let sources: DeclaredFiles
  package let declaredTypes: DeclaredTypes
  let declaredMembers: DeclaredMembers

  init(_ sources: DeclaredFiles, _ types: DeclaredTypes, _ members: DeclaredMembers) {
    (self.sources, declaredTypes, declaredMembers) = (sources, types, members)
  }

  /// Returns the table with new contents of some files, which must have the same declarations.
  func replacing(_ others: [(file: Int, source: SourceFile)]) -> SymbolTable {
    SymbolTable(sources.replacing(others), declaredTypes, declaredMembers)
  }

  /// Returns the table with the traits and facades of its files' current bodies.
  func retold() -> SymbolTable {
    var members = declaredMembers
    members.retell(files.indices.map { PlacedMembers(of: $0, in: self) })
    return SymbolTable(sources, declaredTypes, members)
  }

  /// Returns the table with only the given files linted, of those that are linted now; the others are still counted.
  func linting(only wanted: Set<Int>) -> SymbolTable {
    SymbolTable(sources.linting(only: wanted), declaredTypes, declaredMembers)
  }

  /// Returns the number of the file at a path, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*) in the number of files.
  func number(ofFileAt path: ByteString) -> Int? {
    let number = files.partitionPoint { $0.path < path }
    return number < files.count && files[number].path == path ? number : nil
  }

  /// Returns whether any declaration or generic parameter may have a name; `false` is certain.
  package func mayDeclare(_ spelling: Spelling) -> Bool { declaredMembers.declaredNames.mayContain(spelling) }

  func declaresProperty(_ spelling: Spelling) -> Bool { declaredMembers.propertyNames.contains(spelling.hash) }

  /// Returns the first member with a name in an owner; ``next(after:)`` returns further ones.
  package func first(_ spelling: Spelling, in owner: Owner) -> DeclarationID {
    declaredMembers.members[owner.member(spelling)].map(DeclarationID.init) ?? .none
  }

  func has(_ trait: TypeTraits, _ type: DeclarationID) -> Bool { traits(of: type).contains(trait) }

  func traits(of type: DeclarationID) -> TypeTraits { declaredMembers.traits[Int(type.index)] }

  func isFacade(_ property: DeclarationID) -> Bool { declaredMembers.isFacade(property) }

  /// Returns whether a function only returns a stored property.
  func isAccessor(_ function: DeclarationID) -> Bool {
    declaration(function).kind == .function && declaredMembers.isFacade(function)
  }

  /// Returns whether a type has instance methods that do more than return one expression.
  func acts(_ type: DeclarationID) -> Bool { has(.acts, type) }

  func functionsInExtensions(of type: DeclarationID) -> Int { declaredMembers.functionsInExtensions(of: type) }

  /// Returns whether any declaration of an owner has an inheritance clause.
  func inherits(_ owner: Owner) -> Bool { declaredMembers.inheritanceHeads.contains(owner.key) }

  /// Returns the inheritance clause entries of an owner's declarations, from the last to the first.
  func inheritances(of owner: Owner) -> [DeclaredMembers.Inheritance] { declaredMembers.inheritances(of: owner) }
}
