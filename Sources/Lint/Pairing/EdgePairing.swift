import SwiftReader

/// One edge of a repository, its uses, and the patch that turns them into tellings.
package struct EdgePairing: Sendable {
  /// The edge by its full name: `Server.info`.
  package let edge: String
  private let codebase: Codebase
  private let property: DeclarationID
  private let sites: [EdgeSite]
  private let doubtful: [LeftSite]

  fileprivate init(_ edge: String, _ property: DeclarationID, _ codebase: Codebase) {
    self.edge = edge
    self.property = property
    self.codebase = codebase
    var judge = Judge(codebase.table, codebase.library)
    var sites: [EdgeSite] = []
    var doubtful: [LeftSite] = []
    for judgement in codebase.judgements where judgement.goesThrough(property) {
      for use in judge.sites(through: property, in: judgement.file) {
        if let site = use.site {
          sites.append(site)
        } else {
          doubtful.append(codebase.left(use.offence, in: judgement.file, use.why))
        }
      }
    }
    self.sites = sites
    self.doubtful = doubtful
  }

  /// The files whose text the patch needs.
  package var paths: Set<String> {
    let members = sites.map { codebase.table.file(of: $0.found) } + sites.map(\.file)
    return Set((members + [codebase.table.file(of: property)]).map { codebase.table.path(of: $0) })
  }

  /// Makes the patch.
  ///
  /// - Parameter texts: the bytes of the files that ``paths`` names.
  package func patch(_ texts: [String: [UInt8]]) -> EdgePatch {
    var patch = EdgePatch(left: doubtful)
    var judge = Judge(codebase.table, codebase.library)
    let sources = texts.mapValues { SourceText(bytes: $0) }
    do throws(Reason) {
      let path = codebase.table.path(of: codebase.table.file(of: property))
      guard let source = sources[path] else { throw Reason("the owner's file cannot be read") }
      let owner = try EdgeOwner(property, &judge, source)
      var text = OwnerText(owner)
      var edits: [String: [Edit]] = [:]
      for site in sites { rewrite(site, of: owner, &judge, sources, &text, &edits, &patch) }
      if text.isEmpty { return patch }
      edits[path, default: []].append(owner.insertion(of: text))
      patch.take(edits, sources)
    } catch {
      patch.left += sites.map { codebase.left($0, error.text) }
    }
    return patch
  }

  private func rewrite(
    _ site: EdgeSite, of owner: EdgeOwner, _ judge: inout Judge, _ sources: [String: SourceText],
    _ text: inout OwnerText, _ edits: inout [String: [Edit]], _ patch: inout EdgePatch
  ) {
    let path = codebase.table.path(of: site.file)
    var known: EdgeMember?
    do throws(Reason) {
      guard let source = sources[path], source.isText else { throw Reason("the file is not UTF-8") }
      let facts = codebase.files[site.file].facts
      let member = try EdgeMember(site, of: owner, &judge, texts: sources)
      known = member
      if codebase.isInlined(site), member.level < .everywhere { throw Reason("it is inlined into other modules") }
      let line = source.line(around: site.range.lowerBound)
      let isCrowded = sites.count { $0.file == site.file && $0.range.overlaps(line) } > 1
      let use = EdgeUse(site: site, source: source, facts: facts, member: member, isCrowded: isCrowded)
      let telling = try use.telling()
      guard !member.method(telling).isEmpty else { throw Reason("the names for '\(member.name)' are taken") }
      let made = use.edits(telling)
      guard !made.isEmpty, !edits[path, default: []].contains(where: { edit in made.contains { $0.overlaps(edit) } })
      else { throw Reason("another use stands within it") }
      edits[path, default: []] += made
      text.add(member, telling)
      patch.rewritten += 1
    } catch {
      if let known { text.add(known) }
      patch.left.append(codebase.left(site, error.text))
    }
  }
}

/// What is printed of an edge.
package struct EdgePatch: Sendable, Equatable {
  /// The changes, as `git apply` reads them; empty if there are none.
  package var text = ""
  /// How many uses are told now.
  package var rewritten = 0
  /// The uses that stay as they are.
  package var left: [LeftSite]

  fileprivate init(left: [LeftSite]) {
    self.left = left
  }

  fileprivate mutating func take(_ edits: [String: [Edit]], _ sources: [String: SourceText]) {
    for (path, edits) in edits.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      guard let source = sources[path] else { continue }
      text += unifiedDiff(of: path, source, edits)
    }
  }
}

extension Codebase {
  /// The edges that the judged files reach through, however sure that is.
  package var edges: Set<String> { Set(reachedProperties.keys) }

  private var reachedProperties: [String: Set<DeclarationID>] {
    var found: [String: Set<DeclarationID>] = [:]
    for judgement in judgements {
      for member in judgement.reachedProperties { found[edgeName(of: member), default: []].insert(member) }
    }
    return found
  }

  private func edgeName(of member: DeclarationID) -> String {
    table.nameOfOwner(of: member) + "." + table.text(of: table.declaration(member).name, in: table.file(of: member))
  }

  /// Finds an edge by its name, or by the end of its name if only one ends so.
  package func pairing(of name: String) throws(PairingError) -> EdgePairing {
    let edges = reachedProperties
    let fitting = edges[name] == nil ? edges.keys.filter { $0.hasSuffix("." + name) }.sorted() : [name]
    guard let edge = fitting.first, let properties = edges[edge] else {
      let hint = suggestion(for: name, among: edges.keys.sorted())
      let way = hint.isEmpty ? "; 'east lint --statistics' lists the edges" : hint
      throw PairingError("nothing reaches through '\(name)'\(way)")
    }
    if fitting.count > 1 { throw PairingError("'\(name)' may be \(fitting.joined(separator: " or ")); name one of them") }
    guard let property = properties.first, properties.count == 1 else {
      let places = properties.map { table.path(of: table.file(of: $0)) }.sorted().joined(separator: " and ")
      throw PairingError("'\(edge)' is declared in \(places); name a PATH that reaches through one of them only")
    }
    return EdgePairing(edge, property, self)
  }

  fileprivate func left(_ offence: Offence, in file: Int, _ why: String) -> LeftSite {
    LeftSite(
      path: table.path(of: file), position: table.position(of: table.link(offence.link, in: file).offset, in: file),
      chain: table.text(ofChain: offence.chain, in: file), reason: why)
  }

  fileprivate func left(_ site: EdgeSite, _ why: String) -> LeftSite {
    let facts = files[site.file].facts
    let chain = facts.chains.firstIndex { $0.start == site.chain.start && $0.links == site.chain.links }
    return LeftSite(
      path: table.path(of: site.file), position: table.position(of: site.member.offset, in: site.file),
      chain: chain.map { table.text(ofChain: UInt32($0), in: site.file) } ?? "", reason: why)
  }

  /// Whether the text of a use is compiled into other modules.
  fileprivate func isInlined(_ site: EdgeSite) -> Bool {
    let facts = files[site.file].facts
    var place = facts.scopes[Int(site.chain.scope.index)].declaration.map { table.id($0, in: site.file) } ?? .none
    while !place.isNone {
      let words = ["inlinable", "_transparent", "_alwaysEmitIntoClient", "inline", "backDeployed"]
      if table.attributes(of: place).contains(where: words.contains) { return true }
      place = table.parent(of: place)
    }
    return false
  }
}

extension FileJudgement {
  /// The properties of the repository that leave the circle of friends here.
  fileprivate var reachedProperties: [DeclarationID] {
    offences.filter { $0.reach >= 1 && $0.blamed < 1 }.map(\.hop.member).filter { !$0.isNone }
  }

  fileprivate func goesThrough(_ property: DeclarationID) -> Bool {
    offences.contains { $0.hop.member == property }
  }
}

extension EdgeOwner {
  /// Puts the declarations behind the owner.
  fileprivate func insertion(of text: OwnerText) -> Edit {
    let newLine = source.lineEnd
    let lines = newLine == "\n" ? text.text : text.text.replacing("\n", with: newLine)
    let isLast = place == source.bytes.count && source.bytes.last.map { !$0.endsLine } != false
    return Edit(range: place..<place, text: isLast ? newLine + lines : lines)
  }
}

extension Edit {
  fileprivate func overlaps(_ other: Edit) -> Bool {
    range == other.range || range.overlaps(other.range)
  }
}
