import Clibgit2

/// An object id: the SHA-1 of a blob, tree or commit.
package struct ObjectID: Hashable, Sendable, CustomStringConvertible {
  private let head: UInt64
  private let middle: UInt64
  private let tail: UInt32

  /// Parses 40 hexadecimal digits.
  package init?(_ text: String) {
    guard text.utf8.count == 40, text.utf8.allSatisfy(\.isHexadecimalDigit),
      let head = UInt64(text.prefix(16), radix: 16),
      let middle = UInt64(text.dropFirst(16).prefix(16), radix: 16),
      let tail = UInt32(text.suffix(8), radix: 16)
    else { return nil }
    (self.head, self.middle, self.tail) = (head, middle, tail)
  }

  /// The id as five big-endian words.
  package var words: [UInt32] {
    [head.upper, head.lower, middle.upper, middle.lower, tail]
  }

  /// Creates an id from ``words``; returns `nil` if there are not five words.
  package init?(words: some Collection<UInt32>) {
    let words = Array(words)
    guard words.count == 5 else { return nil }
    head = UInt64(words[0]) << 32 | UInt64(words[1])
    middle = UInt64(words[2]) << 32 | UInt64(words[3])
    tail = words[4]
  }

  init(head: UInt64, middle: UInt64, tail: UInt32) {
    (self.head, self.middle, self.tail) = (head, middle, tail)
  }

  /// The id of the empty blob.
  static let ofNothing = ObjectID(
    head: 0xe69d_e29b_b2d1_d643, middle: 0x4b8b_29ae_775a_d8c2, tail: 0xe48c_5391)

  /// The id of the empty tree, which git knows in every repository.
  package static let emptyTree = ObjectID(
    head: 0x4b82_5dc6_42cb_6eb9, middle: 0xa060_e54b_f8d6_9288, tail: 0xfbee_4904)

  init(_ oid: git_oid) {
    let oid = oid
    (head, middle, tail) = unsafe withUnsafeBytes(of: oid.id) {
      unsafe (
        UInt64(bigEndian: $0.loadUnaligned(as: UInt64.self)),
        UInt64(bigEndian: $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self)),
        UInt32(bigEndian: $0.loadUnaligned(fromByteOffset: 16, as: UInt32.self))
      )
    }
  }

  /// The id as libgit2's type.
  var oid: git_oid {
    var oid = git_oid()
    unsafe withUnsafeMutableBytes(of: &oid.id) {
      unsafe $0.storeBytes(of: head.bigEndian, as: UInt64.self)
      unsafe $0.storeBytes(of: middle.bigEndian, toByteOffset: 8, as: UInt64.self)
      unsafe $0.storeBytes(of: tail.bigEndian, toByteOffset: 16, as: UInt32.self)
    }
    return oid
  }

  /// The 40 hexadecimal digits.
  package var description: String {
    padded(head, 16) + padded(middle, 16) + padded(UInt64(tail), 8)
  }
}

private func padded(_ number: UInt64, _ width: Int) -> String {
  let digits = String(number, radix: 16)
  return String(repeating: "0", count: width - digits.count) + digits
}

extension UInt64 {
  fileprivate var upper: UInt32 { UInt32(truncatingIfNeeded: self >> 32) }
  fileprivate var lower: UInt32 { UInt32(truncatingIfNeeded: self) }
}

extension UInt8 {
  var isHexadecimalDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
    default: false
    }
  }
}
