package import Analysis
package import Findings
import SwiftReader

/// Tells what changed from one content to another: what may have been renamed, and why a finding is new whose code is not.
package struct ChangeExplainer {
  private let older: Codebase
  private let newer: Codebase
  private let numbers: [ByteString: Int]
  /// The files of the older content whose path the newer one has not: what was renamed is among them.
  private let left: [Int]
  /// For files of the older content the chains that stand in each declaration, found out when first asked for.
  private var chains: [Int: Set<[ByteString]>] = [:]
  /// What became of the declarations, found out when first needed.
  private var knownChanges: [DeclarationChange]?

  package init(from older: Codebase, to newer: Codebase) {
    self.older = older
    self.newer = newer
    let paths = (older: older.paths, newer: Set(newer.paths))
    numbers = Dictionary(paths.older.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    left = paths.older.indices.filter { !paths.newer.contains(paths.older[$0]) }
  }

  /// What may have been renamed.
  package mutating func renames() -> Renames { Renames(from: older, to: newer, changes()) }

  private mutating func changes() -> [DeclarationChange] {
    let changes = knownChanges ?? changedDeclarations(from: older, to: newer)
    knownChanges = changes
    return changes
  }

  /// Adds to the findings whose code is not new a place that tells why they are.
  package mutating func explained(_ findings: [Finding]) -> [Finding] {
    findings.map { finding in
      guard stoodBefore(finding.subject, in: finding.path) else { return finding }
      var finding = finding
      finding.related.append(cause(of: finding))
      return finding
    }
  }

  /// Whether the older content has the same chain in a declaration of the same name.
  private mutating func stoodBefore(_ subject: FindingSubject, in path: ByteString) -> Bool {
    if subject.chain.isEmpty { return false }
    let key = [subject.declaration, subject.chain]
    return (numbers[path].map { [$0] } ?? left).contains { self.chains(of: $0).contains(key) }
  }

  private mutating func chains(of file: Int) -> Set<[ByteString]> {
    if let known = chains[file] { return known }
    let found = older.chainKeys(in: file)
    chains[file] = found
    return found
  }

  private mutating func cause(of finding: Finding) -> RelatedLocation {
    let clues = FindingKeywords(finding.subject, in: newer)
    let ranked = changes().compactMap { change in clues.rank(change).map { (rank: $0, change: change) } }
    guard let nearest = ranked.min(by: { $0.rank < $1.rank })?.change else {
      return RelatedLocation(
        path: finding.path, position: finding.position,
        message: "this code is not new; something that it depends on has changed")
    }
    return nearest.remark(otherwiseAt: finding)
  }
}

/// What a finding speaks of, to tell which change it comes from.
private struct FindingKeywords {
  private let edge: ByteString
  private let hop: ByteString
  private let owner: ByteString
  private let words: Set<ByteString>
  /// The types that declare the violating member.
  private let holders: Set<ByteString>

  init(_ subject: FindingSubject, in codebase: Codebase) {
    edge = subject.edge
    hop = subject.edge.simpleName
    owner = subject.owner
    words = Set(subject.chain.bytes.split { !$0.continuesName }.map { ByteString($0) })
    holders = codebase.holders(ofMember: subject.member)
  }

  /// How near a changed declaration is; less is nearer, `nil` is not at all.
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

  /// Says what happened, where it did if there still is such a place.
  fileprivate func remark(otherwiseAt finding: Finding) -> RelatedLocation {
    let what = "this code is not new; '\(name)' was \(change.rawValue)"
    guard let (path, position) = place else {
      return RelatedLocation(path: finding.path, position: finding.position, message: what)
    }
    return RelatedLocation(path: path, position: position, message: change == .removed ? what + " from here" : what)
  }
}

extension UInt8 {
  /// Whether the byte may be part of a name in a chain: a letter, a digit, `_`, or no ASCII.
  fileprivate var continuesName: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}
