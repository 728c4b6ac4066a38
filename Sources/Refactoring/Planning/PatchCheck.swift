import Analysis
import Findings
import SwiftReader

/// A comparison of the findings before and after a patch.
struct PatchCheck {
  private let before: [Key: Int]
  fileprivate let table: SymbolTable

  /// The subject of a finding, whichever rule reports it.
  fileprivate struct Key: Hashable, Comparable {
    var path: ByteString
    var declaration: ByteString
    var edge: ByteString

    static func < (left: Key, right: Key) -> Bool {
      (left.path, left.declaration, left.edge) < (right.path, right.declaration, right.edge)
    }
  }

  init(before: [Finding], _ table: SymbolTable) {
    self.before = Self.uses(before)
    self.table = table
  }

  private static func uses(_ findings: [Finding]) -> [Key: Int] {
    findings.reduce(into: [:]) { $1.count(in: &$0) }
  }

  /// Returns whether a finding is about the use.
  func isReported(_ rewrite: Rewrite) -> Bool { !keys(about: rewrite).isEmpty }

  /// Returns the uses that a patch must not rewrite: those whose finding remains, and those that cause a new finding.
  ///
  /// - Parameter isLast: whether this is the last round, so that all uses are refused if any is.
  func refused(
    _ outcome: Plan.Outcome, _ contents: [ByteString: [UInt8]], _ lint: ([ByteString: FileFacts]) -> [Finding],
    isLast: Bool
  ) -> [(rewrite: Rewrite, reason: Reason)] {
    let facts = contents.mapValues { SwiftReader.facts(of: $0) }
    var refused: [(rewrite: Rewrite, reason: Reason)] = []
    for path in table.pathsOfFiles(brokenBy: facts) {
      refused += outcome.made.filter { table.path(of: $0.rewrite.site.file) == path }.map {
        ($0.rewrite, Reason("the rewritten file could not be parsed"))
      }
    }
    if !refused.isEmpty { return refused }
    let after = Self.uses(lint(facts))
    var cured: [Key: Int] = [:]
    for (rewrite, _) in outcome.made {
      for key in keys(about: rewrite) { cured[key, default: 0] += 1 }
    }
    let places = RewritesByDeclaration(outcome.made.map(\.rewrite), in: self)
    let stays = staying(after, outcome, by: Reached.init)
    let growing = staying(after, outcome, by: \.path)
    var unexplained: Reason?
    for (key, uses) in after.sorted(by: { $0.key < $1.key }) where uses > (before[key] ?? 0) - (cured[key] ?? 0) {
      let isNew = before[key] == nil
      if !isNew, !stays.contains(Reached(key)) { continue }
      let reason = Reason(
        isNew
          ? "the result would reach through '\(key.edge)' in \(key.declaration)" : "the result would still be reported")
      // A finding for a whole path may now be reported for the rest of the path, if the rest belongs to a use that
      // remains.
      let here = places.rewrites(inside: key.declaration, of: key.path)
      if isNew, here == nil, !growing.contains(key.path), methods(of: key, outcome).isEmpty { continue }
      var causes = here ?? methods(of: key, outcome)
      // A new method that reads through plain data can use a new method of the data instead.
      let reading = isNew ? causes.filter(\.path.skipsData) : []
      if !reading.isEmpty { causes = reading } else if isNew { causes = extending(key, outcome) ?? causes }
      refused += causes.map { ($0, reason) }
      if causes.isEmpty, isNew { unexplained = reason }
    }
    // A finding about a property with many users disappears with the uses, if these are refused.
    if refused.isEmpty, let unexplained { refused = outcome.made.map { ($0.rewrite, unexplained) } }
    var seen: Set<[Int]> = []
    refused = refused.filter { seen.insert($0.rewrite.place).inserted }
    if isLast, !refused.isEmpty { return outcome.made.map { ($0.rewrite, refused[0].reason) } }
    return refused
  }

  /// An edge in one file.
  private struct Reached: Hashable {
    var path: ByteString
    var edge: ByteString

    init(_ key: Key) { (path, edge) = (key.path, key.edge) }
  }

  /// Returns the groups in which more uses are reported than remain after the rewritten ones. A use can move from one
  /// finding of a group to another: from that of a type to that of a declaration in it.
  private func staying<Group: Hashable>(
    _ after: [Key: Int], _ outcome: Plan.Outcome, by group: (Key) -> Group
  ) -> Set<Group> {
    var rest: [Group: Int] = [:]
    for (key, uses) in before { rest[group(key), default: 0] += uses }
    for (rewrite, _) in outcome.made {
      if let key = keys(about: rewrite).first { rest[group(key), default: 0] -= 1 }
    }
    for (key, uses) in after { rest[group(key), default: 0] -= uses }
    return Set(rest.filter { $0.value < 0 }.keys)
  }

  /// Returns the uses that add a method to a type of plain data, so that reading through the type is reported.
  ///
  /// - Returns: the uses; `nil` if there are none.
  private func extending(_ key: Key, _ outcome: Plan.Outcome) -> [Rewrite]? {
    let found = outcome.made.map(\.rewrite).filter { $0.extendsData(withEdge: key.edge) }
    return found.isEmpty ? nil : found
  }

  /// Returns the uses whose new methods contain the finding.
  private func methods(of key: Key, _ outcome: Plan.Outcome) -> [Rewrite] {
    outcome.made.filter { _, name in key.declaration.description.contains(".\(name)(") }.map(\.rewrite)
  }

  /// Returns the keys of the findings that are about a use, the innermost declaration first: a reach through a global
  /// is reported once for a whole type.
  private func keys(about rewrite: Rewrite) -> [Key] {
    let edge = rewrite.edge
    let path = table.path(of: rewrite.site.file)
    return name(around: rewrite.site).selfAndEnclosing.map { Key(path: path, declaration: $0, edge: edge) }.filter {
      before[$0] != nil
    }
  }

  /// Returns the qualified name of the declaration that contains a use.
  fileprivate func name(around site: UseSite) -> ByteString {
    let scope = table.facts(of: site.file).scopes[Int(site.scope.index)]
    guard let local = scope.declaration else { return "top level" }
    return ByteString(table.qualifiedName(of: table.id(local, in: site.file)))
  }
}

/// The rewrites of a patch by the declarations that contain their uses.
private struct RewritesByDeclaration {
  private var rewrites: [Place: [Rewrite]] = [:]

  private struct Place: Hashable {
    let path: ByteString
    let declaration: ByteString
  }

  init(_ rewrites: [Rewrite], in check: PatchCheck) {
    for rewrite in rewrites {
      let path = check.table.path(of: rewrite.site.file)
      for name in check.name(around: rewrite.site).selfAndEnclosing {
        self.rewrites[Place(path: path, declaration: name), default: []].append(rewrite)
      }
    }
  }

  /// Returns the rewrites in a declaration or inside it; `nil` if there are none.
  func rewrites(inside declaration: ByteString, of path: ByteString) -> [Rewrite]? {
    rewrites[Place(path: path, declaration: declaration)]
  }
}

extension Finding {
  /// Adds the finding's uses to those of its subject.
  fileprivate func count(in uses: inout [PatchCheck.Key: Int]) {
    uses[PatchCheck.Key(path: path, declaration: declaration, edge: subject.edge), default: 0] += subject.uses
  }
}

extension SymbolTable {
  /// Returns the paths of the files that can be parsed, but not with new facts.
  fileprivate func pathsOfFiles(brokenBy facts: [ByteString: FileFacts]) -> [ByteString] {
    files.filter { facts[$0.path]?.problems.isEmpty == false && !$0.hasProblems }.map(\.path)
  }
}

extension ByteString {
  /// The qualified name, and those of the declarations around it, from the inside out: `A.B.f(_:)`, `A.B`, `A`.
  fileprivate var selfAndEnclosing: [ByteString] {
    [self] + bytes.indices.reversed().filter { bytes[$0] == UInt8(ascii: ".") }.map { ByteString(bytes[..<$0]) }
  }
}
