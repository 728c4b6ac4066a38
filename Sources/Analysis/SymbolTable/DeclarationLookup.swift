import Findings
package import SwiftReader

/// A source of the repository's declarations: the symbol table, or its draft while it is built.
package protocol DeclarationLookup: Sendable {
  var sources: DeclaredFiles { get }
  var declaredTypes: DeclaredTypes { get }
}

extension DeclarationLookup {
  package var files: [SourceFile] { sources.files }

  /// The number of each file's first declaration, by file.
  package var bases: [UInt32] { sources.bases }

  /// The number of each file's declarations, by file.
  var declarationCounts: [UInt32] { sources.counts }

  /// The label of each declaration, by declaration.
  var labels: [Label] { sources.labels }

  /// The hash of each file's path, by file.
  var pathHashes: [PathHash] { sources.pathHashes }

  /// Returns the label of an owner, which is the same in every run.
  func label(of owner: Owner) -> Label {
    owner.declaration.isNone ? Label(owner.key) : labels[Int(owner.declaration.index)]
  }

  func label(of id: DeclarationID) -> Label { labels[Int(id.index)] }

  package func file(of id: DeclarationID) -> Int { Int(sources.fileOf[Int(id.index)]) }

  @inline(__always)
  package func declaration(_ id: DeclarationID) -> Declaration {
    let file = file(of: id)
    return read(file) { $0.declarations[Int(id.index - bases[file])] }
  }

  package func id(_ local: UInt32, in file: Int) -> DeclarationID {
    DeclarationID(index: bases[file] + local)
  }

  @inline(__always)
  package func parent(of id: DeclarationID) -> DeclarationID {
    let file = file(of: id)
    guard let parent = declaration(id).parent else { return .none }
    return self.id(parent, in: file)
  }

  @inline(__always)
  package func spelling(of id: DeclarationID) -> Spelling {
    spelling(declaration(id).name, in: file(of: id))
  }

  /// Returns the first type, alias or associated type with a name in an owner; ``next(after:)`` returns further ones.
  package func firstType(_ spelling: Spelling, in owner: Owner) -> DeclarationID {
    declaredTypes.names[owner.member(spelling)].map(DeclarationID.init) ?? .none
  }

  package func next(after id: DeclarationID) -> DeclarationID { declaredTypes.next[Int(id.index)] }

  /// Returns the declarations with one name and owner from the last to the first, at most ``Limits/namesakes``.
  func namesakes(from head: DeclarationID) -> Namesakes { Namesakes(links: declaredTypes.next, candidate: head) }

  /// Returns the type that a type declaration declares or an extension extends; none for other declarations and for
  /// types that the repository does not declare.
  package func type(of id: DeclarationID) -> DeclarationID { declaredTypes.types[Int(id.index)] }

  package func owner(of id: DeclarationID) -> Owner { declaredTypes.owners[Int(id.index)] }
}
