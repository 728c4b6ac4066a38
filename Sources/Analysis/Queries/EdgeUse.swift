package import Findings
package import SwiftReader

/// The uses of one edge in one declaration: a finding without the message of a rule.
package struct EdgeUse: Sendable, Equatable {
  package var useKind: UseKind
  package var confidence: Confidence
  package var path: ByteString
  package var position: Position
  package var end: Position
  package var declaration: ByteString
  /// The owner of the property: `Server`.
  package var owner: ByteString
  /// The property: `info`.
  package var hop: ByteString
  /// The member that is used at ``position``: `token`.
  package var member: ByteString
  /// The members that are used, one of what the other gave, to the last one: `token.accessToken`.
  package var members: ByteString
  /// The number of ``members``.
  package var depth = 1
  /// Whether the last member is a method that is called.
  package var isCalled = false
  package var chain: ByteString
  /// The number of steps from a friend to the last use.
  package var reach: Int
  package var uses: Int
  /// The lines of all uses.
  package var lines: [Int]
  /// The name at the chain's root: a local, a global or a type; empty if the root has no name.
  package var root: ByteString
  /// The local name that hides the reach; `nil` if there is none.
  package var local: String?
  /// Whether the local name was bound to a payload of the property's value.
  package var isPayload = false
  package var related: [RelatedLocation]
  /// The range of the hop: for a local name, where the name gets its value.
  package var origin: Range<Position>
  /// Whether all uses are in the `set` closure of a `Binding(get:set:)`.
  package var isInSetter: Bool

  package var edge: ByteString { "\(owner).\(hop)" }

  /// The edge as messages name it.
  package var quotedEdge: String { quoted(edge: edge.description) }

  /// The owner as messages name it.
  package var ownerText: String { owner == ByteString(unknownOwner) ? "its owner" : owner.description }

  /// The edge use, located where the hop is written instead of where its value is used.
  package var atOrigin: EdgeUse {
    var moved = self
    (moved.position, moved.end, moved.lines) = (origin.lowerBound, origin.upperBound, [origin.lowerBound.line])
    moved.related =
      [RelatedLocation(path: path, position: position, message: "'\(member)' is used here")] + related.dropFirst()
    return moved
  }
}

extension Codebase {
  /// Lists the uses that reach too far, once for every declaration and edge: the first step that is not allowed.
  ///
  /// - Parameter judge: returns what a path is worth; `nil` if it is not reported.
  /// - Returns: for each declaration and edge the first of the most severe uses, in no particular order.
  package func edgeUses(
    _ query: ReachQuery, _ judge: (ReachPath, FileAnalysis) -> Verdict?
  ) -> [(use: EdgeUse, verdict: Verdict)] {
    analyses.flatMap { analysis -> [(use: EdgeUse, verdict: Verdict)] in
      if analysis.uses.isEmpty { return [] }
      let paths = analysis.paths(query.confidence, without: { isSilent($0, query.silent, analysis) }).filter {
        $0.kind == query.useKind && $0.uses.count >= query.allowed
      }
      let judged = paths.compactMap { path in
        judge(path, analysis).map { Judged(path: path, edge: query.allowed - 1, verdict: $0) }
      }
      return edgeUses(of: judged, in: analysis.file, gathersTypes: query.gathersTypes)
    }
    .filter { query.owners.contains($0.use.owner) }
  }

  /// Returns whether a use is no step because of the names of its part, its owner, its member or its property.
  private func isSilent(_ use: Use, _ names: SilentNames, _ analysis: FileAnalysis) -> Bool {
    if names.isEmpty { return false }
    let members = [table.link(use.link, in: analysis.file).name, use.hop.name]
    return [use.part, use.owner].contains { analysis.name(of: $0).map(names.types.contains) ?? false }
      || members.contains { names.members.contains(table.text(of: $0, in: analysis.file)) }
  }

  /// Returns single steps as edge uses, once for every declaration and edge.
  func edgeUses(of uses: [Use], _ useKind: UseKind, in file: Int) -> [EdgeUse] {
    let paths = uses.map {
      Judged(path: ReachPath(uses: [$0], precedents: 0), edge: 0, verdict: Verdict(severity: .note, reason: nil))
    }
    return edgeUses(of: paths, in: file, gathersTypes: false).map(\.use)
  }

  /// A path with the number of the use whose hop is the edge.
  private struct Judged {
    var path: ReachPath
    var edge: Int
    var verdict: Verdict

    var hop: Hop { path.uses[edge].hop }
    /// The reported use: that of the edge, or the first one of the chain if the edge is in an earlier chain.
    var place: Use { path.uses[max(edge, path.precedents)] }
  }

  private struct Edge: Hashable {
    var declaration: DeclarationID
    var hop: DeclarationID
    var name: Name
  }

  /// Groups a file's paths to one edge use for every declaration and edge, or for every outermost declaration and edge.
  private func edgeUses(
    of paths: [Judged], in file: Int, gathersTypes: Bool
  ) -> [(use: EdgeUse, verdict: Verdict)] {
    var groups: [Edge: [Judged]] = [:]
    for path in paths {
      let inner = declaration(of: path.place, file)
      let outer = gathersTypes ? table.outermost(around: inner) : inner
      groups[Edge(declaration: outer, hop: path.hop.member, name: path.hop.name), default: []].append(path)
    }
    return groups.compactMap { key, paths in
      let worst = paths.map(\.verdict.severity).max()
      let first = paths.filter { $0.verdict.severity == worst }
        .min { offset(of: $0.place, file) < offset(of: $1.place, file) }
      return first.map { (edgeUse($0, of: key.declaration, among: paths, file), $0.verdict) }
    }
  }

  private func offset(of use: Use, _ file: Int) -> UInt32 { table.link(use.link, in: file).offset }

  func declaration(of use: Use, _ file: Int) -> DeclarationID { table.declaration(aroundChain: use.chain, in: file) }

  private func edgeUse(
    _ path: Judged, of declaration: DeclarationID, among paths: [Judged], _ file: Int
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
      members: members(of: steps, in: file), depth: steps.count,
      isCalled: steps.last.map { table.isCalled($0.link, of: $0.chain, in: file) } ?? false,
      chain: ByteString(table.text(ofChain: place.chain, in: file)), reach: path.path.uses.count, uses: paths.count,
      lines: paths.map { table.position(of: offset(of: $0.place, file), in: file).line }.sorted(),
      root: ByteString(table.text(ofRoot: place.chain, in: file)), local: local,
      isPayload: path.path.first.facts.contains(.isPayload),
      related: related(to: path.path, through: path.hop, local, in: file), origin: origin(of: path.hop, file),
      isInSetter: paths.allSatisfy { $0.path.first.facts.contains(.isInSetter) })
  }

  /// Returns the members that are used one after the other; a long path is cut off.
  func members(of uses: ArraySlice<Use>, in file: Int) -> ByteString {
    let names = uses.prefix(Limits.shownSteps).map { table.text(ofMember: table.link($0.link, in: file), in: file) }
    return ByteString((names + (uses.count > Limits.shownSteps ? ["…"] : [])).joined(separator: "."))
  }

  private func origin(of hop: Hop, _ file: Int) -> Range<Position> {
    // An offset of a damaged record may be any number.
    let length = min(UInt32(table.text(of: hop.name, in: file).utf8.count), .max - hop.offset)
    return table.position(of: hop.offset, in: file)..<table.position(of: hop.offset + length, in: file)
  }

  /// Returns the locations where the local name gets its value, and where the edge is declared.
  private func related(
    to path: ReachPath, through hop: Hop, _ local: String?, in file: Int
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
}

/// Returns an edge as messages name it: `'Server.info'`; the owner may be unknown.
package func quoted(edge: String) -> String {
  edge.hasPrefix("\(unknownOwner).") ? "'\(edge.dropFirst(unknownOwner.count))' (owner unknown)" : "'\(edge)'"
}

extension Finding {
  /// Creates a finding from an edge use, with the message of a rule.
  package init(
    _ edgeUse: EdgeUse, rule: String, severity: Severity, reason: String? = nil, message: String, advice: String
  ) {
    let subject = FindingSubject.Reach(
      declaration: edgeUse.declaration, edge: edgeUse.edge, member: edgeUse.member, chain: edgeUse.chain,
      reach: edgeUse.reach, uses: edgeUse.uses, lines: edgeUse.lines)
    self.init(
      .reach(subject), rule: rule, severity: severity, confidence: edgeUse.confidence, reason: reason,
      path: edgeUse.path, from: edgeUse.position, to: edgeUse.end, message: message, advice: advice,
      related: edgeUse.related)
  }
}

extension SymbolTable {
  /// Returns the outermost declaration around a declaration; for an extension the extended type, if the repository
  /// declares it.
  fileprivate func outermost(around id: DeclarationID) -> DeclarationID {
    var place = id
    while !place.isNone {
      let outer = parent(of: place)
      if outer.isNone { break }
      place = outer
    }
    if place.isNone { return place }
    let type = type(of: place)
    return type.isNone ? place : type
  }
}
