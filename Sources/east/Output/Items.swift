import Findings
import Git
import Reports
import SwiftReader

extension FileList {
  /// Adds to each finding what the formats show of its source; the files are read once more, because holding all of
  /// them takes more memory than reading the few again takes time.
  ///
  /// - Parameters:
  ///   - read: what was found out when they were read first.
  ///   - changed: the files that were written to since then; nothing of them is shown.
  func items(
    of findings: ArraySlice<Finding>, for formats: [ReportFormat], since read: ReadFiles,
    _ changed: inout Set<RepositoryPath>
  ) throws(Failure) -> [ReportContent.Item] {
    let hasExcerpts = formats.contains { $0.has(.excerpts) }
    let hasMarks = formats.contains { $0.has(.marks) }
    if !hasExcerpts, !hasMarks { return findings.map { ReportContent.Item($0) } }
    let places = Dictionary(files.map { ($0.source, $0) }, uniquingKeysWith: { first, _ in first })
    var reader = try ContentReader(self)
    var items: [ReportContent.Item] = []
    var path: ByteString?
    var lines = Lines([], hashed: false)
    for finding in findings {
      // Findings are ordered by path, so each file is read once.
      if finding.path != path {
        path = finding.path
        let content = places[finding.path].map { reader.content(of: $0, since: read.stamps[$0.path]) }
        if case .changed = content, let file = places[finding.path] { changed.insert(file.path) }
        lines = Lines(content?.bytes ?? [], hashed: hasMarks)
      }
      lines.move(to: finding.position)
      items.append(
        ReportContent.Item(
          finding, excerpt: hasExcerpts ? lines.excerpt(at: finding.position, to: finding.end) : nil,
          mark: lines.mark(at: finding.position, to: finding.end)))
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

/// A file's bytes, found by line.
private struct Lines {
  private let bytes: [UInt8]
  /// One for each line, or none if nobody asked for them.
  private let hashes: [String]
  private var line = 1
  private var start = 0
  /// The line without its end. It is kept, because many findings may be in one long line.
  private var text: ArraySlice<UInt8>

  init(_ bytes: [UInt8], hashed: Bool) {
    self.bytes = bytes
    text = bytes.prefix { !$0.isLineEnd }
    hashes = hashed ? lineHashes(of: bytes) : []
  }

  /// Goes to the line of a position; positions are asked for in order.
  mutating func move(to position: Position) {
    guard line < position.line else { return }
    defer { text = bytes[start...].prefix { !$0.isLineEnd } }
    while line < position.line {
      guard let lineEnd = bytes[start...].firstIndex(where: { $0.isLineEnd }) else { return }
      let isPair = bytes[lineEnd] == 0x0d && lineEnd + 1 < bytes.count && bytes[lineEnd + 1] == 0x0a
      start = lineEnd + (isPair ? 2 : 1)
      line += 1
    }
  }

  func excerpt(at position: Position, to end: Position) -> Excerpt? {
    guard position.line == line, position.column <= text.count else { return nil }
    return Excerpt(text, columns: columns(position, end, atLeast: 1))
  }

  func mark(at position: Position, to end: Position) -> SourceMark? {
    guard position.line == line, hashes.indices.contains(line - 1) else { return nil }
    return SourceMark(text, columns: columns(position, end, atLeast: 0), lineHash: hashes[line - 1])
  }

  private func columns(_ position: Position, _ end: Position, atLeast count: Int) -> Range<Int> {
    let last = end.line == position.line ? end.column : position.column + 1
    return position.column..<max(last, position.column + count)
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == 0x0a || self == 0x0d }
}

extension Content {
  /// The bytes, or none.
  fileprivate var bytes: [UInt8] {
    if case .bytes(let bytes) = self { bytes } else { [] }
  }
}
