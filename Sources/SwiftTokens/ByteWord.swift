/// Eight bytes that are looked at together. Each answer has the highest bit of a byte set where the byte is one that was
/// asked for; below the first such byte it is exact.
enum ByteWord {
  @inline(__always) static func repeating(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  @inline(__always) static func less(than limit: UInt8, in word: UInt64) -> UInt64 {
    (word &- repeating(limit)) & ~word & repeating(0x80)
  }

  @inline(__always) static func equal(to byte: UInt8, in word: UInt64) -> UInt64 {
    less(than: 1, in: word ^ repeating(byte))
  }

  /// The bytes that are no ASCII letter, digit or underscore.
  @inline(__always) static func noIdentifier(in word: UInt64) -> UInt64 {
    let low = word & repeating(0x7F)
    let small = low | repeating(0x20)
    // A sum reaches the highest bit from the first byte of a range on, and again behind its last.
    let letters = (small &+ repeating(0x80 - 0x61)) & ~(small &+ repeating(0x7F - 0x7A))
    let digits = (low &+ repeating(0x80 - 0x30)) & ~(low &+ repeating(0x7F - 0x39))
    let underscores = ~((low ^ repeating(0x5F)) &+ repeating(0x7F))
    return (~(letters | digits | underscores) | word) & repeating(0x80)
  }

  /// The number of bytes before the first that is marked in an answer, which must not be 0.
  @inline(__always) static func distance(_ marks: UInt64) -> Int { marks.trailingZeroBitCount >> 3 }

  /// The first `count` bytes of a word, less than eight, with zeros behind them.
  @inline(__always) static func first(_ count: Int, of word: UInt64) -> UInt64 {
    word & ((1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1)
  }
}

extension SourceBytes {
  /// Where the spaces from `start` on end.
  @inline(__always)
  func endOfSpaces(from start: Int) -> Int {
    var end = start
    while true {
      let others = word(at: end) ^ ByteWord.repeating(UInt8(ascii: " "))
      if others != 0 { return end &+ ByteWord.distance(others) }
      end &+= 8
    }
  }

  /// Where the line ends that `start` is in.
  package func endOfLine(from start: Int) -> Int {
    var end = start
    while end < count {
      // Few bytes of a comment are as small as those that end a line.
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

  /// Where the next byte is that may end a string, a line or plain text.
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
