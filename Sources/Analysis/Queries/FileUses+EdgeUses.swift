import Findings
import SwiftReader

extension FileUses {
  /// Returns whether a use is no step because of the names of its part, its owner, its member or its property.
  func isSilent(_ use: Use, _ names: SilentNames, _ analysis: FileAnalysis) -> Bool {
    if names.isEmpty { return false }
    let members = [table.link(use.link, in: file).name, use.hop.name]
    return [use.part, use.owner].contains { analysis.name(of: $0).map(names.types.contains) ?? false }
      || members.contains { names.members.contains(table.text(of: $0, in: file)) }
  }

  /// Returns single steps as edge uses, once for every declaration and edge.
  func edgeUses(of uses: [Use]) -> [EdgeUse] {
    let paths = uses.map {
      JudgedPath(path: ReachPath(uses: [$0], precedents: 0), edge: 0, verdict: Verdict(severity: .note, reason: nil))
    }
    return edgeUses(of: paths, gathersTypes: false).map(\.use)
  }

  private struct Edge: Hashable {
    var declaration: DeclarationID
    var hop: DeclarationID
    var name: Name
  }

  /// Groups a file's paths to one edge use for every declaration and edge, or for every outermost declaration and edge.
  func edgeUses(
    of paths: [JudgedPath], gathersTypes: Bool
  ) -> [(use: EdgeUse, verdict: Verdict)] {
    var groups: [Edge: [JudgedPath]] = [:]
    for path in paths {
      let inner = declaration(of: path.place)
      let outer = gathersTypes ? outermost(around: inner) : inner
      groups[Edge(declaration: outer, hop: path.hop.member, name: path.hop.name), default: []].append(path)
    }
    return groups.compactMap { key, paths in
      let worst = paths.map(\.verdict.severity).max()
      let first = paths.filter { $0.verdict.severity == worst }
        .min { offset(of: $0.place) < offset(of: $1.place) }
      return first.map { (edgeUse($0, of: key.declaration, among: paths), $0.verdict) }
    }
  }

  private func offset(of use: Use) -> UInt32 { table.link(use.link, in: file).offset }

  private func edgeUse(
    _ path: JudgedPath, of declaration: DeclarationID, among paths: [JudgedPath]
  ) -> EdgeUse {
    let (place, link) = (path.place, table.link(path.place.link, in: file))
    let local = table.nameOfBinding(path.path.first.binding, in: file)
    let steps = path.path.uses[path.edge...]
    return EdgeUse(
      useKind: path.path.kind, confidence: path.path.uses.map(\.confidence).min() ?? .low, path: table.path(of: file),
      position: table.position(of: link.offset, in: file), end: table.position(of: link.offset + link.length, in: file),
      declaration: ByteString(table.qualifiedName(of: declaration)),
      owner: ByteString(table.nameOfOwner(of: path.hop.member)),
      hop: ByteString(table.text(of: path.hop.name, in: file)),
      member: ByteString(table.text(ofMember: link, in: file)),
      members: members(of: steps), depth: steps.count,
      isCalled: steps.last.map { table.isCalled($0.link, of: $0.chain, in: file) } ?? false,
      chain: ByteString(table.text(ofChain: place.chain, in: file)), reach: path.path.uses.count, uses: paths.count,
      lines: paths.map { table.position(of: offset(of: $0.place), in: file).line }.sorted(),
      root: ByteString(table.text(ofRoot: place.chain, in: file)), local: local,
      isPayload: path.path.first.facts.contains(.isPayload),
      related: related(to: path.path, through: path.hop, local), origin: origin(of: path.hop),
      isInSetter: paths.allSatisfy { $0.path.first.facts.contains(.isInSetter) })
  }

  private func origin(of hop: Hop) -> Range<Position> {
    // An offset of a damaged record may be any number.
    let length = min(UInt32(table.text(of: hop.name, in: file).utf8.count), .max - hop.offset)
    return table.position(of: hop.offset, in: file)..<table.position(of: hop.offset + length, in: file)
  }

  /// Returns the locations where the local name gets its value, and where the edge is declared.
  private func related(
    to path: ReachPath, through hop: Hop, _ local: String?
  ) -> [RelatedLocation] {
    var places: [RelatedLocation] = []
    if let local {
      let position = table.position(of: path.first.named, in: file)
      places.append(
        RelatedLocation(
          path: table.path(of: file), position: position, message: "'\(local)' gets its value here", isStep: true))
    }
    if !hop.member.isNone {
      let edge = table.nameOfOwner(of: hop.member) + "." + table.text(of: hop.name, in: file)
      let (path, position) = table.place(of: hop.member)
      places.append(RelatedLocation(path: path, position: position, message: "\(edge) is declared here"))
    }
    return places
  }

  /// Returns the outermost declaration around a declaration; for an extension the extended type, if the repository
  /// declares it.
  private func outermost(around id: DeclarationID) -> DeclarationID {
    var place = id
    while !place.isNone {
      let outer = table.parent(of: place)
      if outer.isNone { break }
      place = outer
    }
    if place.isNone { return place }
    let type = table.type(of: place)
    return type.isNone ? place : type
  }
}
