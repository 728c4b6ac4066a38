package import SwiftReader

/// One place where a rule is violated.
package struct Finding: Sendable, Equatable {
  package var rule: String
  package var severity: Severity
  package var confidence: Confidence
  /// The name of the reason why the finding is only a note; `nil` if there is none.
  package var reason: String?
  /// The path of the file, relative to the repository's root.
  package var path: ByteString
  /// The position of the violating token's first byte.
  package var position: Position
  /// The position after the token's last byte.
  package var end: Position
  package var subject: FindingSubject
  package var message: String
  /// How to fix the violation, in one sentence.
  package var advice: String
  package var related: [RelatedLocation]

  package init(
    _ subject: FindingSubject, rule: String, severity: Severity, confidence: Confidence = .high, reason: String? = nil,
    path: ByteString,
    from position: Position, to end: Position, message: String, advice: String, related: [RelatedLocation] = []
  ) {
    self.subject = subject
    self.rule = rule
    self.severity = severity
    self.confidence = confidence
    self.reason = reason
    self.path = path
    self.position = position
    self.end = end
    self.message = message
    self.advice = advice
    self.related = related
  }

  /// The qualified name of the declaration that contains the finding; empty for a finding about a whole file.
  package var declaration: ByteString { subject.declaration }

  /// The declaration and the text of the chain, which identify the code wherever it is; `nil` for a finding without a
  /// chain.
  package var chainKey: [ByteString]? { subject.chain.isEmpty ? nil : [declaration, subject.chain] }

  /// The rule and the names that, with the position, distinguish the finding from all others of a version.
  package var distinction: [ByteString] { [ByteString(rule), path, declaration, subject.edge, subject.chain] }

  /// The edge or the other part of the finding's identity, its owner, the number of uses and of steps past a friend.
  package var edge: ByteString { subject.edge }
  package var owner: ByteString { subject.owner }
  package var uses: Int { subject.uses }
  package var steps: Int { subject.reach }

  /// The declaration of the property that the edge goes through; `nil` if it is unknown.
  package var declaredAt: RelatedLocation? { related.first { !$0.isStep } }

  /// Whether the finding is about code that reaches through an edge. Rules of a team's own are about single members.
  package var isReach: Bool { steps > 0 }

  /// The line of the violating token.
  package var line: Int { position.line }

  /// Whether a baseline can record the finding. A file that could not be read was not linted, whatever is recorded.
  package var isRecordable: Bool {
    if case .file = subject { false } else { true }
  }

  /// The lines on which an `east:allow` comment suppresses the finding.
  package var lines: [Int] {
    if case .reach(let reach) = subject { reach.lines } else { [line] }
  }

  /// The identity of the finding: 16 hexadecimal digits, a hash of rule, declaration and edge. It does not depend on
  /// lines, files or the order of members.
  package var fingerprint: String {
    Findings.fingerprint(of: [ByteString(rule), declaration, subject.edge])
  }
}

/// A further source location that explains a finding.
package struct RelatedLocation: Sendable, Equatable {
  package var path: ByteString
  package var position: Position
  package var message: String
  /// Whether the location is a step on the way of the used value, such as a local name that holds the value.
  package var isStep: Bool

  package init(path: ByteString, position: Position, message: String, isStep: Bool = false) {
    self.path = path
    self.position = position
    self.message = message
    self.isStep = isStep
  }

  package var line: Int { position.line }
}

extension Finding: Comparable {
  /// Returns whether a finding precedes another, by path, position, rule, declaration and edge.
  package static func < (left: Finding, right: Finding) -> Bool {
    if left.path != right.path { return left.path < right.path }
    if left.position != right.position { return left.position < right.position }
    if left.rule != right.rule { return left.rule < right.rule }
    return (left.declaration, left.subject.edge) < (right.declaration, right.subject.edge)
  }
}
