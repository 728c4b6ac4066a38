import Findings

/// The files and edges that have findings and were changed: frequent changes of code with many findings cost the most.
struct Hotspots {
  /// The files, those with the highest scores first.
  let files: [Spot]
  /// The edges, those with the highest scores first. A change of a file counts for each edge that its code reaches
  /// through.
  let edges: [Spot]

  struct Spot {
    let name: ByteString
    /// The number of commits that changed the file or edge.
    let changes: Int
    let findings: Int

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
  mutating func note(_ listing: FileList, since older: FileList) {
    number += 1
    var rest = older.files[...]
    for file in listing.files {
      while let other = rest.first, other.path < file.path { rest.removeFirst() }
      let isSame = rest.first.map { $0.path == file.path && $0.place == file.place } ?? false
      if !isSame { commits[file.source, default: []].append(number) }
    }
  }

  /// Appends the changes of the commits that follow.
  mutating func append(_ later: FileChanges) {
    for (path, numbers) in later.commits { commits[path, default: []] += numbers.map { $0 + number } }
    number += later.number
  }

  /// Returns the number of commits that changed at least one of the files.
  func count(of paths: Set<ByteString>) -> Int { Set(paths.flatMap { commits[$0] ?? [] }).count }
}

extension Finding {
  fileprivate var isReach: Bool { if case .reach = subject { true } else { false } }
}
