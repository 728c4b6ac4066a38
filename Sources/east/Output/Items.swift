import Analysis
import Findings
import Git
import Reports
import Sessions

extension ReportedRun {
  /// Returns findings with the parts of their source lines that the formats show.
  ///
  /// - Parameter changed: receives the files that were written to after they were read.
  func items(
    of findings: ArraySlice<Finding>, for formats: [ReportFormat], _ changed: inout Set<RepositoryPath>
  ) throws(Failure) -> [ReportContent.Item] {
    try listing.items(of: findings, for: formats, since: stamps, jobs: jobs, &changed)
  }
}

extension FileList {
  /// Returns findings with the parts of their source lines that the formats show. The files are read again, because
  /// keeping the contents of all files takes more memory than reading a few again takes time.
  ///
  /// - Parameters:
  ///   - stamps: the stamps of the files when they were read first.
  ///   - jobs: the number of threads.
  ///   - changed: receives the files that were written to since the first reading; nothing of them is shown.
  func items(
    of findings: ArraySlice<Finding>, for formats: [ReportFormat], since stamps: [RepositoryPath: Stamp], jobs: Int,
    _ changed: inout Set<RepositoryPath>
  ) throws(Failure) -> [ReportContent.Item] {
    let hasExcerpts = formats.contains { $0.has(.excerpts) }
    let hasMarks = formats.contains { $0.has(.marks) }
    if !hasExcerpts, !hasMarks { return findings.map { ReportContent.Item($0) } }
    let source = ItemSource(self, stamps, hasExcerpts: hasExcerpts, hasMarks: hasMarks)
    let parts = findings.dividedByPath(leastCount: 64)
    var items: [ReportContent.Item] = []
    items.reserveCapacity(findings.count)
    for part in concurrentMap(over: parts.count, batch: 1, jobs: jobs, { source.items(of: parts[$0]) }) {
      let (found, changedThere) = try part.get()
      items += found
      changed.formUnion(changedThere)
    }
    return items
  }
}

extension ArraySlice<Finding> {
  /// Divides ordered findings into parts of at least `leastCount`, the last part excepted; findings of one file stay
  /// together.
  fileprivate func dividedByPath(leastCount: Int) -> [ArraySlice<Finding>] {
    var parts: [ArraySlice<Finding>] = []
    var start = startIndex
    for index in indices.dropFirst() where index - start >= leastCount && self[index].path != self[index - 1].path {
      parts.append(self[start..<index])
      start = index
    }
    return start < endIndex ? parts + [self[start...]] : parts
  }
}
