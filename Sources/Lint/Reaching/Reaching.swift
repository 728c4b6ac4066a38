package import SwiftReader

/// What one declaration does through one edge: a finding before a rule words it.
package struct Reaching: Sendable, Equatable {
  package var manner: Manner
  package var confidence: Confidence
  package var path: String
  package var position: Position
  package var end: Position
  package var declaration: String
  /// Whose property the hop is: `Server`.
  package var owner: String
  /// The property: `info`.
  package var hop: String
  package var member: String
  package var chain: String
  package var reach: Int
  package var uses: Int
  /// The lines of all uses.
  package var lines: [Int]
  /// The local name that hides the reach.
  package var local: String?
  /// Whether the owner is pure data, or a local name stands for it, or the declaration is nothing but a forwarder.
  package var isQuiet: Bool
  package var related: [Place]

  package var edge: String { owner + "." + hop }
}

/// Which of the reaches a rule asks for.
package struct ReachQuery: Sendable {
  package var manner: Manner
  /// The hops past a friend from which on a use reaches too far.
  package var allowed: Int
  package var confidence: Confidence

  package init(_ manner: Manner, allowed: Int = 1, confidence: Confidence) {
    self.manner = manner
    self.allowed = allowed
    self.confidence = confidence
  }
}

extension Codebase {
  /// Lists what reaches too far: of every chain the first step that does, once for every declaration and edge.
  package func reachings(_ query: ReachQuery) -> [Reaching] {
    judgements.flatMap { $0.offences.isEmpty ? [] : reachings(query, in: $0) }
  }

  private func reachings(_ query: ReachQuery, in judgement: FileJudgement) -> [Reaching] {
    var groups: [Edge: [Offence]] = [:]
    for offence in firstOffences(query, in: judgement) {
      let key = Edge(
        declaration: declaration(of: offence, judgement.file), hop: offence.hop.member, name: offence.hop.name)
      groups[key, default: []].append(offence)
    }
    return groups.compactMap { key, offences in
      let links = table.files[judgement.file].facts.links
      let first = offences.min { links[Int($0.link)].offset < links[Int($1.link)].offset }
      guard let first else { return nil }
      return reaching(first, of: key.declaration, among: offences, judgement.file)
    }
  }

  private struct Edge: Hashable {
    var declaration: DeclarationID
    var hop: DeclarationID
    var name: Name
  }

  /// Of every chain the first offence that the query counts, if it is of the manner asked for.
  private func firstOffences(_ query: ReachQuery, in judgement: FileJudgement) -> [Offence] {
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

  private func declaration(of offence: Offence, _ file: Int) -> DeclarationID {
    let facts = table.files[file].facts
    let scope = facts.chains[Int(offence.chain)].scope
    return facts.scopes[Int(scope.index)].declaration.map { table.id($0, in: file) } ?? .none
  }

  private func reaching(
    _ offence: Offence, of declaration: DeclarationID, among uses: [Offence], _ file: Int
  ) -> Reaching {
    let facts = table.files[file].facts
    let link = facts.links[Int(offence.link)]
    return Reaching(
      manner: offence.manner, confidence: offence.confidence, path: table.files[file].path,
      position: facts.lines.position(of: link.offset), end: facts.lines.position(of: link.offset + link.length),
      declaration: table.qualifiedName(of: declaration), owner: table.nameOfOwner(of: offence.hop.member),
      hop: facts.names[offence.hop.name], member: link.kind == .subscript ? "[]" : facts.names[link.name],
      chain: facts.text(ofChain: offence.chain), reach: offence.reach, uses: uses.count,
      lines: uses.map { facts.lines.position(of: facts.links[Int($0.link)].offset).line }.sorted(),
      local: offence.binding > 0 ? facts.names[facts.bindings[Int(offence.binding - 1)].name] : nil,
      isQuiet: offence.isForwarder || offence.isOfData || table.isData(ownerOf: offence.hop.member),
      related: related(offence, file))
  }

  private func related(_ offence: Offence, _ file: Int) -> [Place] {
    var places: [Place] = []
    let facts = table.files[file].facts
    if offence.binding > 0 {
      let binding = facts.bindings[Int(offence.binding - 1)]
      places.append(
        Place(
          path: table.files[file].path, position: facts.lines.position(of: offence.hop.offset),
          message: "'\(facts.names[binding.name])' gets its value here"))
    }
    if !offence.hop.member.isNone {
      let home = table.files[table.file(of: offence.hop.member)]
      let edge = table.nameOfOwner(of: offence.hop.member) + "." + facts.names[offence.hop.name]
      places.append(
        Place(
          path: home.path, position: home.facts.lines.position(of: table.declaration(offence.hop.member).offset),
          message: "\(edge) is declared here"))
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
