/// A pattern for one component of a path: `*`, `?`, `[a-z]`, and bytes that match themselves.
struct Glob: Sendable {
  private var tokens: [Token] = []
  private let foldsCase: Bool

  private enum Token {
    case byte(UInt8)
    case anyByte
    case anyBytes
    case oneOf(ByteSet)
  }

  /// Parses a pattern; returns `nil` if a bracket is not closed, because such a pattern matches nothing in git.
  init?(_ pattern: ArraySlice<UInt8>, foldingCase: Bool) {
    foldsCase = foldingCase
    var rest = pattern
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): tokens.append(.anyBytes)
      case UInt8(ascii: "?"): tokens.append(.anyByte)
      case UInt8(ascii: "["):
        guard let set = ByteSet(bracket: &rest, foldingCase: foldingCase) else { return nil }
        tokens.append(.oneOf(set))
      // An escape at the end was before the `/` between two components, and has no meaning.
      case UInt8(ascii: "\\"):
        if let escaped = rest.popFirst() { tokens.append(.byte(foldingCase ? escaped.small : escaped)) }
      default: tokens.append(.byte(foldingCase ? byte.small : byte))
      }
    }
  }

  /// What every matching component has, if the pattern says it. Nearly all components lack it.
  struct Hint: Sendable {
    fileprivate(set) var first: UInt8?
    fileprivate(set) var last: UInt8?
    fileprivate(set) var length = 0

    func allows(_ part: ArraySlice<UInt8>) -> Bool {
      part.count >= length && (first == nil || part.first == first) && (last == nil || part.last == last)
    }
  }

  /// The first and the last byte of what the pattern matches, and the least number of bytes.
  var hint: Hint {
    var hint = Hint()
    for token in tokens { if case .anyBytes = token {} else { hint.length += 1 } }
    if foldsCase { return hint }
    if case .byte(let byte)? = tokens.first { hint.first = byte }
    if case .byte(let byte)? = tokens.last { hint.last = byte }
    return hint
  }

  /// Returns whether the pattern matches the whole component.
  ///
  /// - Complexity: O(*n* · *m*): only the last `*` is retried, because any match of the pattern before it is as good as
  ///   another.
  func matches(_ part: ArraySlice<UInt8>) -> Bool {
    var (token, position) = (0, part.startIndex)
    var retry: (token: Int, position: Int)?
    while position < part.endIndex {
      if token < tokens.count, case .anyBytes = tokens[token] {
        retry = (token, position)
        token += 1
      } else if token < tokens.count, takes(part[position], tokens[token]) {
        token += 1
        position += 1
      } else if let last = retry {
        retry = (last.token, last.position + 1)
        (token, position) = (last.token + 1, last.position + 1)
      } else {
        return false
      }
    }
    return tokens[token...].allSatisfy { if case .anyBytes = $0 { true } else { false } }
  }

  private func takes(_ byte: UInt8, _ token: Token) -> Bool {
    let byte = foldsCase ? byte.small : byte
    return switch token {
    case .byte(let own): own == byte
    case .anyByte: true
    case .oneOf(let set): set.contains(byte)
    case .anyBytes: false
    }
  }
}

extension UInt8 {
  /// The lowercase form of an ASCII letter; git folds no other letters.
  var small: UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self
  }
}
