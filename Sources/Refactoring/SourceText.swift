/// A file's bytes, in which places are looked for and replaced.
struct SourceText: Sendable {
  let bytes: [UInt8]

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Whether every byte is part of a character.
  var isText: Bool { String(validating: bytes, as: UTF8.self) != nil }

  /// The line around an offset, without what ends it.
  func line(around offset: Int) -> Range<Int> {
    let place = min(max(0, offset), bytes.count)
    let start = bytes[..<place].lastIndex(where: \.endsLine).map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex(where: \.endsLine) ?? bytes.count
    return start..<end
  }

  /// The offset of the line after that around an offset.
  func nextLine(after offset: Int) -> Int {
    let end = line(around: offset).upperBound
    guard end < bytes.count else { return end }
    let isPair = bytes[end] == 0x0d && end + 1 < bytes.count && bytes[end + 1] == 0x0a
    return end + (isPair ? 2 : 1)
  }

  /// What ends the file's first line.
  var lineEnd: String {
    guard let end = bytes.firstIndex(where: \.endsLine), bytes[end] == 0x0d else { return "\n" }
    return end + 1 < bytes.count && bytes[end + 1] == 0x0a ? "\r\n" : "\r"
  }

  /// One step of indentation: that of the first line that is indented.
  var indentation: String {
    for line in bytes.split(whereSeparator: \.endsLine) {
      if line.first == 0x09 { return "\t" }
      let blanks = line.prefix { $0 == 0x20 }.count
      // One blank is the middle of a comment.
      if blanks == 2 || blanks == 4 || blanks == 3 || blanks == 8 { return String(repeating: " ", count: blanks) }
    }
    return "  "
  }

  /// How many `#if` are open at an offset.
  func conditions(at offset: Int) -> Int {
    var open = 0
    for line in bytes[..<min(offset, bytes.count)].split(whereSeparator: \.endsLine) {
      let words = line.drop { $0 == 0x20 || $0 == 0x09 }
      if words.starts(with: "#if".utf8) { open += 1 }
      if words.starts(with: "#endif".utf8) { open -= 1 }
    }
    return open
  }

  /// The imports, as they stand.
  var imports: Set<String> {
    var imports: Set<String> = []
    for line in bytes.split(whereSeparator: \.endsLine) {
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      if words.prefix(3).contains("import") { imports.insert(words.joined(separator: " ")) }
    }
    return imports
  }

  /// The source behind a declaration's name, up to its value or body.
  func signature(from offset: Int) -> String {
    let end = bytes[min(offset, bytes.count)...].firstIndex { [0x3d, 0x7b, 0x0a, 0x0d].contains($0) } ?? bytes.count
    return text(min(offset, bytes.count)..<end)
  }

  /// The source from a function's name to its body.
  func head(from offset: Int) -> String {
    let end = bytes[min(offset, bytes.count)...].firstIndex(of: 0x7b) ?? bytes.count
    return text(min(offset, bytes.count)..<end)
  }

  /// Replaces places, none of which overlap.
  func replacing(_ edits: [Edit]) -> [UInt8] {
    var text = bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      text.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    return text
  }
}

/// A text in the place of another.
struct Edit: Sendable, Equatable {
  var range: Range<Int>
  var text: String
}

extension UInt8 {
  var endsLine: Bool { self == 0x0a || self == 0x0d }
}
