package import Findings
import SwiftReader

/// A key path with more components than a rule allows.
package struct Path: Sendable, Equatable {
  package var place: MatchLocation
  /// The key path as it is written, with a backslash, in `#keyPath()` or as a string: `\.person.house.town`.
  package var text: ByteString
  /// The name of the function or macro to which the key path is passed, or the argument label of a string; empty if the
  /// key path is not an argument.
  package var context: ByteString

  /// The first component beyond the allowed number.
  package var name: String { place.member }
}

/// The key paths that the linted files write.
package struct KeyPaths {
  private let files: [SourceFile]
  private let table: SymbolTable
  private let library: Library

  package init(in codebase: Codebase) {
    (files, table, library) = (codebase.files, codebase.table, codebase.library)
  }

  /// Lists the key paths with more than `allowed` components that the repository declares, each at the first component
  /// beyond that number. A component counts if any type of the repository has a property of its name, unless the name
  /// is neutral.
  package func paths(longerThan allowed: Int) -> [Path] {
    if allowed < 0 { return [] }
    return files.indices.filter { files[$0].isLinted }.flatMap { file in
      WrittenPaths(in: files[file].facts).all.compactMap { path($0, in: file, allowed: allowed) }
    }
  }

  private func path(_ path: WrittenPath, in file: Int, allowed: Int) -> Path? {
    guard path.components.count > allowed else { return nil }
    let own = path.components.map { table.link($0, in: file) }.filter { isOwn($0, file) }
    guard own.count > allowed else { return nil }
    let first = own[allowed]
    return Path(
      place: MatchLocation(
        path: table.path(of: file), position: table.position(of: first.offset, in: file),
        end: table.position(of: first.offset + first.length, in: file),
        declaration: table.qualifiedName(of: table.declaration(around: path.scope, in: file)),
        member: table.text(of: first.name, in: file)),
      text: ByteString(path.text), context: ByteString(path.context))
  }

  /// Returns whether a component is a property of the repository that is not neutral.
  private func isOwn(_ link: Link, _ file: Int) -> Bool {
    guard link.kind == .property else { return false }
    let spelling = table.spelling(link.name, in: file)
    return table.declaresProperty(spelling) && !library.isNeutral(spelling)
  }
}
