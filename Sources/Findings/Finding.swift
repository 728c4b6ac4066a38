package import SwiftReader

/// One place where code reaches too far: an edge that one declaration should not know.
package struct Finding: Sendable, Equatable {
  package var rule: String
  package var severity: Severity
  package var confidence: Confidence
  /// The file, relative to the repository's root.
  package var path: ByteString
  /// The violating member's token.
  package var position: Position
  /// The position behind the token's last byte.
  package var end: Position
  /// The qualified name of the declaration that reaches: `TokenManager.refresh(for:)`.
  package var declaration: ByteString
  /// The hop that leaves the circle of friends: `Server.info`.
  package var edge: ByteString
  /// The member used too far away: `token`.
  package var member: ByteString
  /// The whole chain, rendered from its names: `server.info.token.accessToken`.
  package var chain: ByteString
  /// How many hops the member's receiver is past a friend.
  package var reach: Int
  /// How often the declaration uses the edge.
  package var uses: Int
  /// The lines of all uses; a suppression on any of them allows the finding.
  package var lines: [Int]
  package var message: String
  /// What to do instead, in one sentence.
  package var advice: String
  package var related: [Place]

  package init(
    rule: String, severity: Severity, confidence: Confidence, path: ByteString, position: Position, end: Position,
    declaration: ByteString, edge: ByteString, member: ByteString, chain: ByteString, reach: Int, uses: Int,
    lines: [Int] = [],
    message: String, advice: String, related: [Place]
  ) {
    self.rule = rule
    self.severity = severity
    self.confidence = confidence
    self.path = path
    self.position = position
    self.end = end
    self.declaration = declaration
    self.edge = edge
    self.member = member
    self.chain = chain
    self.reach = reach
    self.uses = uses
    self.lines = lines.isEmpty ? [position.line] : lines
    self.message = message
    self.advice = advice
    self.related = related
  }

  /// Names the finding for as long as the same declaration knows the same edge: 16 hexadecimal digits that change
  /// with neither lines, files nor the order of members.
  package var fingerprint: String {
    Findings.fingerprint(of: [ByteString(rule), declaration, edge])
  }
}

/// A further place that a finding speaks of.
package struct Place: Sendable, Equatable {
  package var path: ByteString
  package var position: Position
  package var message: String
  /// Whether the value that is used too far away came through this place.
  package var isStep: Bool

  package init(path: ByteString, position: Position, message: String, isStep: Bool = false) {
    self.path = path
    self.position = position
    self.message = message
    self.isStep = isStep
  }
}

extension Finding: Comparable {
  /// Orders by place, then by rule.
  package static func < (left: Finding, right: Finding) -> Bool {
    if left.path != right.path { return left.path < right.path }
    if left.position != right.position { return left.position < right.position }
    if left.rule != right.rule { return left.rule < right.rule }
    return (left.declaration, left.edge) < (right.declaration, right.edge)
  }
}
