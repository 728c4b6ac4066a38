package import Findings
package import SwiftReader

/// The change of one declaration between two states of a repository.
package struct DeclarationChange {
  package enum ChangeKind: String {
    case added, removed, changed
  }

  package let change: ChangeKind
  package let kind: Declaration.Kind
  /// The qualified name of the declaration.
  package let name: ByteString
  /// The location of the declaration in the newer state, or that of its enclosing declaration if it was removed; `nil`
  /// if neither exists there.
  package let place: (path: ByteString, position: Position)?

  /// The last part of the name, without argument labels.
  package var simpleName: ByteString { name.simpleName }
}

extension ByteString {
  /// The text after the last dot that is not in an argument list, without argument labels.
  package var simpleName: ByteString {
    let plain = bytes.prefix { $0 != UInt8(ascii: "(") }
    return ByteString(plain[(plain.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0)...])
  }
}

/// Finds the declarations that differ between two states of a repository. Only files that differ are compared.
package func changedDeclarations(from older: Codebase, to newer: Codebase) -> [DeclarationChange] {
  let left = older.declarations(inFilesUnlike: newer)
  let right = newer.declarations(inFilesUnlike: older)
  var changes: [DeclarationChange] = []
  for (name, told) in right {
    guard let first = told.first, left[name].map({ $0.map(\.shape) }) != told.map(\.shape) else { continue }
    let change: DeclarationChange.ChangeKind = left[name] == nil ? .added : .changed
    changes.append(DeclarationChange(change: change, kind: first.kind, name: name, place: first.place))
  }
  for (name, told) in left where right[name] == nil {
    guard let first = told.first else { continue }
    let holder = right[first.parent]?.first?.place
    changes.append(DeclarationChange(change: .removed, kind: first.kind, name: name, place: holder))
  }
  return changes.sorted { $0.name < $1.name }
}

/// The part of a declaration that other code can see.
private struct ToldDeclaration {
  let kind: Declaration.Kind
  let parent: ByteString
  let shape: [String]
  let place: (path: ByteString, position: Position)
}

extension Codebase {
  /// Returns the declarations of the files that another codebase lacks or has with another content, by qualified name.
  fileprivate func declarations(inFilesUnlike other: Codebase) -> [ByteString: [ToldDeclaration]] {
    let others = Dictionary(other.files.map { ($0.path, $0) }) { first, _ in first }
    var told: [ByteString: [ToldDeclaration]] = [:]
    for (number, file) in files.enumerated() where !(others[file.path].map { areAlike($0, file) } ?? false) {
      let shapes = DeclarationShapes(in: file.facts)
      for local in table.declarations(in: number) {
        let id = table.id(local, in: number)
        let declaration = table.declaration(id)
        let parent = table.parent(of: id)
        told[ByteString(table.qualifiedName(of: id)), default: []].append(
          ToldDeclaration(
            kind: declaration.kind, parent: parent.isNone ? "" : ByteString(table.qualifiedName(of: parent)),
            shape: shapes.shape(of: declaration), place: table.place(of: id)))
      }
    }
    return told.mapValues { $0.sorted { $0.shape.lexicographicallyPrecedes($1.shape) } }
  }
}

/// Returns whether two files have the same content.
private func areAlike(_ file: SourceFile, _ other: SourceFile) -> Bool {
  file.content != nil && file.content == other.content || file.read { facts in other.read { $0 == facts } }
}
