import Findings
import SwiftReader
import SwiftTokens

/// All declarations of the repository by owner and name. It is an object because analyzers hand it on with every step, and
/// a copy of its parts would cost more than most of them.
package final class SymbolTable: DeclarationLookup {
  package let sources: DeclaredFiles
  package let declaredTypes: DeclaredTypes
  let declaredMembers: DeclaredMembers

  init(_ sources: DeclaredFiles, _ types: DeclaredTypes, _ members: DeclaredMembers) {
    (self.sources, declaredTypes, declaredMembers) = (sources, types, members)
  }

  /// Returns the table with other contents, which declare the same, in the places of some files.
  func replacing(_ others: [(file: Int, source: SourceFile)]) -> SymbolTable {
    SymbolTable(sources.replacing(others), declaredTypes, declaredMembers)
  }

  /// Returns the table with what the bodies of its files tell now.
  func retold() -> SymbolTable {
    var members = declaredMembers
    members.retell(files.indices.map(placedMembers))
    return SymbolTable(sources, declaredTypes, members)
  }

  /// Returns the table as if only these of its linted files were linted; the others count still.
  func linting(only wanted: Set<Int>) -> SymbolTable {
    SymbolTable(sources.linting(only: wanted), declaredTypes, declaredMembers)
  }

  /// Finds a file, or `nil` if there is none at the path.
  ///
  /// - Complexity: O(log *n*) in the number of files.
  func number(ofFileAt path: ByteString) -> Int? {
    let number = files.partitionPoint { $0.path < path }
    return number < files.count && files[number].path == path ? number : nil
  }

  /// False only if nothing in the repository has that name.
  package func mayDeclare(_ spelling: Spelling) -> Bool { declaredMembers.declaredNames.mayContain(spelling) }

  func declaresProperty(_ spelling: Spelling) -> Bool { declaredMembers.propertyNames.contains(spelling.hash) }

  /// The first member of that name, another one after `next`.
  package func first(_ spelling: Spelling, in owner: Owner) -> DeclarationID {
    declaredMembers.members[owner.member(spelling)].map(DeclarationID.init) ?? .none
  }

  func has(_ trait: TypeTraits, _ type: DeclarationID) -> Bool { traits(of: type).contains(trait) }

  func traits(of type: DeclarationID) -> TypeTraits { declaredMembers.traits[Int(type.index)] }

  func isFacade(_ property: DeclarationID) -> Bool { declaredMembers.isFacade(property) }

  /// Whether a function does nothing but make an object.
  func isMaker(_ function: DeclarationID) -> Bool {
    !function.isNone && declaration(function).kind == .function && declaredMembers.isFacade(function)
  }

  func functionsInExtensions(of type: DeclarationID) -> Int { declaredMembers.functionsInExtensions(of: type) }

  /// Whether a declaration of the owner lists something after a colon.
  func inherits(_ owner: Owner) -> Bool { declaredMembers.inheritanceHeads.contains(owner.key) }

  /// What the owner's declarations list after their colons, from the last to the first.
  func inheritances(of owner: Owner) -> [DeclaredMembers.Inheritance] { declaredMembers.inheritances(of: owner) }
}
