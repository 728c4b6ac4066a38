/// The words that mean something to the grammar, the reserved ones first.
enum Word: UInt8, Sendable, CaseIterable {
  case none
  case `Any`, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`, `do`
  case `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`, `import`
  case `in`, `init`, `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`, `protocol`
  case `public`, `repeat`, `rethrows`, `return`, `self`, `Self`, `static`, `struct`, `subscript`, `super`, `switch`
  case `throw`, `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`
  // From here on contextual words: identifiers outside the places that give them a meaning.
  case `actor`, `any`, `async`, `await`, `borrow`, `borrowing`, `consume`, `consuming`, `convenience`, `copy`
  case `dependsOn`, `didSet`, `discard`, `distributed`, `dynamic`, `each`, `final`, `get`, `indirect`, `infix`
  case `isolated`, `lazy`, `macro`, `modify`, `mutate`, `mutating`, `nonisolated`, `nonmutating`, `nonsending`, `of`
  case `open`, `optional`, `override`, `package`, `postfix`, `prefix`, `read`, `reasync`, `required`, `sending`, `set`
  case `some`, `then`, `unowned`, `unsafe`, `unsafeAddress`, `unsafeMutableAddress`, `using`, `weak`, `willSet`, `yield`
  case `_borrow`, `_const`, `_local`, `_modify`, `_move`, `_read`, `__consuming`, `__owned`, `__setter_access`
  case `__shared`, `Protocol`, `type`

  var isReserved: Bool { self != .none && rawValue < Word.actor.rawValue }
}

/// Finds the ``Word`` that some bytes spell.
struct WordTable: Sendable {
  private struct Slot {
    var key: UInt64 = 0
    var word = Word.none
    var length: UInt8 = 0
  }

  private var slots = Array(repeating: Slot(), count: 1024)
  private let spellings: [[UInt8]]
  /// One for all files, made on first use.
  static let shared = WordTable()

  private init() {
    var spellings: [[UInt8]] = [[]]
    for word in Word.allCases where word != .none {
      let spelling = word == .type ? Array("Type".utf8) : Array("\(word)".utf8)
      spellings.append(spelling)
      var key: UInt64 = 0
      for byte in spelling.prefix(8) { key = key << 8 | UInt64(byte) }
      var slot = Self.slot(key, spelling.count)
      while slots[slot].word != .none { slot = (slot + 1) & 1023 }
      slots[slot] = Slot(key: key, word: word, length: UInt8(spelling.count))
    }
    self.spellings = spellings
  }

  /// The word spelled by `bytes[range]`, whose first eight bytes are `key` in big-endian order.
  func word(_ key: UInt64, _ bytes: [UInt8], _ range: Range<Int>) -> Word {
    let length = range.count
    guard length >= 2, length <= 20 else { return .none }
    // Of the capitals only these begin a word: Any, Protocol, Self, Type.
    let first = bytes[range.lowerBound]
    if first < UInt8(ascii: "_"), first != UInt8(ascii: "A"), first != UInt8(ascii: "P"), first != UInt8(ascii: "S"),
      first != UInt8(ascii: "T")
    {
      return .none
    }
    var slot = Self.slot(key, length)
    while slots[slot].word != .none {
      let found = slots[slot]
      if found.key == key, Int(found.length) == length,
        length <= 8 || bytes[range].elementsEqual(spellings[Int(found.word.rawValue)])
      {
        return found.word
      }
      slot = (slot + 1) & 1023
    }
    return .none
  }

  private static func slot(_ key: UInt64, _ length: Int) -> Int {
    Int(truncatingIfNeeded: ((key &+ UInt64(length)) &* 0x9e37_79b9_7f4a_7c15) >> 54)
  }
}
