import SwiftTokens

extension Parser {
  /// Records the first comment line above all code that says that the file is generated: `// Generated using SwiftGen`,
  /// `// DO NOT EDIT.` In a file without problems, the header must say both that the file is generated and that it is
  /// not to be edited.
  mutating func noteGenerated() {
    let text = bytes
    // Nearly all files are done here; the search for lines and phrases below is slow.
    guard !facts.problems.isEmpty || text.holds("generated", before: endOfHeader) else { return }
    var header = Header(text)
    var comments: [Range<Int>] = []
    while let line = header.nextComment() { comments.append(line) }
    guard !facts.problems.isEmpty || comments.contains(where: { hasWord("generated", $0, in: text) }) else { return }
    var notice: Range<Int>?
    var (isGenerated, isProtected) = (false, false)
    for line in comments {
      let words = text[line].map { isLetter($0) ? $0 | 0x20 : $0 }
      isGenerated = isGenerated || saysGenerated(words) || has("is regenerated", in: words)
      isProtected = isProtected || prohibitions.contains { has($0, in: words) }
      if notice == nil, isNotice(words) { notice = line }
    }
    guard let notice, !facts.problems.isEmpty || isGenerated && isProtected else { return }
    facts.generatedNotices = [UInt32(notice.lowerBound)..<UInt32(notice.upperBound)]
  }
}

extension Parser {
  /// An offset at or behind the end of the header: that of the end of the first declaration's line.
  private var endOfHeader: Int {
    let end = min(bytes.count, Header.longest)
    return facts.declarations.first.map { min(end, bytes.endOfLine(from: Int($0.offset))) } ?? end
  }
}

/// The comment lines above all code except imports.
private struct Header {
  private let bytes: SourceBytes
  private var start = 0
  private let end: Int
  private var isInBlock = false

  /// The number of bytes after which a comment is no longer part of the header.
  static let longest = 4_096

  init(_ bytes: SourceBytes) {
    self.bytes = bytes
    end = min(bytes.count, Self.longest)
  }

  /// Returns the next comment line, or `nil` where code begins.
  mutating func nextComment() -> Range<Int>? {
    while start < end {
      // Byte by byte for speed, because every file has a header.
      let begin = start
      while start < end, !isLineEnd(bytes[start]) { start += 1 }
      let line = begin..<start
      start += 1
      var first = begin
      while first < line.upperBound, isBlank(bytes[first]) { first += 1 }
      if first == line.upperBound { continue }
      if isInBlock || bytes[first] == slash && (bytes[first + 1] == slash || bytes[first + 1] == star) {
        if isInBlock || bytes[first + 1] == star { isInBlock = !endsBlock(line) }
        return line
      }
      // `@testable import`, `#if`, `import`
      switch bytes[first] {
      case UInt8(ascii: "#"): continue
      case UInt8(ascii: "@") where hasWord(" import ", line, in: bytes): continue
      case UInt8(ascii: "i") where bytes[line].dropFirst(first - begin).starts(with: "import ".utf8): continue
      default: start = end
      }
    }
    return nil
  }

  private func endsBlock(_ line: Range<Int>) -> Bool {
    line.contains { bytes[$0] == star && bytes[$0 + 1] == slash }
  }

  /// Returns whether a byte is a space, a tab or part of a byte order mark.
  private func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0xef || byte == 0xbb || byte == 0xbf
  }
}

private let slash = UInt8(ascii: "/")
private let star = UInt8(ascii: "*")

/// Returns whether a line contains a word, ignoring case.
///
/// - Parameter word: lowercase letters and spaces.
private func hasWord(_ word: String, _ line: Range<Int>, in bytes: SourceBytes) -> Bool {
  let (letters, first) = (word.utf8, word.utf8.first)
  return line.contains { start in
    bytes[start] | 0x20 == first && zip(letters, start...).allSatisfy { $0 == bytes[$1] | 0x20 }
  }
}

/// Returns whether a line contains a phrase. The standard library's search takes ten times as long for so short a text.
private func has(_ phrase: String, in line: [UInt8]) -> Bool {
  let first = phrase.utf8.first
  return line.indices.contains { line[$0] == first && line[$0...].starts(with: phrase.utf8) }
}

/// Returns whether a comment line, in lowercase letters, says that a tool wrote the file.
private func isNotice(_ text: [UInt8]) -> Bool {
  warnings.contains { has($0, in: text) } || saysGenerated(text)
}

/// Returns whether a comment line, in lowercase letters, begins with such a statement: `This file was generated`,
/// `Generated using SwiftGen`.
private func saysGenerated(_ text: [UInt8]) -> Bool {
  let words = text.split { !isLetter($0) }
  let rest = words.drop { word in subjects.contains { word.elementsEqual($0.utf8) } }
  guard let first = rest.first, verbs.contains(where: { first.elementsEqual($0.utf8) }) else { return false }
  // "Generated" alone may begin any sentence.
  return rest.count < words.count
    || rest.dropFirst().first.map { next in origins.contains { next.elementsEqual($0.utf8) } } ?? false
}

private let warnings = ["do not edit", "do not modify", "@generated"]
private let prohibitions = [
  "do not edit", "do not modify", "do not change", "do not touch", "don't edit", "don't modify", "don't change",
  "don't touch", "not be edited", "not be modified", "not be changed",
]
/// The words that may precede the verb: `This file was automatically`, `Code`, `auto-`.
private let subjects = ["this", "file", "code", "is", "was", "automatically", "auto"]
private let verbs = ["generated", "autogenerated"]
private let origins = ["by", "using", "with", "from", "automatically"]

private func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7a ~= byte | 0x20 }

private func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
