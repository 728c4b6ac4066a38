package import Findings
package import SwiftReader

/// What became of one declaration between two contents.
package struct DeclarationChange {
  package enum ChangeKind: String {
    case added, removed, changed
  }

  package let change: ChangeKind
  package let kind: Declaration.Kind
  /// The qualified name.
  package let name: ByteString
  /// Where it stands in the newer content, or where what held it does; `nil` if neither is there any more.
  package let place: (path: ByteString, position: Position)?

  /// The last part of the name, without argument labels.
  package var simpleName: ByteString { name.simpleName }
}

extension ByteString {
  /// What stands behind the last dot that is none of an argument list, and before the labels.
  package var simpleName: ByteString {
    let plain = bytes.prefix { $0 != UInt8(ascii: "(") }
    return ByteString(plain[(plain.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0)...])
  }
}

/// Finds the declarations that differ between two contents, looking only at the files that do.
///
/// A declaration that merely moved has not changed.
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

/// One declaration as far as others can tell.
private struct ToldDeclaration {
  let kind: Declaration.Kind
  let parent: ByteString
  let shape: [String]
  let place: (path: ByteString, position: Position)
}

extension Codebase {
  /// The declarations of the files that another codebase has not, or has with another content, by their qualified names.
  fileprivate func declarations(inFilesUnlike other: Codebase) -> [ByteString: [ToldDeclaration]] {
    let others = Dictionary(other.files.map { ($0.path, $0) }) { first, _ in first }
    var told: [ByteString: [ToldDeclaration]] = [:]
    for (number, file) in files.enumerated() where !(others[file.path].map { areAlike($0, file) } ?? false) {
      for local in table.declarations(in: number) {
        let id = table.id(local, in: number)
        let declaration = table.declaration(id)
        let parent = table.parent(of: id)
        told[ByteString(table.qualifiedName(of: id)), default: []].append(
          ToldDeclaration(
            kind: declaration.kind, parent: parent.isNone ? "" : ByteString(table.qualifiedName(of: parent)),
            shape: file.read { $0.shape(of: declaration) }, place: table.place(of: id)))
      }
    }
    return told.mapValues { $0.sorted { $0.shape.lexicographicallyPrecedes($1.shape) } }
  }
}

/// Whether both files have the same content.
private func areAlike(_ file: SourceFile, _ other: SourceFile) -> Bool {
  file.content != nil && file.content == other.content || file.read { facts in other.read { $0 == facts } }
}
