import Findings

/// Returns the difference that edits make to a file, as a unified diff for `git apply`.
///
/// - Parameter edits: edits that do not overlap.
/// - Returns: the diff; empty if there are no edits.
func unifiedDiff(of path: ByteString, _ old: SourceText, _ edits: [Edit]) -> String {
  if edits.isEmpty { return "" }
  let lines = Lines(old.bytes)
  let changes = changes(edits.sorted { $0.range.lowerBound < $1.range.lowerBound }, old, lines)
  var hunks: [[Change]] = []
  for change in changes {
    if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
      hunks[hunks.count - 1].append(change)
    } else {
      hunks.append([change])
    }
  }
  let (before, after) = (quoted("a/".utf8 + path.bytes), quoted("b/".utf8 + path.bytes))
  // A path with a space is followed by a tab, otherwise git parses the rest of the line as a date.
  let tab = path.bytes.contains(0x20) ? "\t" : ""
  var text = "diff --git \(before) \(after)\n--- \(before)\(tab)\n+++ \(after)\(tab)\n"
  var shift = 0
  for hunk in hunks { text += hunkText(hunk, lines, &shift) }
  return text
}

/// The number of unchanged lines around a change that show its position.
private let context = 3

/// A range of old lines, and the lines that replace it.
private struct Change {
  var old: Range<Int>
  var new: [ArraySlice<UInt8>]
}

/// The lines of a file, including their line breaks.
private struct Lines {
  private let starts: [Int]
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == 0x0a && $0 + 1 < bytes.count }.map { $0 + 1 }
  }

  var count: Int { bytes.isEmpty ? 0 : starts.count }

  subscript(line: Int) -> ArraySlice<UInt8> { bytes[bytes(of: line..<(line + 1))] }

  func number(of offset: Int) -> Int { (starts.lastIndex { $0 <= offset }) ?? 0 }

  func isStart(_ offset: Int) -> Bool { starts.contains(offset) }

  func bytes(of lines: Range<Int>) -> Range<Int> { start(of: lines.lowerBound)..<start(of: lines.upperBound) }

  private func start(of line: Int) -> Int { line < starts.count ? starts[line] : bytes.count }
}

private func changes(_ edits: [Edit], _ old: SourceText, _ lines: Lines) -> [Change] {
  var groups: [(old: Range<Int>, edits: [Edit])] = []
  for edit in edits {
    let range = touched(edit, old, lines)
    if let last = groups.last, range.lowerBound < last.old.upperBound {
      let whole = last.old.lowerBound..<max(last.old.upperBound, range.upperBound)
      groups[groups.count - 1] = (whole, last.edits + [edit])
    } else {
      groups.append((range, [edit]))
    }
  }
  return groups.map { group in
    let range = lines.bytes(of: group.old)
    let shifted = group.edits.map {
      Edit(
        range: ($0.range.lowerBound - range.lowerBound)..<($0.range.upperBound - range.lowerBound), text: $0.text)
    }
    let new = Array(old.bytes[range]).replacing(shifted)
    return Change(old: group.old, new: lineSlices(new))
  }
}

/// Returns the lines that an edit changes; an empty range if it inserts whole lines.
private func touched(_ edit: Edit, _ old: SourceText, _ lines: Lines) -> Range<Int> {
  let first = lines.number(of: edit.range.lowerBound)
  if edit.range.isEmpty, edit.text.utf8.last == 0x0a {
    if lines.isStart(edit.range.lowerBound) { return first..<first }
    let isBehindEnd = edit.range.lowerBound == old.bytes.count && old.bytes.last == 0x0a
    if isBehindEnd { return lines.count..<lines.count }
  }
  return first..<(lines.number(of: max(edit.range.lowerBound, edit.range.upperBound - 1)) + 1)
}

private func hunkText(_ hunk: [Change], _ lines: Lines, _ shift: inout Int) -> String {
  guard let first = hunk.first, let last = hunk.last else { return "" }
  let start = max(0, first.old.lowerBound - context)
  let end = min(lines.count, last.old.upperBound + context)
  var body = ""
  var place = start
  for change in hunk {
    for line in place..<change.old.lowerBound { body += marked(" ", lines[line]) }
    for line in change.old { body += marked("-", lines[line]) }
    for line in change.new { body += marked("+", line) }
    place = change.old.upperBound
  }
  for line in place..<end { body += marked(" ", lines[line]) }
  let growth = hunk.reduce(0) { $0 + $1.new.count - $1.old.count }
  let count = end - start
  defer { shift += growth }
  return "@@ -\(start + 1),\(count) +\(start + 1 + shift),\(count + growth) @@\n" + body
}

private func marked(_ sign: String, _ line: ArraySlice<UInt8>) -> String {
  let text = String(decoding: line, as: UTF8.self)
  return line.last == 0x0a ? sign + text : sign + text + "\n\\ No newline at end of file\n"
}

private func lineSlices(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  let lines = Lines(bytes)
  return (0..<lines.count).map { lines[$0] }
}

/// Returns a path as git writes it: quoted if it contains bytes that need an escape.
private func quoted(_ path: [UInt8]) -> String {
  let isPlain = path.allSatisfy { $0 >= 0x20 && $0 < 0x7f && $0 != 0x22 && $0 != 0x5c }
  if isPlain { return String(decoding: path, as: UTF8.self) }
  let bytes = path.map { byte -> String in
    switch byte {
    case 0x22: "\\\""
    case 0x5c: "\\\\"
    case 0x20..<0x7f: String(UnicodeScalar(byte))
    default: "\\" + String(repeating: "0", count: byte < 8 ? 2 : byte < 64 ? 1 : 0) + String(byte, radix: 8)
    }
  }
  return "\"" + bytes.joined() + "\""
}
