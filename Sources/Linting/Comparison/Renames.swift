import Analysis
import Findings

/// The names that may have been renamed between two versions: those that only one of them declares.
package struct Renames {
  private let older: Side
  private let newer: Side

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
    self.older = Side(older, changes.filter { $0.change == .removed })
    self.newer = Side(newer, changes.filter { $0.change == .added })
  }

  /// Pairs findings with equal rule, file, member and chain whose declaration or edge may have been renamed: only the
  /// older version declares the name in the older finding, and only the newer version the name in the newer finding.
  func pair(_ matching: inout Matching<Finding>) {
    let moves = moves(from: Set(matching.fixed.map(\.path)), to: Set(matching.new.map(\.path)))
    matching.pair(
      older: { older.key(of: $0, in: moves[$0.path] ?? $0.path) }, newer: { newer.key(of: $0, in: $0.path) })
  }

  /// Returns the new path of each file that was renamed, by its old path. A file was renamed if the larger of both
  /// files shares more than half of its declared names with the other.
  func moves(from lost: Set<ByteString>, to found: Set<ByteString>) -> [ByteString: ByteString] {
    let added = newer.names(ofFiles: found.filter { older.files[$0] == nil })
    var holders: [ByteString: [Int]] = [:]
    for (number, file) in added.enumerated() { for name in file.names { holders[name, default: []].append(number) } }
    var moves: [ByteString: ByteString] = [:]
    for (path, names) in older.names(ofFiles: lost.filter { newer.files[$0] == nil }) {
      let shared = Dictionary(names.flatMap { holders[$0] ?? [] }.map { ($0, 1) }, uniquingKeysWith: +)
      let nearest = shared.filter { $1 * 2 > max(added[$0].names.count, names.count) }
        .max { ($0.value, $1.key) < ($1.value, $0.key) }
      moves[path] = nearest.map { added[$0.key].path }
    }
    return moves
  }
}

extension Renames.Side {
  /// Returns the key of a finding without the names that only this version declares; `nil` if the finding has none of
  /// them.
  func key(of finding: Finding, in path: ByteString) -> [ByteString]? {
    finding.subject.key(without: names).map { [ByteString(finding.rule), path] + $0 }
  }

  /// Returns the declared names of those files that this version has, ordered by path.
  func names(ofFiles paths: Set<ByteString>) -> [(path: ByteString, names: Set<ByteString>)] {
    paths.sorted().compactMap { path in files[path].map { (path, $0.declaredNames) } }
  }
}

extension FindingSubject {
  /// Returns the key of the subject without `names`; `nil` if neither its declaration nor its edge is one of them.
  fileprivate func key(without names: Set<ByteString>) -> [ByteString]? {
    let (isUserNew, isEdgeNew) = (names.contains(declaration), names.contains(edge))
    guard isUserNew || isEdgeNew else { return nil }
    // A subject without a chain has its edge in `chain`.
    let rest = chain == edge ? "" : isEdgeNew ? chain.without(edge.simpleName) : chain
    // A subject that is a property has the property's name in `member`.
    let known = isEdgeNew && member == edge.simpleName ? "" : member
    return [known, isUserNew ? "" : declaration, isEdgeNew ? "" : edge, rest]
  }
}

extension ByteString {
  /// Returns the chain without the name of a property.
  fileprivate func without(_ property: ByteString) -> ByteString {
    let name = property.bytes
    var rest = bytes[...]
    var kept: [UInt8] = []
    while let byte = rest.popFirst() {
      kept.append(byte)
      if byte == UInt8(ascii: "."), rest.starts(with: name), rest.dropFirst(name.count).first?.continuesName != true {
        rest = rest.dropFirst(name.count)
      }
    }
    return ByteString(kept)
  }
}
