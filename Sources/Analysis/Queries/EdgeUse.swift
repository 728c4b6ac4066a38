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
