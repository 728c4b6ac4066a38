import Findings

extension CouplingMap {
  /// Returns the map as it is drawn, with folded types.
  ///
  /// - Parameter limit: the maximum number of arrows.
  package func drawing(atMost limit: Int) -> CouplingMap {
    var drawing = folded.limited(to: limit)
    drawing.omitted = arrows.count - drawing.arrows.reduce(0) { $0 + drawing.foldedArrows(of: $1) }
    return drawing
  }

  /// The map with one node in place of three or more types of a module that have no other arrow than one from, or one
  /// to, the same type.
  private var folded: CouplingMap {
    var degrees = Array(repeating: 0, count: nodes.count)
    for arrow in arrows {
      degrees[arrow.user] += 1
      degrees[arrow.owner] += 1
    }
    var groups: [Fold: [TypeName]] = [:]
    for arrow in arrows where degrees[arrow.user] > 1 || degrees[arrow.owner] > 1 {
      if degrees[arrow.user] == 1 {
        groups[Fold(other: arrow.owner, isUser: true, module: nodes[arrow.user].module), default: []].append(
          nodes[arrow.user])
      } else if degrees[arrow.owner] == 1 {
        groups[Fold(other: arrow.user, isUser: false, module: nodes[arrow.owner].module), default: []].append(
          nodes[arrow.owner])
      }
    }
    var names: [TypeName: TypeName] = [:]
    var members: [TypeName: [ByteString]] = [:]
    for group in groups.values where group.count > 2 {
      let name = ByteString("\(group[0].name) and \(group.count - 1) more")
      let fold = TypeName(name: name, module: group[0].module)
      members[fold] = group.map(\.name)
      for node in group { names[node] = fold }
    }
    var map = renaming(names)
    map.members = members
    return map
  }

  /// Types that are one node: what they have their arrows from or to, and in which module they are.
  private struct Fold: Hashable {
    let other: Int
    let isUser: Bool
    let module: ByteString
  }

  private func foldedArrows(of arrow: Arrow) -> Int {
    max(members[nodes[arrow.user]]?.count ?? 1, members[nodes[arrow.owner]]?.count ?? 1)
  }
}
