package import Findings
package import SwiftReader

/// The uses of one member in one declaration that a restriction forbids: a finding without the message of a rule.
package struct RestrictedUse: Sendable, Equatable {
  /// The number of the restriction.
  package var restriction: Int
  package var path: ByteString
  package var position: Position
  package var end: Position
  package var declaration: ByteString
  /// The type whose member is used, and the member: `Storage`, `reset`.
  package var owner: ByteString
  package var member: ByteString
  package var actions: MemberActions
  package var chain: ByteString
  package var uses: Int
  /// The lines of all uses.
  package var lines: [Int]
  package var related: [RelatedLocation]

  package var edge: ByteString { "\(owner).\(member)" }
}

extension Finding {
  /// Creates a finding about a use that a restriction forbids, with the message of a rule.
  package init(_ use: RestrictedUse, rule: String, severity: Severity, message: String, advice: String) {
    let subject = FindingSubject.Reach(
      declaration: use.declaration, edge: use.edge, member: use.member, chain: use.chain, reach: 0, uses: use.uses,
      lines: use.lines)
    self.init(
      .reach(subject), rule: rule, severity: severity, path: use.path, from: use.position, to: use.end,
      message: message, advice: advice, related: use.related)
  }
}

extension RestrictedUse {
  /// Lists what restrictions forbid in one file, once for every declaration and member.
  static func all(
    in file: Int, against set: RestrictionSet, of analyzer: inout ChainAnalyzer
  ) -> [RestrictedUse] {
    let table = analyzer.table
    if !set.mayForbid(table.spellings(in: file)) { return [] }
    var places: [DeclarationID: RestrictionSet.Place] = [:]
    var uses: [Key: RestrictedUse] = [:]
    for member in UsedMember.all(in: file, named: set.names, of: &analyzer) {
      let declaration = table.declaration(aroundChain: member.chain, in: file)
      let place = places[declaration] ?? RestrictionSet.Place(around: declaration, in: file, of: table)
      places[declaration] = place
      let name = member.name == .none ? "init" : table.text(of: member.name, in: file)
      for (number, pattern) in set.broken(by: member, named: name, at: place, in: table) {
        let owner = member.owner(for: pattern, in: table)
        let key = Key(restriction: number, declaration: declaration, owner: owner, member: name)
        let line = table.position(of: member.offset, in: file).line
        if uses[key] == nil {
          uses[key] = RestrictedUse(
            member, in: file, restriction: number, declaration: declaration, owner: owner, name: name, table)
        }
        uses[key]?.add(member, line: line)
      }
    }
    return Array(uses.values)
  }

  private struct Key: Hashable {
    var restriction: Int
    var declaration: DeclarationID
    var owner: String
    var member: String
  }

  private init(
    _ member: UsedMember, in file: Int, restriction: Int, declaration: DeclarationID, owner: String, name: String,
    _ table: SymbolTable
  ) {
    self.restriction = restriction
    path = table.path(of: file)
    position = table.position(of: member.offset, in: file)
    end = table.position(of: member.offset + member.length, in: file)
    self.declaration = ByteString(table.qualifiedName(of: declaration))
    (self.owner, self.member) = (ByteString(owner), ByteString(name))
    actions = []
    chain = ByteString(table.text(ofChain: member.chain, in: file))
    (uses, lines, related) = (0, [], [])
    if !member.found.isNone {
      let (path, position) = table.place(of: member.found)
      related = [RelatedLocation(path: path, position: position, message: "\(edge) is declared here")]
    } else if case .declared(let type) = member.receiver {
      let (path, position) = table.place(of: type)
      related = [RelatedLocation(path: path, position: position, message: "\(owner) is declared here")]
    }
  }

  private mutating func add(_ member: UsedMember, line: Int) {
    actions.formUnion(member.actions)
    uses += 1
    lines.append(line)
  }
}

extension RestrictionSet.Place {
  /// The place of a declaration, that itself included.
  fileprivate init(around declaration: DeclarationID, in file: Int, of table: SymbolTable) {
    var types: [DeclarationID] = []
    var names: [String] = []
    var place = declaration
    while !place.isNone {
      let type = table.type(of: place)
      let kind = table.declaration(place).kind
      if type.isNone { names.append(kind == .initializer ? "init" : table.name(of: place)) } else { types.append(type) }
      // An extension of a nested type is written outside of the types around that.
      place = table.parent(of: kind == .extension && !type.isNone ? type : place)
    }
    self.init(file: file, types: types, names: names)
  }
}
