import Analysis
import Findings
import Git
import Reports

extension FileList {
  /// Adds to each finding what the formats show of its source; the files are read once more, because holding all of
  /// them takes more memory than reading the few again takes time.
  ///
  /// - Parameters:
  ///   - read: what was found out when they were read first.
  ///   - jobs: the number of threads.
  ///   - changed: the files that were written to since then; nothing of them is shown.
  func items(
    of findings: ArraySlice<Finding>, for formats: [ReportFormat], since read: ReadFiles, jobs: Int,
    _ changed: inout Set<RepositoryPath>
  ) throws(Failure) -> [ReportContent.Item] {
    let hasExcerpts = formats.contains { $0.has(.excerpts) }
    let hasMarks = formats.contains { $0.has(.marks) }
    if !hasExcerpts, !hasMarks { return findings.map { ReportContent.Item($0) } }
    let source = ItemSource(self, read, hasExcerpts: hasExcerpts, hasMarks: hasMarks)
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

  /// Reads some of the files once more.
  ///
  /// - Parameter read: what was found out when they were read first. It holds for the same contents only.
  func contents(of paths: Set<ByteString>, since read: ReadFiles) throws(Failure) -> [ByteString: [UInt8]] {
    var reader = try ContentReader(self)
    var contents: [ByteString: [UInt8]] = [:]
    for file in files where paths.contains(file.source) {
      let content = reader.content(of: file, since: read.stamps[file.path])
      if case .changed = content { throw Failure("'\(file.path)' changed while it was read; run the command again") }
      contents[file.source] = content.bytes
    }
    return contents
  }
}

extension ArraySlice<Finding> {
  /// Divides ordered findings into parts; those of one file stay together.
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

extension Content {
  /// The bytes, or none.
  var bytes: [UInt8] {
    if case .bytes(let bytes) = self { bytes } else { [] }
  }
}
