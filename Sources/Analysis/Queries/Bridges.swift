package import Findings
import SwiftReader

/// A property through which code of other types reaches the members of its value.
package struct Bridge: Sendable, Equatable {
  package var place: MatchLocation
  /// The edge: `Server.info`.
  package var edge: ByteString
  /// The members of the property's value that are used, the most used first.
  package var members: [ByteString]
  /// The number of declarations that reach through the property.
  package var users: Int
  /// The locations of uses, the first use of each declaration before further ones.
  package var related: [RelatedLocation]

  package init(
    place: MatchLocation, edge: ByteString, members: [ByteString], users: Int, related: [RelatedLocation]
  ) {
    (self.place, self.edge, self.members, self.users, self.related) = (place, edge, members, users, related)
  }
}

extension Codebase {
  /// Lists the properties of objects and states that at least `minUsers` declarations reach through. Properties of
  /// plain data are no bridges: reading them is what the data is for.
  ///
  /// - Parameters:
  ///   - owners: the types whose properties are listed.
  ///   - path: the only file whose properties are listed; `nil` for all files.
  ///   - places: the number of locations that are listed for each property.
  package func bridges(
    minUsers: Int, confidence: Confidence, of owners: Owners = Owners([]), in path: ByteString? = nil, places: Int = 5
  ) -> [Bridge] {
    var uses: [DeclarationID: [BridgeUse]] = [:]
    let isWanted = files.map { $0.isLinted && (path == nil || $0.path == path) }
    for analysis in analyses + otherAnalyses
    where analysis.uses.contains(where: { !$0.hop.member.isNone && isWanted[table.file(of: $0.hop.member)] }) {
      let usesOfFile = FileUses(in: analysis.file, of: table)
      for use in analysis.bridging(confidence) {
        let user = usesOfFile.declaration(of: use)
        uses[use.hop.member, default: []].append(BridgeUse(file: analysis.file, user: user, link: use.link))
      }
    }
    for use in foreignUses where use.confidences.contains(confidence) {
      uses[use.property, default: []].append(
        BridgeUse(file: use.file, user: use.user, link: use.link, found: (use.member, use.position)))
    }
    return uses.compactMap { member, uses in
      guard isWanted[table.file(of: member)], Set(uses.map(\.place)).count >= minUsers, !table.isData(ownerOf: member),
        owners.contains(ByteString(table.nameOfOwner(of: member)))
      else { return nil }
      return Bridge(through: member, uses.sorted(), places: places, in: table)
    }
  }
}

extension FileAnalysis {
  /// Returns the uses that count as uses of a property's value: the first of each path. What goes on from another chain
  /// is counted there, unless it changes something.
  func bridging(_ confidence: Confidence) -> [Use] {
    paths(confidence).filter { path in
      switch path.kind {
      case .write: true
      case .read, .launder: path.precedents == 0
      case .global: false
      }
    }.map(\.first).filter { !$0.hop.member.isNone }
  }
}

extension Bridge {
  /// Creates a bridge from the uses through a property, ordered by place.
  fileprivate init(through property: DeclarationID, _ uses: [BridgeUse], places: Int, in table: SymbolTable) {
    let place = MatchLocation(of: property, in: table)
    var counts: [ByteString: Int] = [:]
    for use in uses { counts[use.member(in: table), default: 0] += 1 }
    self.init(
      place: place, edge: "\(table.nameOfOwner(of: property)).\(place.member)",
      members: counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key),
      users: Set(uses.map(\.place)).count,
      related: uses.firstOfEachUser.prefix(places).sorted().map { use in
        RelatedLocation(
          path: table.path(of: use.file), position: use.position(in: table),
          message: "\(table.qualifiedName(of: use.user)) reaches for '\(use.member(in: table))'")
      })
  }
}

/// A use of a property's value.
private struct BridgeUse: Comparable {
  var file: Int
  var user: DeclarationID
  var link: UInt32
  /// The member and position of the link in a file whose facts are not known; `nil` for other files.
  var found: (member: ByteString, position: Position)?

  /// The using declaration; for code at the top level of a file, the file.
  var place: Place { user.isNone ? .file(file) : .declaration(user) }

  enum Place: Hashable {
    case declaration(DeclarationID)
    case file(Int)
  }

  func member(in table: SymbolTable) -> ByteString {
    found?.member ?? FileUses(in: file, of: table).member(at: link)
  }

  func position(in table: SymbolTable) -> Position {
    found?.position ?? FileUses(in: file, of: table).position(of: link)
  }

  static func == (left: Self, right: Self) -> Bool { (left.file, left.link) == (right.file, right.link) }

  static func < (left: Self, right: Self) -> Bool { (left.file, left.link) < (right.file, right.link) }
}

extension [BridgeUse] {
  /// The first use of each declaration, then all others.
  fileprivate var firstOfEachUser: [Element] {
    var users: Set<BridgeUse.Place> = []
    var (first, others): (Self, Self) = ([], [])
    for use in self {
      if users.insert(use.place).inserted { first.append(use) } else { others.append(use) }
    }
    return first + others
  }
}
