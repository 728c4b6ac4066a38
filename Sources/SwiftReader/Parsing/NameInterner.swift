import SwiftTokens

/// Maps the spellings of a file to names, which are numbered in the order of first use. Only the name table is kept
/// after parsing.
struct NameInterner {
  private var spellings: Spellings
  /// The index of the name of each spelling number; 0 if the name has not been used yet.
  private var known: [UInt32]
  /// The spelling number of each name except the empty one.
  private var numbers: [UInt32] = []

  init(_ spellings: Spellings) {
    self.spellings = spellings
    known = Array(repeating: 0, count: spellings.count)
    numbers.reserveCapacity(spellings.count)
  }

  /// Returns the name of a spelling that the lexer numbered.
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

  /// Returns the name with the spelling `bytes[range]`.
  mutating func name(_ bytes: SourceBytes, _ range: Range<Int>) -> Name {
    range.isEmpty ? .none : name(newNumber: spellings.number(of: range, in: bytes))
  }

  /// Returns the name with a spelling that need not appear in the file.
  mutating func name(_ text: some Collection<UInt8>) -> Name {
    text.isEmpty ? .none : name(newNumber: spellings.number(of: Array(text)))
  }

  private mutating func name(newNumber number: UInt32) -> Name {
    if known.count < spellings.count { known += repeatElement(0, count: spellings.count - known.count) }
    return name(number: number)
  }

  /// The table of all names used so far.
  var table: NameTable {
    let text = spellings.text(of: numbers)
    return NameTable(text.utf8, ends: [0] + text.ends)
  }
}
