import Findings
import Running
import SwiftReader
import Testing

@testable import LanguageServer

@Suite("Positions of a text")
struct TextLinesTests {
  private static let pieces = [
    "a", "ä", "€", "😀", "e\u{301}", "\t", "\n", "\r\n", "\r", "let x", "\u{0}", "\u{feff}", "👨\u{200d}👩\u{200d}👧",
    "\u{2028}",
  ]

  private static func text(_ seed: Int) -> String {
    var random = SeededGenerator(seed: UInt64(seed))
    return (0..<random.below(40)).map { _ in pieces[random.below(pieces.count)] }.joined()
  }

  /// The lines without their ends, as the protocol divides a text.
  private static func lines(_ text: String) -> [[Unicode.Scalar]] {
    var lines: [[Unicode.Scalar]] = [[]]
    var before: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == "\n", before == "\r" {
      } else if scalar == "\n" || scalar == "\r" {
        lines.append([])
      } else {
        lines[lines.count - 1].append(scalar)
      }
      before = scalar
    }
    return lines
  }

  private static func units(_ scalar: Unicode.Scalar, _ encoding: PositionEncoding) -> Int {
    switch encoding {
    case .utf8: String(scalar).utf8.count
    case .utf16: String(scalar).utf16.count
    case .utf32: 1
    }
  }

  @Test("lead to a byte and back", arguments: [PositionEncoding.utf8, .utf16, .utf32])
  func roundTrip(encoding: PositionEncoding) {
    for seed in 0..<300 {
      let text = Self.text(seed)
      // Editors do not count a byte-order mark.
      if text.hasPrefix("\u{feff}") { continue }
      let subject = TextLines(Array(text.utf8), encoding)
      for (number, line) in Self.lines(text).enumerated() {
        var character = 0
        for scalar in line {
          let position = TextPosition(line: number, character: character)
          let offset = subject.offset(of: position)
          #expect(subject.bytes[offset...].starts(with: String(scalar).utf8), "\(text.debugDescription) \(position)")
          #expect(subject.position(of: offset) == position)
          #expect(subject.position(of: subject.place(of: position)) == position)
          character += Self.units(scalar, encoding)
        }
        let end = subject.offset(of: TextPosition(line: number, character: character))
        #expect(subject.offset(of: TextPosition(line: number, character: character + 7)) == end)
      }
    }
  }

  @Test("beyond the text are its end, whatever they are", arguments: [-5, 0, 7, 1 << 40, .max, .min])
  func beyond(number: Int) {
    let subject = TextLines(Array("a\nb😀".utf8), .utf16)
    for line in [-1, 0, 1, 2, .max, .min] {
      let offset = subject.offset(of: TextPosition(line: line, character: number))
      #expect((0...subject.bytes.count).contains(offset))
    }
  }

  @Test("a change replaces what an array of UTF-16 units would have there")
  func changes() {
    for seed in 0..<300 {
      var random = SeededGenerator(seed: UInt64(seed))
      let text = Self.text(seed + 1000)
      if text.hasPrefix("\u{feff}") { continue }
      let lines = Self.lines(text)
      let (one, other) = (random.below(lines.count), random.below(lines.count))
      func position(_ line: Int) -> TextPosition {
        let count = random.below(lines[line].count + 1)
        return TextPosition(line: line, character: lines[line].prefix(count).reduce(0) { $0 + Self.units($1, .utf16) })
      }
      let range = TextRange(start: position(min(one, other)), end: position(max(one, other)))
      let subject = TextLines(Array(text.utf8), .utf16)
      let (start, end) = (subject.offset(of: range.start), subject.offset(of: range.end))
      let changed = subject.bytes(after: ContentChange(range: range, text: "new"))
      let turned = subject.bytes(
        after: ContentChange(range: TextRange(start: range.end, end: range.start), text: "new"))
      let expected = subject.bytes[..<min(start, end)] + Array("new".utf8) + subject.bytes[max(start, end)...]
      #expect(changed == Array(expected))
      #expect(turned == Array(expected))
      #expect(String(validating: changed, as: UTF8.self) != nil)
    }
  }

  @Test("a text after many changes has the lines of the same text without a past")
  func manyChanges() {
    for seed in 0..<300 {
      var random = SeededGenerator(seed: UInt64(seed))
      var subject = TextLines(Array(Self.text(seed).utf8), .utf16)
      for number in 0..<10 {
        let ends = [0, 1].map { _ in subject.position(of: random.below(subject.bytes.count + 1)) }
        subject.apply(
          ContentChange(range: TextRange(start: ends[0], end: ends[1]), text: Self.text(seed * 10 + number)))
        let fresh = TextLines(subject.bytes, .utf16)
        for offset in 0...subject.bytes.count {
          #expect(subject.position(of: offset) == fresh.position(of: offset), "seed \(seed), change \(number)")
        }
      }
    }
  }

  @Test("edits that lead from one text to another do so")
  func edits() {
    for seed in 0..<300 {
      let (old, new) = (Self.text(seed), Self.text(seed + 5000))
      if old.hasPrefix("\u{feff}") || new.hasPrefix("\u{feff}") { continue }
      for newer in [new, old + new, new + old, old] {
        let lines = TextLines(Array(old.utf8), .utf16)
        let edits = lines.edits(to: Array(newer.utf8))
        let bytes = edits.reduce(Array(old.utf8)) { _, edit in
          lines.bytes(after: ContentChange(range: edit.range, text: edit.newText))
        }
        #expect(String(decoding: bytes, as: UTF8.self).unicodeScalars.elementsEqual(newer.unicodeScalars), "\(seed)")
      }
    }
  }

  @Test("a URI is the path that it came from", arguments: ["/a b/ä.swift", "/%/+?#/x", "/a/\u{7f}😀"])
  func uris(path: String) {
    let uri = DocumentURI.text(of: .init(path))
    #expect(DocumentURI.path(of: uri) == .init(path))
    #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f })
  }

  @Test(
    "what is no file of this machine has no path",
    arguments: [
      "", "file:", "file://", "file://host/a", "http://a/b", "untitled:A", "file:///%", "file:///%0g", "file:///a%00b",
    ])
  func strangeURIs(uri: String) { #expect(DocumentURI.path(of: uri) == nil) }
}

extension TextLines {
  fileprivate func bytes(after change: ContentChange) -> [UInt8] {
    var lines = self
    lines.apply(change)
    return lines.bytes
  }
}
