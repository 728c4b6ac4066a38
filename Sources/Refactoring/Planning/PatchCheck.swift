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
  func isReported(_ use: ToldUse) -> Bool { !keys(about: use).isEmpty }

  /// Returns the uses that a patch must not rewrite: those whose finding remains, and those that cause a new finding.
  ///
  /// - Parameter isLast: whether this is the last round, so that all uses are refused if any is.
  func refused(
    _ outcome: Plan.Outcome, _ contents: [ByteString: [UInt8]], _ lint: ([ByteString: FileFacts]) -> [Finding],
    isLast: Bool
  ) -> [(use: ToldUse, reason: Reason)] {
    let facts = contents.mapValues { SwiftReader.facts(of: $0) }
    var refused: [(use: ToldUse, reason: Reason)] = []
    for path in table.pathsOfFiles(brokenBy: facts) {
      refused += outcome.told.filter { table.path(of: $0.use.site.file) == path }.map {
        ($0.use, Reason("the rewritten file could not be parsed"))
      }
    }
    if !refused.isEmpty { return refused }
    let after = Self.uses(lint(facts))
    var told: [Key: Int] = [:]
    for (use, _) in outcome.told {
      for key in keys(about: use) { told[key, default: 0] += use.uses }
    }
    let places = UsesByDeclaration(outcome.told.map(\.use), in: self)
    let stays = staying(after, outcome, by: Reached.init)
    let growing = staying(after, outcome, by: \.path)
    var unexplained: Reason?
    for (key, uses) in after.sorted(by: { $0.key < $1.key }) where uses > (before[key] ?? 0) - (told[key] ?? 0) {
      let isNew = before[key] == nil
      if !isNew, !stays.contains(Reached(key)) { continue }
      let reason = Reason(
        isNew
          ? "the result would reach through '\(key.edge)' in \(key.declaration)" : "the result would still be reported")
      // A finding for a whole path may now be reported for the rest of the path, if the rest belongs to a use that
      // remains.
      let told = places.uses(inside: key.declaration, of: key.path)
      if isNew, told == nil, !growing.contains(key.path), methods(of: key, outcome).isEmpty { continue }
      var guilty = told ?? methods(of: key, outcome)
      // A new method that reads through plain data can use a new method of the data instead.
      let reading = isNew ? guilty.filter(\.path.skipsData) : []
      if !reading.isEmpty { guilty = reading } else if isNew { guilty = extending(key, outcome) ?? guilty }
      refused += guilty.map { ($0, reason) }
      if guilty.isEmpty, isNew { unexplained = reason }
    }
    // A finding about a property with many users disappears with the uses, if these are refused.
    if refused.isEmpty, let unexplained { refused = outcome.told.map { ($0.use, unexplained) } }
    var seen: Set<[Int]> = []
    refused = refused.filter { seen.insert($0.use.place).inserted }
    if isLast, !refused.isEmpty { return outcome.told.map { ($0.use, refused[0].reason) } }
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
    for (use, _) in outcome.told {
      if let key = keys(about: use).first { rest[group(key), default: 0] -= use.uses }
    }
    for (key, uses) in after { rest[group(key), default: 0] -= uses }
    return Set(rest.filter { $0.value < 0 }.keys)
  }

  /// Returns the uses that add a method to a type of plain data, so that reading through the type is reported.
  ///
  /// - Returns: the uses; `nil` if there are none.
  private func extending(_ key: Key, _ outcome: Plan.Outcome) -> [ToldUse]? {
    let found = outcome.told.map(\.use).filter { $0.extendsData(withEdge: key.edge) }
    return found.isEmpty ? nil : found
  }

  /// Returns the uses whose new methods contain the finding.
  private func methods(of key: Key, _ outcome: Plan.Outcome) -> [ToldUse] {
    outcome.told.filter { use, name in key.declaration.description.contains(".\(name)(") }.map(\.use)
  }

  /// Returns the keys of the findings that are about a use, the innermost declaration first: a reach through a global
  /// is reported once for a whole type.
  private func keys(about use: ToldUse) -> [Key] {
    let edge = use.edge
    let path = table.path(of: use.site.file)
    return name(around: use).selfAndEnclosing.map { Key(path: path, declaration: $0, edge: edge) }.filter {
      before[$0] != nil
    }
  }

  /// Returns the qualified name of the declaration that contains a use.
  fileprivate func name(around use: ToldUse) -> ByteString {
    let scope = table.facts(of: use.site.file).scopes[Int(use.site.scope.index)]
    guard let local = scope.declaration else { return "top level" }
    return ByteString(table.qualifiedName(of: table.id(local, in: use.site.file)))
  }
}

/// The uses of a patch by the declarations that contain them.
private struct UsesByDeclaration {
  private var uses: [Place: [ToldUse]] = [:]

  private struct Place: Hashable {
    let path: ByteString
    let declaration: ByteString
  }

  init(_ uses: [ToldUse], in check: PatchCheck) {
    for use in uses {
      let path = check.table.path(of: use.site.file)
      for name in check.name(around: use).selfAndEnclosing {
        self.uses[Place(path: path, declaration: name), default: []].append(use)
      }
    }
  }

  /// Returns the uses in a declaration or inside it; `nil` if there are none.
  func uses(inside declaration: ByteString, of path: ByteString) -> [ToldUse]? {
    uses[Place(path: path, declaration: declaration)]
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
