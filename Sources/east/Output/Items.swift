import Analysis
import Findings
import Git
import Reports

extension FileList {
  /// Returns findings with the parts of their source lines that the formats show. The files are read again, because
  /// keeping the contents of all files takes more memory than reading a few again takes time.
  ///
  /// - Parameters:
  ///   - read: the result of the first reading.
  ///   - jobs: the number of threads.
  ///   - changed: receives the files that were written to since the first reading; nothing of them is shown.
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

  /// Reads some of the files again.
  ///
  /// - Parameter read: the result of the first reading; a file that was written to since then is an error.
  func contents(of paths: Set<ByteString>, since read: ReadFiles) throws(Failure) -> [ByteString: [UInt8]] {
    let contents = try unchangedContents(of: paths, since: read)
    if let changed = files.first(where: { paths.contains($0.source) && contents[$0.source] == nil }) {
      throw Failure("'\(changed.path)' changed while it was read; run the command again", isOutdated: true)
    }
    return contents
  }

  /// Reads some of the files again, without those that were written to since the first reading.
  func unchangedContents(of paths: Set<ByteString>, since read: ReadFiles) throws(Failure) -> [ByteString: [UInt8]] {
    var reader = try ContentReader(self)
    var contents: [ByteString: [UInt8]] = [:]
    let sizes = read.sizes(of: paths)
    for file in files where paths.contains(file.source) {
      let content = reader.content(of: file, since: read.stamps[file.path], size: sizes[file.source])
      switch content {
      case .changed: continue
      case .missing, .unreadable: if read.stamps[file.path] != nil { continue }
      case .bytes, .lost: break
      }
      contents[file.source] = content.bytes
    }
    return contents
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

extension Content {
  /// The bytes; empty if the content cannot be read.
  var bytes: [UInt8] {
    if case .bytes(let bytes) = self { bytes } else { [] }
  }
}
