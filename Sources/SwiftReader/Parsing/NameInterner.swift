import SwiftTokens

/// Gives the spellings of a file their names, in the order in which they are asked for. Only the table outlives the
/// reading.
struct NameInterner {
  private var spellings: Spellings
  /// The names by the numbers of their spellings, 0 for those that nothing asked for.
  private var known: [UInt32]
  /// The numbers by names, but for the empty one.
  private var numbers: [UInt32] = []

  init(_ spellings: Spellings) {
    self.spellings = spellings
    known = Array(repeating: 0, count: spellings.count)
    numbers.reserveCapacity(spellings.count)
  }

  /// The name of a spelling that the lexer numbered.
  @inline(__always)
  mutating func name(number: UInt32) -> Name {
    let name = known[Int(number)]
    return name != 0 ? Name(index: name) : added(number)
  }

  @inline(never)
  private mutating func added(_ number: UInt32) -> Name {
    numbers.append(number)
    let name = UInt32(truncatingIfNeeded: numbers.count)
    known[Int(number)] = name
    return Name(index: name)
  }

  /// The name spelled by `bytes[range]`.
  mutating func name(_ bytes: SourceBytes, _ range: Range<Int>) -> Name {
    range.isEmpty ? .none : name(newNumber: spellings.number(of: range, in: bytes))
  }

  /// The name spelled by a text that need not stand in the file.
  mutating func name(_ text: some Collection<UInt8>) -> Name {
    text.isEmpty ? .none : name(newNumber: spellings.number(of: Array(text)))
  }

  private mutating func name(newNumber number: UInt32) -> Name {
    if known.count < spellings.count { known += repeatElement(0, count: spellings.count - known.count) }
    return name(number: number)
  }

  /// All names given.
  var table: NameTable {
    let text = spellings.text(of: numbers)
    return NameTable(text.utf8, ends: [0] + text.ends)
  }
}
