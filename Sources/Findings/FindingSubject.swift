/// What a finding is about.
///
/// All formats print the same fields for every finding, so each subject has all of them: a field that does not apply is
/// empty or 0.
package enum FindingSubject: Sendable, Equatable {
  /// The uses of an edge by one declaration.
  case reach(Reach)
  /// A declaration, or a part of one, that a rule reports without a chain.
  case member(Member)
  /// A suppression comment in a declaration; `rules` are the reported rule ids of the comment.
  case suppression(declaration: ByteString, rules: ByteString)
  /// A file as a whole, relative to the repository's root.
  case file(ByteString)

  package struct Reach: Sendable, Equatable {
    /// The qualified name of the declaration that contains the uses: `TokenManager.refresh(for:)`.
    package var declaration: ByteString
    /// The owner and property of the first hop from a friend: `Server.info`.
    package var edge: ByteString
    /// The member that is used on the reached value: `token`.
    package var member: ByteString
    /// The text of the whole chain, rendered from its names: `server.info.token.accessToken`.
    package var chain: ByteString
    /// The number of hops from a friend to the member's receiver.
    package var reach: Int
    /// The number of uses of the edge in the declaration.
    package var uses: Int
    /// The lines on which a suppression comment applies to all uses.
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
    /// The unqualified name at the position of the finding.
    package var name: ByteString
    /// The number of places that the rule counted.
    package var uses: Int

    package init(declaration: ByteString, edge: ByteString, name: ByteString, uses: Int) {
      self.declaration = declaration
      self.edge = edge
      self.name = name
      self.uses = uses
    }
  }
}

/// The fields that formats print for every subject.
extension FindingSubject {
  package var declaration: ByteString {
    switch self {
    case .reach(let reach): reach.declaration
    case .member(let member): member.declaration
    case .suppression(let declaration, _): declaration
    case .file: ""
    }
  }

  /// The part of the finding's identity besides rule and declaration: `Owner.property` of a reach, the rules of a
  /// suppression, or the path of a file.
  package var edge: ByteString {
    switch self {
    case .reach(let reach): reach.edge
    case .member(let member): member.edge
    case .suppression(_, let rules): rules
    case .file(let path): path
    }
  }

  /// The owner of the edge: `Server` of `Server.info`; the whole edge if it contains no dot.
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
  /// The owner of the edge: `Server` of `Server.info`.
  package var owner: ByteString { edge.beforeLastDot }

  /// The property of the edge: `info` of `Server.info`.
  package var property: ByteString {
    guard let dot = edge.lastDot else { return edge }
    return ByteString(edge.bytes[(dot + 1)...])
  }
}

extension ByteString {
  fileprivate var lastDot: Int? { bytes.lastIndex(of: UInt8(ascii: ".")) }

  /// The text before the last dot; the whole text if it contains no dot.
  fileprivate var beforeLastDot: ByteString { lastDot.map { ByteString(bytes[..<$0]) } ?? self }
}
