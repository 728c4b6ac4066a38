/// A bracket expression of a pattern, such as `[a-z]`: a set of bytes.
struct ByteSet: Sendable {
  private var members = [Bool](repeating: false, count: 256)

  func contains(_ byte: UInt8) -> Bool { members[Int(byte)] }

  /// Reads the bracket expression after an opening bracket; returns `nil` if there is no closing bracket, or if a
  /// character class is unknown.
  ///
  /// - Parameter foldingCase: Whether only lowercase letters will be looked up. A range of uppercase letters then
  ///   contains the lowercase ones too; a single uppercase letter does not, as in git.
  init?(bracket rest: inout ArraySlice<UInt8>, foldingCase: Bool) {
    let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
    if isNegated { rest.removeFirst() }
    var previous: UInt8?
    var isFirst = true
    while let byte = rest.popFirst() {
      // A closing bracket in the first position is a member.
      if byte == UInt8(ascii: "]"), !isFirst {
        if isNegated { for index in members.indices { members[index].toggle() } }
        return
      }
      isFirst = false
      if byte == UInt8(ascii: "-"), let low = previous, let next = rest.first, next != UInt8(ascii: "]") {
        guard let high = Self.plain(&rest) else { return nil }
        if low <= high { insert(low...high, foldingCase: foldingCase) }
        previous = nil
      } else if byte == UInt8(ascii: "["), rest.first == UInt8(ascii: ":"), let name = Self.className(&rest) {
        guard insert(className: name, foldingCase: foldingCase) else { return nil }
        previous = nil
      } else {
        guard let member = byte == UInt8(ascii: "\\") ? rest.popFirst() : byte else { return nil }
        members[Int(member)] = true
        previous = member
      }
    }
    return nil
  }

  private mutating func insert(_ bytes: some Sequence<UInt8>, foldingCase: Bool) {
    for byte in bytes {
      members[Int(byte)] = true
      if foldingCase { members[Int(byte.small)] = true }
    }
  }

  private mutating func insert(className name: String, foldingCase: Bool) -> Bool {
    guard let contains = Self.classes[name] else { return false }
    insert((UInt8(0)..<128).filter(contains), foldingCase: foldingCase)
    return true
  }

  private static func plain(_ rest: inout ArraySlice<UInt8>) -> UInt8? {
    let byte = rest.popFirst()
    return byte == UInt8(ascii: "\\") ? rest.popFirst() : byte
  }

  /// Reads `:name:]`; returns `nil` and leaves `rest` unchanged if there is none.
  private static func className(_ rest: inout ArraySlice<UInt8>) -> String? {
    guard let end = rest.firstIndex(of: UInt8(ascii: "]")), end > rest.startIndex + 1,
      rest[end - 1] == UInt8(ascii: ":")
    else { return nil }
    let name = String(decoding: rest[(rest.startIndex + 1)..<(end - 1)], as: UTF8.self)
    rest = rest[(end + 1)...]
    return name
  }

  private static let classes: [String: @Sendable (UInt8) -> Bool] = [
    "alnum": { isLetter($0) || isDigit($0) },
    "alpha": isLetter,
    "blank": { $0 == 0x20 || $0 == 0x09 },
    "cntrl": { $0 < 0x20 || $0 == 0x7f },
    "digit": isDigit,
    "graph": { 0x21...0x7e ~= $0 },
    "lower": { 0x61...0x7a ~= $0 },
    "print": { 0x20...0x7e ~= $0 },
    "punct": { 0x21...0x7e ~= $0 && !isLetter($0) && !isDigit($0) },
    "space": { $0 == 0x20 || 0x09...0x0d ~= $0 },
    "upper": { 0x41...0x5a ~= $0 },
    "xdigit": { isDigit($0) || 0x41...0x46 ~= $0 || 0x61...0x66 ~= $0 },
  ]

  @Sendable private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
  @Sendable private static func isLetter(_ byte: UInt8) -> Bool { 0x41...0x5a ~= byte || 0x61...0x7a ~= byte }
}
