import SwiftReader

/// A key path that knows a structure.
package struct Path: Sendable, Equatable {
  package var place: SpottedPlace
  /// `\.person.house.town`
  package var text: String
  /// Whom the path is given to: the function's or macro's name; empty where it is given to nobody.
  package var context: String

  /// The component that is one too many.
  package var name: String { place.member }
}

extension Codebase {
  /// Lists the key paths with more than `allowed` components that the repository declares, each at the first component
  /// too many. Names of the repository count, whoever has them; members that only say something about a value do not.
  package func keyPaths(longerThan allowed: Int) -> [Path] {
    files.indices.filter { files[$0].isJudged }.flatMap { file in
      files[file].facts.keyPaths.indices.compactMap { path($0, in: file, allowed: allowed) }
    }
  }

  private func path(_ number: Int, in file: Int, allowed: Int) -> Path? {
    let facts = files[file].facts
    let path = facts.keyPaths[number]
    guard path.components.count > allowed, allowed >= 0 else { return nil }
    let counted = path.components.map { facts.links[Int($0)] }.filter { isOwn($0, file) }
    guard counted.count > allowed else { return nil }
    let first = counted[allowed]
    let declaration = facts.scopes[Int(path.scope.index)].declaration.map { table.id($0, in: file) } ?? .none
    let text = path.components.map { facts.text(of: facts.links[Int($0)]) }.joined()
    let root = path.root.map { table.writtenName($0, file) } ?? ""
    return Path(
      place: SpottedPlace(
        path: files[file].path, position: facts.lines.position(of: first.offset),
        end: facts.lines.position(of: first.offset + first.length), declaration: table.qualifiedName(of: declaration),
        member: facts.names[first.name]),
      text: "\\" + root + text, context: facts.context(ofKeyPath: number))
  }

  /// Whether a component is a property of the repository that leads further inside.
  private func isOwn(_ link: Link, _ file: Int) -> Bool {
    guard link.kind == .property else { return false }
    let spelling = table.spelling(link.name, in: file)
    return table.declaresProperty(spelling) && !library.isNeutral(spelling)
  }
}

extension FileFacts {
  /// The name of what the key path is an argument of.
  fileprivate func context(ofKeyPath number: Int) -> String {
    for chain in chains {
      for index in chain.links {
        let isHere = links[Int(index)].arguments.contains {
          arguments[Int($0)].value == .keyPath(UInt32(number))
        }
        if isHere { return called(at: index, in: chain) }
      }
    }
    return ""
  }

  private func called(at link: UInt32, in chain: Chain) -> String {
    if link > chain.links.lowerBound { return names[links[Int(link) - 1].name] }
    guard case .name(let name) = chain.root else { return "" }
    return names[name]
  }
}
