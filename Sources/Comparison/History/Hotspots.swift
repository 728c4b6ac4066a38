package import Findings
import Sessions

/// The files and edges that have findings and were changed: frequent changes of code with many findings cost the most.
package struct Hotspots {
  /// The files, those with the highest scores first.
  package let files: [Spot]
  /// The edges, those with the highest scores first. A change of a file counts for each edge that its code reaches
  /// through.
  package let edges: [Spot]

  package struct Spot {
    package let name: ByteString
    /// The number of commits that changed the file or edge.
    package let changes: Int
    package let findings: Int

    var score: Int { changes * findings }
  }

  init(_ changes: FileChanges, _ findings: [Finding]) {
    let byFile = Dictionary(grouping: findings, by: \.path)
    let byEdge = Dictionary(grouping: findings.filter(\.isReach), by: \.subject.edge)
    files = Self.ranked(byFile.map { Spot(name: $0, changes: changes.count(of: [$0]), findings: $1.count) })
    edges = Self.ranked(
      byEdge.map { Spot(name: $0, changes: changes.count(of: Set($1.map(\.path))), findings: $1.count) })
  }

  private static func ranked(_ spots: [Spot]) -> [Spot] {
    spots.filter { $0.changes > 0 }.sorted { ($1.score, $1.findings, $0.name) < ($0.score, $0.findings, $1.name) }
  }
}

/// The commits of a history that changed each file.
struct FileChanges: Sendable {
  /// The numbers of the commits that changed each file, from 1, by path.
  private var commits: [ByteString: [Int]] = [:]
  private var number = 0

  /// Records the files that a commit changed or added.
  mutating func note(_ paths: [ByteString]) {
    number += 1
    for path in paths { commits[path, default: []].append(number) }
  }

  /// Counts the changes of files under their new paths.
  ///
  /// - Parameter moves: the new path of each renamed file, by its old path.
  mutating func follow(_ moves: [ByteString: ByteString]) {
    for (older, newer) in moves.sorted(by: { $0.key < $1.key }) { follow(older, to: newer) }
  }

  private mutating func follow(_ older: ByteString, to newer: ByteString) {
    commits[newer] = (commits.removeValue(forKey: older) ?? []) + (commits[newer] ?? [])
  }

  /// Returns the number of commits that changed at least one of the files.
  func count(of paths: Set<ByteString>) -> Int { Set(paths.flatMap { commits[$0] ?? [] }).count }
}

extension FileList {
  /// Returns the paths that another listing has in another version or not at all, and those that only the other one has
  /// and that only this one has.
  func changes(since older: FileList) -> (changed: [ByteString], lost: Set<ByteString>, added: Set<ByteString>) {
    var rest = older.files[...]
    var changed: [ByteString] = []
    var (lost, added): (Set<ByteString>, Set<ByteString>) = ([], [])
    for file in files {
      while let other = rest.first, other.path < file.path {
        lost.insert(other.source)
        rest.removeFirst()
      }
      let other = rest.first.flatMap { $0.path == file.path ? $0 : nil }
      if other == nil { added.insert(file.source) } else { rest.removeFirst() }
      if other?.place != file.place { changed.append(file.source) }
    }
    return (changed, lost.union(rest.map(\.source)), added)
  }
}
