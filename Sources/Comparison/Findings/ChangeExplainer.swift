package import Analysis
package import Findings

/// Finds what changed between two versions: names that may have been renamed, and the reason why a finding is new
/// although its code is not.
package struct ChangeExplainer {
  private let older: Codebase
  private let newer: Codebase
  private let numbers: [ByteString: Int]
  /// The indices of the files of the older version whose paths the newer version does not have; renamed files are among
  /// them.
  private let left: [Int]
  /// The qualified names in files that the newer version has, but does not read. They are not renamed.
  private let hidden: Set<ByteString>
  /// The declarations and texts of the chains in files of the older version, by file index; computed when first needed.
  private var chains: [Int: Set<[ByteString]>] = [:]
  /// The same of all files in ``left``; `nil` until it is first needed.
  private var knownChainsOfLeft: Set<[ByteString]>?
  /// The changes of the declarations; nil until they are first needed.
  private var knownChanges: [DeclarationChange]?
  private var knownRenames: Renames?
  /// The types that declare a member, by the member's name; computed when first needed.
  private var holders: [ByteString: Set<ByteString>] = [:]

  /// - Parameter hidden: files that the newer version has, but does not read.
  package init(from older: Codebase, to newer: Codebase, hiding hidden: [SourceFile] = []) {
    self.hidden = Set(hidden.flatMap { $0.qualifiedNames.map { ByteString($0) } })
    self.older = older
    self.newer = newer
    let paths = (older: older.paths, newer: Set(newer.paths))
    numbers = Dictionary(paths.older.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    left = paths.older.indices.filter { !paths.newer.contains(paths.older[$0]) }
  }

  /// Returns the names that may have been renamed.
  package mutating func renames() -> Renames {
    let renames =
      knownRenames
      ?? Renames(
        from: older, to: newer, changes().filter { $0.change != .removed || !hidden.contains($0.name) })
    knownRenames = renames
    return renames
  }

  /// Returns the new path of each renamed file, by its old path.
  ///
  /// - Parameters:
  ///   - lost: the paths in the older version.
  ///   - found: the paths in the newer version.
  package mutating func moves(from lost: Set<ByteString>, to found: Set<ByteString>) -> [ByteString: ByteString] {
    left.contains { lost.contains(older.paths[$0]) } ? renames().moves(from: lost, to: found) : [:]
  }

  private mutating func changes() -> [DeclarationChange] {
    let changes = knownChanges ?? changedDeclarations(from: older, to: newer)
    knownChanges = changes
    return changes
  }

  /// Returns the findings; each finding whose code is not new has a related location that explains why it is reported.
  ///
  /// - Parameter risen: the keys of findings that are only more severe than before. Without a changed declaration
  ///   nothing is said of them: the reason may be a later use in their own function.
  package mutating func explained(_ findings: [Finding], risen: Set<FindingKey> = []) -> [Finding] {
    findings.map { finding in
      guard stoodBefore(finding) else { return finding }
      var finding = finding
      let unknown =
        risen.contains(FindingKey(finding))
        ? nil
        : RelatedLocation(
          path: finding.path, position: finding.position,
          message: "this code is not new; something that it depends on has changed")
      if let cause = cause(of: finding) ?? unknown { finding.related.append(cause) }
      return finding
    }
  }

  /// Returns whether the older version has the finding's chain in a declaration with the finding's declaration name.
  mutating func stoodBefore(_ finding: Finding) -> Bool {
    guard let key = finding.chainKey else { return false }
    return numbers[finding.path].map { chains(of: $0).contains(key) } ?? chainsOfLeft().contains(key)
  }

  private mutating func chains(of file: Int) -> Set<[ByteString]> {
    if let known = chains[file] { return known }
    let found = older.chainKeys(in: file)
    chains[file] = found
    return found
  }

  private mutating func chainsOfLeft() -> Set<[ByteString]> {
    if let known = knownChainsOfLeft { return known }
    let all = left.reduce(into: Set<[ByteString]>()) { $0.formUnion(older.chainKeys(in: $1)) }
    knownChainsOfLeft = all
    return all
  }

  /// Returns the types that declare the member with which a finding violates its rule.
  private mutating func holders(ofMemberIn subject: FindingSubject) -> Set<ByteString> {
    let name = subject.member
    if let known = holders[name] { return known }
    let found = newer.holders(ofMember: name)
    holders[name] = found
    return found
  }

  /// Returns a location that names the changed declaration that is closest to the finding; `nil` if none is related to
  /// it.
  private mutating func cause(of finding: Finding) -> RelatedLocation? {
    let keywords = FindingKeywords(finding.subject, holders: holders(ofMemberIn: finding.subject))
    let ranked = changes().compactMap { change in keywords.rank(change).map { (rank: $0, change: change) } }
    return ranked.min { $0.rank < $1.rank }?.change.remark(otherwiseAt: finding)
  }
}

/// The names that occur in a finding, which identify the declaration change that caused it.
private struct FindingKeywords {
  private let edge: ByteString
  private let hop: ByteString
  private let owner: ByteString
  private let words: Set<ByteString>
  /// The types that declare the violating member.
  private let holders: Set<ByteString>

  init(_ subject: FindingSubject, holders: Set<ByteString>) {
    edge = subject.edge
    hop = subject.edge.simpleName
    owner = subject.owner
    words = Set(subject.chain.bytes.split { !$0.continuesName }.map { ByteString($0) })
    self.holders = holders
  }

  /// Returns how closely a changed declaration is related to the finding: a smaller number is closer, `nil` is
  /// unrelated.
  func rank(_ change: DeclarationChange) -> Int? {
    if change.name == edge { return 0 }
    if change.simpleName == hop { return 1 }
    if change.name == owner { return 2 }
    if change.isOfType { return holders.contains(change.name) ? 3 : nil }
    return words.contains(change.simpleName) ? 4 : nil
  }
}

extension DeclarationChange {
  fileprivate var isOfType: Bool { kind.isType }

  /// Returns a location that names the change: the changed declaration, or the finding if the declaration has no
  /// location.
  fileprivate func remark(otherwiseAt finding: Finding) -> RelatedLocation {
    let what = "this code is not new; '\(name)' was \(change.rawValue)"
    guard let (path, position) = place else {
      return RelatedLocation(path: finding.path, position: finding.position, message: what)
    }
    return RelatedLocation(path: path, position: position, message: change == .removed ? what + " from here" : what)
  }
}

extension UInt8 {
  /// Whether the byte may be part of a name in a chain: a letter, a digit, `_`, or a non-ASCII byte.
  var continuesName: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}
