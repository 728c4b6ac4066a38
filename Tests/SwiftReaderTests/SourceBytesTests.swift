import Testing

@testable import SwiftTokens

/// What looks at eight bytes at a time finds what a look at each byte finds.
@Suite struct SourceBytesTests {
  /// Every byte at every place among others.
  static let words: [[UInt8]] = (UInt8.min...UInt8.max).flatMap { byte in
    (0..<8).flatMap { place in
      [UInt8(ascii: "a"), UInt8(ascii: " "), 0, 0x7F, 0x80, 0xFF].map { other in
        (0..<8).map { $0 == place ? byte : other }
      }
    }
  }

  @Test("the bytes that are no part of an identifier")
  func identifiers() {
    for bytes in Self.words {
      let marks = ByteWord.noIdentifier(in: SourceBytes(bytes).word(at: 0))
      let found = (0..<8).map { marks >> UInt64($0 * 8) & 0xFF }
      let expected = bytes.map { byte -> UInt64 in
        Lexer.continuesIdentifier(byte) && byte < 0x80 && byte != UInt8(ascii: "$") ? 0 : 0x80
      }
      guard found == expected else {
        Issue.record("\(bytes): \(found)")
        return
      }
    }
  }

  @Test("the first small byte and the first equal one")
  func firstOfAKind() {
    for bytes in Self.words {
      let word = SourceBytes(bytes).word(at: 0)
      let small = ByteWord.less(than: 14, in: word)
      let equal = ByteWord.equal(to: UInt8(ascii: "\""), in: word)
      let firstSmall = small == 0 ? nil : ByteWord.distance(small)
      let firstEqual = equal == 0 ? nil : ByteWord.distance(equal)
      guard firstSmall == bytes.firstIndex(where: { $0 < 14 }), firstEqual == bytes.firstIndex(of: UInt8(ascii: "\""))
      else {
        Issue.record("\(bytes): \(small) \(equal)")
        return
      }
    }
  }

  @Test("outside the file are zeros", arguments: 0...17)
  func outside(size: Int) {
    let bytes = (0..<size).map { UInt8($0 + 1) }
    let source = SourceBytes(bytes)
    for offset in 0...size + 9 {
      let expected = (offset..<offset + 8).map { bytes.indices.contains($0) ? bytes[$0] : 0 }
      let word = source.word(at: offset)
      #expect((0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64($0 * 8)) } == expected)
      #expect(source[offset] == expected[0])
    }
    #expect(source[-1] == 0)
  }
}

/// A spelling has one number, however long it is and whatever its bytes are.
@Suite struct SpellingsTests {
  @Test("equal texts have equal numbers and other texts other ones")
  func numbers() {
    var spellings = Spellings.grammar
    var texts: [[UInt8]] = (1...40).flatMap { length in
      [[], [UInt8]("x".utf8), [0], [0xFF]].map { Array(repeating: UInt8(ascii: "x"), count: length) + $0 }
    }
    texts += (0..<3000).map { Array("name\($0)".utf8) }
    texts = Array(Set(texts))
    let numbers = texts.map { spellings.number(of: $0) }
    #expect(Set(numbers).count == texts.count)
    #expect(texts.map { spellings.number(of: $0) } == numbers)

    let text = spellings.text(of: numbers)
    var start = 0
    for (spelling, end) in zip(texts, text.ends) {
      #expect(text.utf8[start..<Int(end)].elementsEqual(spelling))
      start = Int(end)
    }
    #expect(text.utf8.count == start)
  }

  @Test("texts with equal hashes, lengths and last bytes have numbers of their own")
  func equalHashes() {
    var spellings = Spellings.grammar
    let (first, second) = ("firstOne", "otherOne")
    let states = [first, second].map { text in
      var hash = spellings.emptyHash
      hash.add(SourceBytes(Array(text.utf8)).word(at: 0))
      return hash.state
    }
    // What follows makes up for the difference.
    let difference = states[0] ^ states[1]
    let texts = [(first, UInt64(0)), (second, difference)].map { text, word in
      Array(text.utf8) + (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64($0 * 8)) } + Array("end".utf8)
    }
    let numbers = texts.map { spellings.number(of: $0) }
    #expect(numbers[0] != numbers[1])
    #expect(texts.map { spellings.number(of: $0) } == numbers)
  }

  @Test("texts that differ in bits which a known factor cancels have different hashes")
  func cancelledBits() {
    var texts = [[UInt8]()]
    for _ in 0..<10 {
      let pair = Array("abcdefghijklmnop".utf8)
      var other = pair
      for place in [7, 11, 15] { other[place] ^= 0x80 }
      texts = texts.flatMap { [$0 + pair, $0 + other] }
    }
    let spellings = Spellings.grammar
    let hashes = texts.map { text in
      var hash = spellings.emptyHash
      for place in stride(from: 0, to: text.count, by: 8) { hash.add(SourceBytes(text).word(at: place)) }
      return hash.state
    }
    #expect(Set(hashes).count == texts.count)
  }

  @Test("a text is the same wherever it stands in a file")
  func places() {
    var spellings = Spellings.grammar
    let name = "anIdentifierOfManyBytes"
    for length in 1...name.utf8.count {
      let text = Array(name.utf8.prefix(length))
      let number = spellings.number(of: text)
      for before in 0...9 {
        let file = Array(repeating: UInt8(ascii: "y"), count: before) + text + (before < 5 ? [] : [UInt8(ascii: "z")])
        #expect(spellings.number(of: before..<before + length, in: SourceBytes(file)) == number)
      }
    }
  }

  @Test("a word of the grammar has its case's name and its raw value", arguments: Word.allCases.dropFirst())
  func words(word: Word) {
    var spellings = Spellings.grammar
    let number = spellings.number(of: Array((word == .type ? "Type" : "\(word)").utf8))
    #expect(number == UInt32(word.rawValue))
    #expect(spellings.word(number) == word)
  }
}
