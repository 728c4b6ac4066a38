package import Analysis
import Findings

/// What has one name in an older content and may have another in a newer one: what is declared in one of them only.
package struct Renames {
  private let older: Side
  private let newer: Side

  /// One of the contents.
  fileprivate struct Side {
    let files: [ByteString: SourceFile]
    /// The qualified names that only this content declares, in files that differ.
    let names: Set<ByteString>

    init(_ codebase: Codebase, _ names: [DeclarationChange]) {
      files = Dictionary(codebase.files.map { ($0.path, $0) }) { first, _ in first }
      self.names = Set(names.map(\.name))
    }
  }

  /// - Parameter changes: what became of the declarations.
  init(from older: Codebase, to newer: Codebase, _ changes: [DeclarationChange]) {
    self.older = Side(older, changes.filter { $0.change == .removed })
    self.newer = Side(newer, changes.filter { $0.change == .added })
  }

  /// Pairs findings of which the declaration, the edge or both have a name that is gone in one and new in the other, and
  /// which are of the same rule, file, member and chain.
  func pair(_ matching: inout Matching<Finding>) {
    let moves = moves(from: Set(matching.fixed.map(\.path)), to: Set(matching.new.map(\.path)))
    matching.pair(
      older: { older.key(of: $0, in: moves[$0.path] ?? $0.path) }, newer: { newer.key(of: $0, in: $0.path) })
  }

  /// Which files that are gone have another name: those of which most declarations are called the same as in the new one.
  private func moves(from lost: Set<ByteString>, to found: Set<ByteString>) -> [ByteString: ByteString] {
    let added = newer.names(ofFiles: found.filter { older.files[$0] == nil })
    var moves: [ByteString: ByteString] = [:]
    for (path, names) in older.names(ofFiles: lost.filter { newer.files[$0] == nil }) {
      let likenesses = added.map { (path: $0, shared: $1.intersection(names).count, size: max($1.count, names.count)) }
      let nearest = likenesses.filter { $0.shared * 2 > $0.size }.min { ($1.shared, $0.path) < ($0.shared, $1.path) }
      moves[path] = nearest?.path
    }
    return moves
  }
}

extension Renames.Side {
  /// What a finding is known by without the names that only its content has; `nil` if it has none of these.
  func key(of finding: Finding, in path: ByteString) -> [ByteString]? {
    finding.subject.key(without: names).map { [ByteString(finding.rule), path] + $0 }
  }

  /// How the declarations of some files are called.
  func names(ofFiles paths: Set<ByteString>) -> [(path: ByteString, names: Set<ByteString>)] {
    paths.sorted().compactMap { path in files[path].map { (path, $0.declaredNames) } }
  }
}

extension FindingSubject {
  /// The names that tell it from others, without some that it must have one of.
  fileprivate func key(without names: Set<ByteString>) -> [ByteString]? {
    let (isUserNew, isEdgeNew) = (names.contains(declaration), names.contains(edge))
    guard isUserNew || isEdgeNew else { return nil }
    // What has no chain repeats its edge there.
    let rest = chain == edge ? "" : isEdgeNew ? chain.without(edge.simpleName) : chain
    // What is about a property itself has the property's name for its member.
    let known = isEdgeNew && member == edge.simpleName ? "" : member
    return [known, isUserNew ? "" : declaration, isEdgeNew ? "" : edge, rest]
  }
}

extension ByteString {
  /// A chain without the name of a property.
  fileprivate func without(_ property: ByteString) -> ByteString {
    ByteString("\(self)".replacing(".\(property)", with: "."))
  }
}
