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
  package var member: ByteString
  /// Whether the member is a method that is called.
  package var isCalled = false
  package var chain: ByteString
  package var reach: Int
  package var uses: Int
  /// The lines of all uses.
  package var lines: [Int]
  /// The name at the chain's root: a local, a global or a type; empty if the root has no name.
  package var root: ByteString
  /// The local name that hides the reach; `nil` if there is none.
  package var local: String?
  /// The reason why the reach is only a note; `nil` if there is none.
  package var mitigation: Mitigation?
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

  /// Returns the severity of the finding: the configured severity, or `note` if there is a mitigation.
  package func severity(_ wanted: Severity) -> Severity { mitigation == nil ? wanted : .note }
}

extension Codebase {
  /// Lists the uses that reach too far, once for every declaration and edge. Of each chain, only the first step that
  /// reaches too far counts.
  package func edgeUses(_ query: ReachQuery) -> [EdgeUse] {
    analyses(by: query.vocabulary).flatMap { $0.violations.isEmpty ? [] : edgeUses(query, in: $0) }
      .filter { query.owners.contains($0.owner) }
  }

  private func edgeUses(_ query: ReachQuery, in analysis: FileAnalysis) -> [EdgeUse] {
    let violations = firstViolations(query, in: analysis)
    return edgeUses(of: violations, in: analysis.file, gathersTypes: query.gathersTypes)
  }

  /// Groups a file's violations to one edge use for every declaration and edge, or for every outermost declaration and
  /// edge.
  func edgeUses(of violations: [Violation], in file: Int, gathersTypes: Bool = false) -> [EdgeUse] {
    var groups: [Edge: [Violation]] = [:]
    for violation in violations {
      let inner = declaration(of: violation, file)
      let outer = gathersTypes ? table.outermost(around: inner) : inner
      let key = Edge(declaration: outer, hop: violation.hop.member, name: violation.hop.name)
      groups[key, default: []].append(violation)
    }
    return groups.compactMap { key, violations in
      // A use with a mitigation must not represent a group that contains a use without one.
      let unmitigated = violations.filter { $0.mitigation == nil }
      let first = (unmitigated.isEmpty ? violations : unmitigated).min {
        table.link($0.link, in: file).offset < table.link($1.link, in: file).offset
      }
      guard let first else { return nil }
      return edgeUse(first, of: key.declaration, among: violations, file)
    }
  }

  private struct Edge: Hashable {
    var declaration: DeclarationID
    var hop: DeclarationID
    var name: Name
  }

  /// Returns the first violation of each chain that the query counts, if that violation has the query's kind of use.
  func firstViolations(_ query: ReachQuery, in analysis: FileAnalysis) -> [Violation] {
    var found: [Violation] = []
    var chain: UInt32?
    for violation in analysis.violations where violation.chain != chain {
      // The expression behind a local name was already reported where the name gets its value; a write through the name
      // is more.
      let isNew = violation.reportedReach < query.minReach || violation.useKind == .write
      let isFar = violation.reach >= query.minReach && isNew
      guard isFar, violation.confidence >= query.confidence else { continue }
      chain = violation.chain
      if violation.useKind == query.useKind { found.append(violation) }
    }
    return found
  }

  func declaration(of violation: Violation, _ file: Int) -> DeclarationID {
    table.declaration(aroundChain: violation.chain, in: file)
  }

  private func edgeUse(
    _ violation: Violation, of declaration: DeclarationID, among uses: [Violation], _ file: Int
  ) -> EdgeUse {
    let link = table.link(violation.link, in: file)
    let local = table.nameOfBinding(violation.binding, in: file)
    return EdgeUse(
      useKind: violation.useKind, confidence: violation.confidence, path: table.path(of: file),
      position: table.position(of: link.offset, in: file), end: table.position(of: link.offset + link.length, in: file),
      declaration: ByteString(table.qualifiedName(of: declaration)),
      owner: ByteString(table.nameOfOwner(of: violation.hop.member)),
      hop: ByteString(table.text(of: violation.hop.name, in: file)),
      member: ByteString(table.text(ofMember: link, in: file)),
      isCalled: table.isCalled(violation.link, of: violation.chain, in: file),
      chain: ByteString(table.text(ofChain: violation.chain, in: file)), reach: violation.reach, uses: uses.count,
      lines: uses.map { line(of: $0, file) }.sorted(), root: ByteString(table.text(ofRoot: violation.chain, in: file)),
      local: local,
      mitigation: violation.mitigation,
      related: related(violation, local, file), origin: origin(of: violation.hop, file),
      isInSetter: uses.allSatisfy(\.isInSetter))
  }

  private func origin(of hop: Hop, _ file: Int) -> Range<Position> {
    // An offset of a damaged record may be any number.
    let length = min(UInt32(table.text(of: hop.name, in: file).utf8.count), .max - hop.offset)
    return table.position(of: hop.offset, in: file)..<table.position(of: hop.offset + length, in: file)
  }

  private func line(of violation: Violation, _ file: Int) -> Int {
    table.position(of: table.link(violation.link, in: file).offset, in: file).line
  }

  /// Returns the locations where the local name gets its value, and where the edge is declared.
  private func related(_ violation: Violation, _ local: String?, _ file: Int) -> [RelatedLocation] {
    let hop = violation.hop
    var places: [RelatedLocation] = []
    if let local {
      let position = table.position(of: violation.named, in: file)
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
  package init(_ edgeUse: EdgeUse, rule: String, severity: Severity, message: String, advice: String) {
    let subject = FindingSubject.Reach(
      declaration: edgeUse.declaration, edge: edgeUse.edge, member: edgeUse.member, chain: edgeUse.chain,
      reach: edgeUse.reach, uses: edgeUse.uses, lines: edgeUse.lines)
    self.init(
      .reach(subject), rule: rule, severity: severity, confidence: edgeUse.confidence, path: edgeUse.path,
      from: edgeUse.position, to: edgeUse.end, message: message, advice: advice, related: edgeUse.related)
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
