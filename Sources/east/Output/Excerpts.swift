import Lint
import SwiftReader

extension Listing {
  /// Cuts out the line of each finding; the files are read once more, because holding all of them takes more memory
  /// than reading the few again takes time.
  func excerpts(of findings: ArraySlice<Finding>) throws(Failure) -> [Printout.Item] {
    let places = Dictionary(files.map { ($0.text, $0) }, uniquingKeysWith: { first, _ in first })
    var reader = try ContentReader(self)
    var items: [Printout.Item] = []
    var path: String?
    var lines = Lines([])
    for finding in findings {
      // Findings are ordered by path, so each file is read once.
      if finding.path != path {
        path = finding.path
        lines = Lines(places[finding.path].map { reader.content(of: $0).bytes } ?? [])
      }
      items.append(Printout.Item(finding, excerpt: lines.excerpt(at: finding.position, to: finding.end)))
    }
    return items
  }
}

extension Listing {
  /// Reads some of the files once more.
  func contents(of paths: Set<String>) throws(Failure) -> [String: [UInt8]] {
    var reader = try ContentReader(self)
    var contents: [String: [UInt8]] = [:]
    for file in files where paths.contains(file.text) { contents[file.text] = reader.content(of: file).bytes }
    return contents
  }
}

/// A file's bytes, found by line.
private struct Lines {
  private let bytes: [UInt8]
  private var line = 1
  private var start = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The line at a position; positions are asked for in order.
  mutating func excerpt(at position: Position, to end: Position) -> Excerpt? {
    while line < position.line {
      guard let lineEnd = bytes[start...].firstIndex(where: { $0.isLineEnd }) else { return nil }
      let isPair = bytes[lineEnd] == 0x0d && lineEnd + 1 < bytes.count && bytes[lineEnd + 1] == 0x0a
      start = lineEnd + (isPair ? 2 : 1)
      line += 1
    }
    let text = bytes[start...].prefix { !$0.isLineEnd }
    guard position.column <= text.count else { return nil }
    let last = end.line == position.line ? end.column : position.column + 1
    return Excerpt(text, columns: position.column..<max(last, position.column + 1))
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
