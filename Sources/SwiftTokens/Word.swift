/// The words that mean something to the grammar, the reserved ones first.
public enum Word: UInt8, Sendable, CaseIterable {
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

  // As with the kinds of tokens: written out to be inlined.
  @inlinable @inline(__always)
  public static func == (left: Word, right: Word) -> Bool { left.rawValue == right.rawValue }

  @inlinable public var isReserved: Bool { self != .none && rawValue < Word.actor.rawValue }
}

/// Finds the ``Word`` that some bytes spell.
struct WordTable: Sendable {
  private static let mask = 1023

  /// The words by the hash of their name, with linear probing.
  private var words = Array(repeating: Word.none, count: mask + 1)
  private var hashes = Array(repeating: UInt32(0), count: mask + 1)
  private let spellings: [[UInt8]]
  /// One for all files, made on first use.
  static let shared = WordTable()

  private init() {
    spellings = Word.allCases.map { $0 == .none ? [] : $0 == .type ? Array("Type".utf8) : Array("\($0)".utf8) }
    for word in Word.allCases where word != .none {
      let spelling = spellings[Int(word.rawValue)]
      let hash = NameHash.of(spelling, spelling.indices)
      var slot = Int(hash) & Self.mask
      while words[slot] != .none { slot = (slot + 1) & Self.mask }
      words[slot] = word
      hashes[slot] = hash
    }
  }

  /// The word spelled by `bytes[range]`, whose hash is known.
  func word(_ hash: UInt32, _ bytes: [UInt8], _ range: Range<Int>) -> Word {
    var slot = Int(hash) & Self.mask
    while words[slot] != .none {
      let word = words[slot]
      if hashes[slot] == hash, bytes[range].elementsEqual(spellings[Int(word.rawValue)]) { return word }
      slot = (slot + 1) & Self.mask
    }
    return .none
  }
}
