package import Analysis
package import Findings
package import PairWriting
import SwiftReader

/// One edge of a repository, its uses, and the patch that turns them into tellings.
package struct EdgePairing: Sendable {
  /// The edge by its full name: `Server.info`.
  package let edge: ByteString
  private let table: SymbolTable
  private let library: Library
  private let property: DeclarationID
  private var sites: [EdgeSite] = []
  private var doubtful: [LeftSite] = []

  /// - Parameter files: those that go through the property.
  fileprivate init(
    _ edge: ByteString, _ property: DeclarationID, in files: [Int], _ table: SymbolTable, _ library: Library
  ) {
    self.edge = edge
    self.property = property
    self.table = table
    self.library = library
    var analyzer = ChainAnalyzer(table, library)
    for file in files {
      for use in analyzer.sites(through: property, in: file) {
        if let site = use.site {
          sites.append(site)
        } else {
          doubtful.append(table.left(use.violation, in: file, use.why))
        }
      }
    }
  }

  /// The files whose text the patch needs.
  package var paths: Set<ByteString> {
    let members = sites.map { table.file(of: $0.found) } + sites.map(\.file)
    return Set((members + [table.file(of: property)]).map { table.path(of: $0) })
  }

  /// Makes the patch.
  ///
  /// - Parameter texts: the bytes of the files that ``paths`` names.
  package func patch(_ texts: [ByteString: [UInt8]]) -> EdgePatch {
    var patch = EdgePatch(left: doubtful)
    var analyzer = ChainAnalyzer(table, library)
    let sources = texts.mapValues { SourceText(bytes: $0) }
    do throws(Reason) {
      let path = table.path(of: table.file(of: property))
      guard let source = sources[path] else { throw Reason("the owner's file cannot be read") }
      let owner = try EdgeOwner(property, table, &analyzer, source)
      var text = OwnerText(owner)
      var edits: [ByteString: [Edit]] = [:]
      for site in sites { rewrite(site, of: owner, &analyzer, sources, &text, &edits, &patch) }
      if text.isEmpty { return patch }
      edits[path, default: []].append(owner.insertion(of: text))
      patch.take(edits, sources)
    } catch {
      for site in sites { patch.leave(table.left(site, error.text)) }
    }
    return patch
  }

  private func rewrite(
    _ site: EdgeSite, of owner: EdgeOwner, _ analyzer: inout ChainAnalyzer, _ sources: [ByteString: SourceText],
    _ text: inout OwnerText, _ edits: inout [ByteString: [Edit]], _ patch: inout EdgePatch
  ) {
    let path = table.path(of: site.file)
    var known: EdgeMember?
    do throws(Reason) {
      guard let source = sources[path], source.isText else { throw Reason("the file is not UTF-8") }
      let facts = table.facts(of: site.file)
      let member = try EdgeMember(site, of: owner, table, &analyzer, texts: sources)
      known = member
      if table.isInlined(site), member.level < .everywhere { throw Reason("it is inlined into other modules") }
      let line = source.line(around: site.range.lowerBound)
      let isCrowded = sites.count { $0.file == site.file && $0.range.overlaps(line) } > 1
      let use = EdgeUse(site: site, source: source, facts: facts, member: member, isCrowded: isCrowded)
      let telling = try use.telling()
      guard !member.method(telling).isEmpty else { throw Reason("the generated names for '\(member.name)' exist") }
      let made = use.edits(telling)
      guard !made.isEmpty, !edits[path, default: []].contains(where: { edit in made.contains { $0.overlaps(edit) } })
      else { throw Reason("it contains another use") }
      edits[path, default: []] += made
      text.add(member, telling)
      patch.count()
    } catch {
      if let known { text.add(known) }
      patch.leave(table.left(site, error.text))
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

  fileprivate mutating func leave(_ site: LeftSite) { left.append(site) }

  fileprivate mutating func count() { rewritten += 1 }

  fileprivate mutating func take(_ edits: [ByteString: [Edit]], _ sources: [ByteString: SourceText]) {
    for (path, edits) in edits.sorted(by: { $0.key < $1.key }) {
      guard let source = sources[path] else { continue }
      text += unifiedDiff(of: path, source, edits)
    }
  }
}

extension Codebase {
  /// The edges that the linted files reach through, however sure that is.
  package var edges: Set<ByteString> { Set(reachedProperties.keys) }

  private var reachedProperties: [ByteString: Set<DeclarationID>] {
    var found: [ByteString: Set<DeclarationID>] = [:]
    for analysis in analyses {
      for member in analysis.reachedProperties { found[edgeName(of: member), default: []].insert(member) }
    }
    return found
  }

  private func edgeName(of member: DeclarationID) -> ByteString {
    let name = table.text(of: table.declaration(member).name, in: table.file(of: member))
    return "\(table.nameOfOwner(of: member)).\(name)"
  }

  /// Finds an edge by its name, or by the end of its name if only one ends so.
  package func pairing(of name: String) throws(PairingError) -> EdgePairing {
    let edges = reachedProperties
    let whole = ByteString(name)
    let fitting = edges[whole] == nil ? edges.keys.filter { $0.isMember(whole) }.sorted() : [whole]
    guard let edge = fitting.first, let properties = edges[edge] else {
      let hint = suggestion(for: name, among: edges.keys.sorted().map(\.description))
      let way = hint.isEmpty ? "; 'east lint --statistics' lists the edges" : hint
      throw PairingError("no violation reaches through '\(name)'\(way)")
    }
    if fitting.count > 1 {
      throw PairingError(
        "'\(name)' is ambiguous: \(fitting.map(\.description).joined(separator: " or ")); name one of them")
    }
    guard let property = properties.first, properties.count == 1 else {
      let places = properties.map { table.path(of: table.file(of: $0)) }.sorted().map(\.description).joined(
        separator: " and ")
      throw PairingError("'\(edge)' is declared in \(places); name a PATH that reaches through one of them only")
    }
    let files = analyses.filter { $0.goesThrough(property) }.map(\.file)
    return EdgePairing(edge, property, in: files, table, library)
  }
}

extension ByteString {
  /// Whether the name ends with a dot and the other.
  fileprivate func isMember(_ name: ByteString) -> Bool {
    bytes.suffix(name.bytes.count + 1).elementsEqual([UInt8(ascii: ".")] + name.bytes)
  }
}

extension SymbolTable {
  fileprivate func left(_ violation: Violation, in file: Int, _ why: String) -> LeftSite {
    LeftSite(
      path: path(of: file), position: position(of: link(violation.link, in: file).offset, in: file),
      chain: text(ofChain: violation.chain, in: file), reason: why)
  }

  fileprivate func left(_ site: EdgeSite, _ why: String) -> LeftSite {
    let chain = site.index(in: facts(of: site.file))
    return LeftSite(
      path: path(of: site.file), position: position(of: site.member.offset, in: site.file),
      chain: chain.map { text(ofChain: $0, in: site.file) } ?? "", reason: why)
  }

  /// Whether the text of a use is compiled into other modules.
  fileprivate func isInlined(_ site: EdgeSite) -> Bool {
    let scope = site.scope(in: facts(of: site.file))
    var place = scope.declaration.map { id($0, in: site.file) } ?? .none
    while !place.isNone {
      let words = ["inlinable", "_transparent", "_alwaysEmitIntoClient", "inline", "backDeployed"]
      if attributes(of: place).contains(where: words.contains) { return true }
      place = parent(of: place)
    }
    return false
  }
}

extension FileAnalysis {
  /// The properties of the repository that leave the circle of friends here.
  fileprivate var reachedProperties: [DeclarationID] {
    violations.filter { $0.reach >= 1 && $0.reportedReach < 1 }.map(\.hop.member).filter { !$0.isNone }
  }

  fileprivate func goesThrough(_ property: DeclarationID) -> Bool {
    violations.contains { $0.hop.member == property }
  }
}

extension EdgeOwner {
  /// Puts the declarations behind the owner.
  fileprivate func insertion(of text: OwnerText) -> Edit {
    let newLine = source.lineEnd
    let next = source.line(around: place)
    let isClose = !source.text(next).allSatisfy(\.isWhitespace)
    let text = isClose ? text.text + "\n" : text.text
    let lines = newLine == "\n" ? text : text.replacing("\n", with: newLine)
    let isLast = place == source.bytes.count && source.bytes.last.map { !$0.endsLine } != false
    return Edit(range: place..<place, text: isLast ? newLine + lines : lines)
  }
}

extension Edit {
  fileprivate func overlaps(_ other: Edit) -> Bool {
    range == other.range || range.overlaps(other.range)
  }
}
