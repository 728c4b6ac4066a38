package import Findings
package import SwiftReader

/// What one declaration does through one edge: a finding before a rule words it.
package struct Reaching: Sendable, Equatable {
  package var manner: Manner
  package var confidence: Confidence
  package var path: ByteString
  package var position: Position
  package var end: Position
  package var declaration: ByteString
  /// Whose property the hop is: `Server`.
  package var owner: ByteString
  /// The property: `info`.
  package var hop: ByteString
  package var member: ByteString
  package var chain: ByteString
  package var reach: Int
  package var uses: Int
  /// The lines of all uses.
  package var lines: [Int]
  /// The name at the chain's root: a local, a global, a type; empty where none stands there.
  package var root: ByteString
  /// The local name that hides the reach.
  package var local: String?
  /// Why the reach is only worth a note, if it is.
  package var mitigation: Mitigation?
  package var related: [Place]
  /// Where the hop itself is written: for a local name where it gets its value.
  package var origin: Range<Position>
  /// Whether all uses stand in the second half of a `Binding(get:set:)`.
  package var isInSetter: Bool

  package var edge: ByteString { "\(owner).\(hop)" }

  /// The same where the hop is written instead of where it is used.
  package var atOrigin: Reaching {
    var moved = self
    (moved.position, moved.end, moved.lines) = (origin.lowerBound, origin.upperBound, [origin.lowerBound.line])
    moved.related = [Place(path: path, position: position, message: "'\(member)' is used here")] + related.dropFirst()
    return moved
  }

  /// How loud the reach is where the configuration wants that severity.
  package func severity(_ wanted: Severity) -> Severity { mitigation == nil ? wanted : .note }
}

extension Codebase {
  /// Lists what reaches too far: of every chain the first step that does, once for every declaration and edge.
  package func reachings(_ query: ReachQuery) -> [Reaching] {
    judgements(by: query.vocabulary).flatMap { $0.offences.isEmpty ? [] : reachings(query, in: $0) }
      .filter { query.owners.contains($0.owner) }
  }

  private func reachings(_ query: ReachQuery, in judgement: FileJudgement) -> [Reaching] {
    let offences = firstOffences(query, in: judgement)
    return reachings(of: offences, in: judgement.file, gathersTypes: query.gathersTypes)
  }

  /// Gathers a file's offences to one reaching for every declaration and edge, or for every outermost one.
  func reachings(of offences: [Offence], in file: Int, gathersTypes: Bool = false) -> [Reaching] {
    var groups: [Edge: [Offence]] = [:]
    for offence in offences {
      let inner = declaration(of: offence, file)
      let outer = gathersTypes ? table.outermost(around: inner) : inner
      let key = Edge(declaration: outer, hop: offence.hop.member, name: offence.hop.name)
      groups[key, default: []].append(offence)
    }
    return groups.compactMap { key, offences in
      // A note does not speak for a use that is more than one.
      let loud = offences.filter { $0.mitigation == nil }
      let first = (loud.isEmpty ? offences : loud).min {
        table.link($0.link, in: file).offset < table.link($1.link, in: file).offset
      }
      guard let first else { return nil }
      return reaching(first, of: key.declaration, among: offences, file)
    }
  }

  private struct Edge: Hashable {
    var declaration: DeclarationID
    var hop: DeclarationID
    var name: Name
  }

  /// Of every chain the first offence that the query counts, if it is of the manner asked for.
  func firstOffences(_ query: ReachQuery, in judgement: FileJudgement) -> [Offence] {
    var found: [Offence] = []
    var chain: UInt32?
    for offence in judgement.offences where offence.chain != chain {
      let isFar = offence.reach >= query.allowed && offence.blamed < query.allowed
      guard isFar, offence.confidence >= query.confidence else { continue }
      chain = offence.chain
      if offence.manner == query.manner { found.append(offence) }
    }
    return found
  }

  func declaration(of offence: Offence, _ file: Int) -> DeclarationID {
    table.declaration(aroundChain: offence.chain, in: file)
  }

  private func reaching(
    _ offence: Offence, of declaration: DeclarationID, among uses: [Offence], _ file: Int
  ) -> Reaching {
    let link = table.link(offence.link, in: file)
    let local = table.nameOfBinding(offence.binding, in: file)
    return Reaching(
      manner: offence.manner, confidence: offence.confidence, path: table.path(of: file),
      position: table.position(of: link.offset, in: file), end: table.position(of: link.offset + link.length, in: file),
      declaration: ByteString(table.qualifiedName(of: declaration)),
      owner: ByteString(table.nameOfOwner(of: offence.hop.member)),
      hop: ByteString(table.text(of: offence.hop.name, in: file)),
      member: ByteString(table.text(ofMember: link, in: file)),
      chain: ByteString(table.text(ofChain: offence.chain, in: file)), reach: offence.reach, uses: uses.count,
      lines: uses.map { line(of: $0, file) }.sorted(), root: ByteString(table.text(ofRoot: offence.chain, in: file)),
      local: local,
      mitigation: offence.mitigation,
      related: related(offence, local, file), origin: origin(of: offence.hop, file),
      isInSetter: uses.allSatisfy(\.isInSetter))
  }

  private func origin(of hop: Hop, _ file: Int) -> Range<Position> {
    let length = UInt32(table.text(of: hop.name, in: file).utf8.count)
    return table.position(of: hop.offset, in: file)..<table.position(of: hop.offset + length, in: file)
  }

  private func line(of offence: Offence, _ file: Int) -> Int {
    table.position(of: table.link(offence.link, in: file).offset, in: file).line
  }

  /// Where the local name gets its value, and where the edge is declared.
  private func related(_ offence: Offence, _ local: String?, _ file: Int) -> [Place] {
    let hop = offence.hop
    var places: [Place] = []
    if let local {
      let position = table.position(of: hop.offset, in: file)
      places.append(
        Place(
          path: table.path(of: file), position: position, message: "'\(local)' gets its value here", isStep: true))
    }
    if !hop.member.isNone {
      let edge = table.nameOfOwner(of: hop.member) + "." + table.text(of: hop.name, in: file)
      let (path, position) = table.place(of: hop.member)
      places.append(Place(path: path, position: position, message: "\(edge) is declared here"))
    }
    return places
  }
}

extension Finding {
  /// A reaching, worded by a rule.
  package init(_ reaching: Reaching, rule: String, severity: Severity, message: String, advice: String) {
    self.init(
      rule: rule, severity: severity, confidence: reaching.confidence, path: reaching.path,
      position: reaching.position, end: reaching.end, declaration: reaching.declaration, edge: reaching.edge,
      member: reaching.member, chain: reaching.chain, reach: reaching.reach, uses: reaching.uses, lines: reaching.lines,
      message: message, advice: advice, related: reaching.related)
  }
}

extension SymbolTable {
  /// The type or global around everything else; an extension stands for its type, if the repository declares that.
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
