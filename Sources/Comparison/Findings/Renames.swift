import Analysis
import Findings

/// The names that may have been renamed between two versions: those that only one of them declares.
package struct Renames {
  private let older: Side
  private let newer: Side

  /// The unqualified names that only one version declares. A later name of a chain may be renamed, too.
  private let simpleNames: Set<ByteString>
  /// The new names of types that were renamed, by their old names.
  private let types: [ByteString: ByteString]

  /// One of the two versions.
  fileprivate struct Side {
    let files: [ByteString: SourceFile]
    /// The qualified names that only this version declares, in files that differ.
    let names: Set<ByteString>

    init(_ codebase: Codebase, _ names: [DeclarationChange]) {
      files = Dictionary(codebase.files.map { ($0.path, $0) }) { first, _ in first }
      self.names = Set(names.map(\.name))
    }
  }

  /// - Parameter changes: the changes of the declarations between the versions.
  init(from older: Codebase, to newer: Codebase, _ changes: [DeclarationChange]) {
    let (removed, added) = (changes.filter { $0.change == .removed }, changes.filter { $0.change == .added })
    self.older = Side(older, removed)
    self.newer = Side(newer, added)
    simpleNames = Set((removed + added).map(\.simpleName))
    types = nearest(from: removed.members, to: added.members)
  }

  /// Pairs findings with equal rule, member and chain whose declaration or edge may have been renamed: only the older
  /// version declares the name in the older finding, and only the newer version the name in the newer finding. They are
  /// in one file, or in declarations of one type.
  func pair(_ matching: inout Matching<Finding>) {
    let moves = moves(from: Set(matching.fixed.map(\.path)), to: Set(matching.new.map(\.path)))
    matching.pair(
      older: { older.key(of: $0, in: moves[$0.path] ?? $0.path, except: simpleNames) },
      newer: { newer.key(of: $0, in: $0.path, except: simpleNames) })
    matching.pair(
      older: { older.key(of: $0, inTypeAmong: types, except: simpleNames) },
      newer: { newer.key(of: $0, inTypeAmong: [:], except: simpleNames) })
  }

  /// Returns the new path of each file that was renamed, by its old path. A file was renamed if the larger of both
  /// files shares more than half of its declared names with the other.
  func moves(from lost: Set<ByteString>, to found: Set<ByteString>) -> [ByteString: ByteString] {
    nearest(
      from: older.names(ofFiles: lost.filter { newer.files[$0] == nil }),
      to: newer.names(ofFiles: found.filter { older.files[$0] == nil }))
  }
}

/// Returns for each old set the new one with the most common elements, if the larger of both sets shares more than half
/// of its elements with the other.
private func nearest(
  from older: [ByteString: Set<ByteString>], to newer: [ByteString: Set<ByteString>]
) -> [ByteString: ByteString] {
  var holders: [ByteString: [ByteString]] = [:]
  for (key, names) in newer { for name in names { holders[name, default: []].append(key) } }
  return older.compactMapValues { names in
    let shared = Dictionary(names.flatMap { holders[$0] ?? [] }.map { ($0, 1) }, uniquingKeysWith: +)
    return shared.filter { $1 * 2 > max(newer[$0]?.count ?? 0, names.count) }
      .max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}

extension [DeclarationChange] {
  /// The unqualified names of the members of each type.
  fileprivate var members: [ByteString: Set<ByteString>] {
    var members: [ByteString: Set<ByteString>] = [:]
    for change in self where change.kind.isType { members[change.name] = [] }
    for change in self {
      if let owner = change.name.owner { members[owner]?.insert(change.name.memberName) }
    }
    return members
  }
}

extension Renames.Side {
  /// Returns the key of a finding without the names that only this version declares; `nil` if neither its declaration
  /// nor its edge is one of them.
  ///
  /// - Parameter simpleNames: the names that members and chains may have on one side only.
  func key(of finding: Finding, in path: ByteString, except simpleNames: Set<ByteString>) -> [ByteString]? {
    let isUserNew = names.contains(finding.declaration)
    guard let rest = rest(of: finding.subject, isUserNew: isUserNew, except: simpleNames) else { return nil }
    return [ByteString(finding.rule), path, isUserNew ? "" : finding.declaration] + rest
  }

  /// Returns the key of a finding in a member of a type, wherever the member is; `nil` for other findings and those with
  /// names that both versions declare.
  ///
  /// - Parameter types: the new names of renamed types.
  func key(
    of finding: Finding, inTypeAmong types: [ByteString: ByteString], except simpleNames: Set<ByteString>
  ) -> [ByteString]? {
    let name = finding.declaration
    let isUserNew = names.contains(name)
    guard let rest = rest(of: finding.subject, isUserNew: isUserNew, except: simpleNames) else { return nil }
    let rule = ByteString(finding.rule)
    guard let owner = name.owner else { return isUserNew ? nil : [rule, "", name] + rest }
    return [rule, types[owner] ?? owner, isUserNew ? "" : name.memberName] + rest
  }

  private func rest(
    of subject: FindingSubject, isUserNew: Bool, except simpleNames: Set<ByteString>
  ) -> [ByteString]? {
    let isEdgeNew = names.contains(subject.edge)
    guard isUserNew || isEdgeNew else { return nil }
    // A subject without a chain has its edge in `chain`.
    let chain = subject.chain == subject.edge ? "" : subject.chain.without(simpleNames)
    let member = simpleNames.contains(subject.member) ? "" : subject.member
    return [member, isEdgeNew ? "" : subject.edge, chain]
  }

  /// Returns the declared names of those files that this version has.
  func names(ofFiles paths: Set<ByteString>) -> [ByteString: Set<ByteString>] {
    Dictionary(uniqueKeysWithValues: paths.compactMap { path in files[path].map { (path, $0.declaredNames) } })
  }
}

extension ByteString {
  /// The qualified name of the type around a declaration; `nil` if there is none.
  fileprivate var owner: ByteString? {
    let plain = bytes.prefix { $0 != UInt8(ascii: "(") }
    return plain.lastIndex(of: UInt8(ascii: ".")).map { ByteString(bytes[..<$0]) }
  }

  /// The name of a declaration without that of the type around it.
  fileprivate var memberName: ByteString { owner.map { ByteString(bytes[($0.bytes.count + 1)...]) } ?? self }

  /// Returns the chain without its first name, which may be that of any variable, and without some names.
  fileprivate func without(_ names: Set<ByteString>) -> ByteString {
    var rest = bytes.drop { $0.continuesName }
    var kept: [UInt8] = []
    while !rest.isEmpty {
      let name = rest.prefix { $0.continuesName }
      rest = rest.dropFirst(name.count)
      if !names.contains(ByteString(name)) { kept += name }
      let other = rest.prefix { !$0.continuesName }
      kept += other
      rest = rest.dropFirst(other.count)
    }
    return ByteString(kept)
  }
}
