import Findings
package import SwiftReader

/// Finds what the repository declares: in the symbol table, and while that is built.
package protocol DeclarationLookup: Sendable {
  var sources: DeclaredFiles { get }
  var declaredTypes: DeclaredTypes { get }
}

extension DeclarationLookup {
  package var files: [SourceFile] { sources.files }

  /// For every file the number of its first declaration.
  package var bases: [UInt32] { sources.bases }

  /// For every declaration its label.
  var labels: [Label] { sources.labels }

  /// For every file a number of its path.
  var pathHashes: [PathHash] { sources.pathHashes }

  /// An owner as a number that is the same in every run.
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

  /// The first type of that name, or what else names a type; another one after `next`.
  package func firstType(_ spelling: Spelling, in owner: Owner) -> DeclarationID {
    declaredTypes.names[owner.member(spelling)].map(DeclarationID.init) ?? .none
  }

  package func next(after id: DeclarationID) -> DeclarationID { declaredTypes.next[Int(id.index)] }

  /// The declarations of one name and owner from the last to the first, at most ``Limits/namesakes``.
  func namesakes(from head: DeclarationID) -> Namesakes { Namesakes(links: declaredTypes.next, candidate: head) }

  /// The type that a type declaration or extension speaks of.
  package func type(of id: DeclarationID) -> DeclarationID { declaredTypes.types[Int(id.index)] }

  package func owner(of id: DeclarationID) -> Owner { declaredTypes.owners[Int(id.index)] }
}
