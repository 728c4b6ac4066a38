/// What a finding is about.
///
/// All formats print the same fields of every finding, so each subject has all of them: a field that a subject does not
/// have is empty or 0.
package enum FindingSubject: Sendable, Equatable {
  /// The uses of an edge by one declaration.
  case reach(Reach)
  /// A declaration, or a part of one, that has no chain.
  case member(Member)
  /// A suppression comment in a declaration; the rules are those at fault.
  case suppression(declaration: ByteString, rules: ByteString)
  /// A file as a whole, relative to the repository's root.
  case file(ByteString)

  package struct Reach: Sendable, Equatable {
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
    /// The lines on which a suppression applies to all uses.
    package var lines: [Int]

    package init(
      declaration: ByteString, edge: ByteString, member: ByteString, chain: ByteString, reach: Int, uses: Int,
      lines: [Int]
    ) {
      self.declaration = declaration
      self.edge = edge
      self.member = member
      self.chain = chain
      self.reach = reach
      self.uses = uses
      self.lines = lines
    }
  }

  package struct Member: Sendable, Equatable {
    /// The qualified name of the declaration.
    package var declaration: ByteString
    /// The owner and the member, or the text of a key path.
    package var edge: ByteString
    /// The simple name at the position of the finding.
    package var name: ByteString
    /// How many places the rule counted.
    package var uses: Int

    package init(declaration: ByteString, edge: ByteString, name: ByteString, uses: Int) {
      self.declaration = declaration
      self.edge = edge
      self.name = name
      self.uses = uses
    }
  }
}

/// The fields that formats print.
extension FindingSubject {
  package var declaration: ByteString {
    switch self {
    case .reach(let reach): reach.declaration
    case .member(let member): member.declaration
    case .suppression(let declaration, _): declaration
    case .file: ""
    }
  }

  /// What the declaration should not use. It identifies the finding together with rule and declaration.
  package var edge: ByteString {
    switch self {
    case .reach(let reach): reach.edge
    case .member(let member): member.edge
    case .suppression(_, let rules): rules
    case .file(let path): path
    }
  }

  /// Whose property the edge is: `Server` of `Server.info`; the whole edge if it has no owner.
  package var owner: ByteString { edge.beforeLastDot }

  package var member: ByteString {
    switch self {
    case .reach(let reach): reach.member
    case .member(let member): member.name
    case .suppression, .file: ""
    }
  }

  package var chain: ByteString {
    switch self {
    case .reach(let reach): reach.chain
    case .member(let member): member.edge
    case .suppression, .file: ""
    }
  }

  package var reach: Int {
    if case .reach(let reach) = self { reach.reach } else { 0 }
  }

  package var uses: Int {
    switch self {
    case .reach(let reach): reach.uses
    case .member(let member): member.uses
    case .suppression, .file: 1
    }
  }
}

extension FindingSubject.Reach {
  /// Whose property the edge is: `Server` of `Server.info`.
  package var owner: ByteString { edge.beforeLastDot }

  /// The property of the edge: `info` of `Server.info`.
  package var property: ByteString {
    guard let dot = edge.lastDot else { return edge }
    return ByteString(edge.bytes[(dot + 1)...])
  }
}

extension ByteString {
  fileprivate var lastDot: Int? { bytes.lastIndex(of: UInt8(ascii: ".")) }

  /// The whole text if it has no dot.
  fileprivate var beforeLastDot: ByteString { lastDot.map { ByteString(bytes[..<$0]) } ?? self }
}
