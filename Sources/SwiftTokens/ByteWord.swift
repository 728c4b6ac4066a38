/// Functions on eight bytes at a time. A mask has the highest bit of a byte set where the byte satisfies the condition;
/// only the lowest mark is certain, bytes above it may be marked wrongly.
enum ByteWord {
  @inline(__always) static func repeating(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  @inline(__always) static func less(than limit: UInt8, in word: UInt64) -> UInt64 {
    (word &- repeating(limit)) & ~word & repeating(0x80)
  }

  @inline(__always) static func equal(to byte: UInt8, in word: UInt64) -> UInt64 {
    less(than: 1, in: word ^ repeating(byte))
  }

  /// Returns a mask of the bytes that are no ASCII letter, digit or underscore.
  @inline(__always) static func noIdentifier(in word: UInt64) -> UInt64 {
    let low = word & repeating(0x7F)
    let small = low | repeating(0x20)
    // The first sum sets the highest bit from the first byte of the range on, the second one beyond its last byte.
    let letters = (small &+ repeating(0x80 - 0x61)) & ~(small &+ repeating(0x7F - 0x7A))
    let digits = (low &+ repeating(0x80 - 0x30)) & ~(low &+ repeating(0x7F - 0x39))
    let underscores = ~((low ^ repeating(0x5F)) &+ repeating(0x7F))
    return (~(letters | digits | underscores) | word) & repeating(0x80)
  }

  /// Returns the number of bytes below the lowest mark of a mask, which must not be 0.
  @inline(__always) static func distance(_ marks: UInt64) -> Int { marks.trailingZeroBitCount >> 3 }

  /// Returns the first `count` bytes of a word, fewer than eight, followed by zeros.
  @inline(__always) static func first(_ count: Int, of word: UInt64) -> UInt64 {
    word & ((1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1)
  }
}

extension SourceBytes {
  /// Returns the offset of the first byte from `start` on that is not a space.
  @inline(__always)
  func endOfSpaces(from start: Int) -> Int {
    var end = start
    while true {
      let others = word(at: end) ^ ByteWord.repeating(UInt8(ascii: " "))
      if others != 0 { return end &+ ByteWord.distance(others) }
      end &+= 8
    }
  }

  /// Returns the offset of the line end at or after `start`, or the size of the file if there is none.
  package func endOfLine(from start: Int) -> Int {
    var end = start
    while end < count {
      // Comments contain few control characters, so few words need a closer look.
      let marks = ByteWord.less(than: UInt8(ascii: "\r") + 1, in: word(at: end))
      guard marks != 0 else {
        end &+= 8
        continue
      }
      end &+= ByteWord.distance(marks)
      if self[end] == UInt8(ascii: "\n") || self[end] == UInt8(ascii: "\r") { return end }
      end &+= 1
    }
    return count
  }

  /// Returns whether a word is among the bytes before `end`, ignoring case; at `end` there may be a part of it.
  ///
  /// - Parameter word: lowercase letters.
  package func holds(_ word: String, before end: Int) -> Bool {
    let letters = word.utf8
    guard let first = letters.first else { return true }
    for start in stride(from: 0, to: end, by: 8) {
      var marks = ByteWord.equal(to: first, in: self.word(at: start) | ByteWord.repeating(0x20))
      while marks != 0 {
        if zip(letters, (start &+ ByteWord.distance(marks))...).allSatisfy({ $0 == self[$1] | 0x20 }) { return true }
        marks &= marks &- 1
      }
    }
    return false
  }

  /// Returns the offset of the next byte that may end a stretch of plain text in a string: `"`, `\` or a control
  /// character up to carriage return.
  func endOfStringText(from start: Int) -> Int {
    var end = start
    while end < count {
      let word = word(at: end)
      let marks =
        ByteWord.equal(to: UInt8(ascii: "\""), in: word) | ByteWord.equal(to: UInt8(ascii: "\\"), in: word)
        | ByteWord.less(than: UInt8(ascii: "\r") + 1, in: word)
      if marks != 0 { return end &+ ByteWord.distance(marks) }
      end &+= 8
    }
    return count
  }
}
