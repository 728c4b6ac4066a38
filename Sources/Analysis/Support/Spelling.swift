import Findings
import SwiftReader

/// The hash of a name. It is the same in every file, so that names of different files compare as numbers.
package struct Spelling: Hashable, Sendable {
  let hash: UInt64

  init(hash: UInt64) {
    self.hash = hash
  }

  package init(_ text: String) { self.init(text.utf8) }

  init(_ utf8: some Collection<UInt8>) {
    var hash = Self.emptyHash
    for byte in utf8 { Self.add(byte, to: &hash) }
    self.hash = hash & ~1 | (Self.startsUppercase(utf8) ? 1 : 0)
  }

  init(_ utf8: Span<UInt8>) {
    guard !utf8.isEmpty, utf8[0] < 0x80 else {
      var bytes: [UInt8] = []
      for place in utf8.indices { bytes.append(utf8[place]) }
      self.init(bytes)
      return
    }
    var hash = Self.emptyHash
    for place in utf8.indices { Self.add(utf8[place], to: &hash) }
    self.init(hash: hash & ~1 | (Self.uppercase.contains(utf8[0]) ? 1 : 0))
  }

  private static let emptyHash: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let uppercase: ClosedRange<UInt8> = 0x41...0x5a

  @inline(__always)
  private static func add(_ byte: UInt8, to hash: inout UInt64) {
    hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  /// Whether the name starts with an uppercase letter, as names of types do. The lowest bit of the hash stores it.
  var startsUppercase: Bool { hash & 1 == 1 }

  private static func startsUppercase(_ utf8: some Collection<UInt8>) -> Bool {
    guard let byte = utf8.first else { return false }
    return byte < 0x80 ? uppercase.contains(byte) : String(decoding: utf8, as: UTF8.self).first?.isUppercase == true
  }

  static let none = Spelling("")
  static let `init` = Spelling("init")
  static let `subscript` = Spelling("subscript")
  static let selfType = Spelling("Self")

  /// Returns the spelling of a type nested in this type, which the repository does not declare.
  func nesting(_ inner: Spelling) -> Spelling {
    Spelling(hash: mix64(hash &+ mix64(inner.hash)) & ~1 | inner.hash & 1)
  }
}
