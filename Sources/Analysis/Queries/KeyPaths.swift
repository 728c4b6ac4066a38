package import Findings
import SwiftReader

/// A key path that knows a structure.
package struct Path: Sendable, Equatable {
  package var place: MatchLocation
  /// `\.person.house.town`, as it is written: with a backslash, in `#keyPath()` or as a string.
  package var text: ByteString
  /// Whom the path is given to: the function's or macro's name, for a string its label; empty where it is given to
  /// nobody.
  package var context: ByteString

  /// The component that is one too many.
  package var name: String { place.member }
}

extension Codebase {
  /// Lists the key paths with more than `allowed` components that the repository declares, each at the first component
  /// too many. Names of the repository count, whoever has them; members that only say something about a value do not.
  package func keyPaths(longerThan allowed: Int) -> [Path] {
    if allowed < 0 { return [] }
    return files.indices.filter { files[$0].isLinted }.flatMap { file in
      table.writtenPaths(in: file).compactMap { path($0, in: file, allowed: allowed) }
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

  /// Whether a component is a property of the repository that leads further inside.
  private func isOwn(_ link: Link, _ file: Int) -> Bool {
    guard link.kind == .property else { return false }
    let spelling = table.spelling(link.name, in: file)
    return table.declaresProperty(spelling) && !library.isNeutral(spelling)
  }
}
