/// The Fowler–Noll–Vo hash of a name; the lexer takes it step by step while it reads one.
public enum NameHash {
  @inlinable public static var empty: UInt32 { 0x811c_9dc5 }

  @inlinable public static func adding(_ byte: UInt8, to hash: UInt32) -> UInt32 {
    (hash ^ UInt32(byte)) &* 0x0100_0193
  }

  @inlinable public static func of(_ bytes: [UInt8], _ range: Range<Int>) -> UInt32 {
    bytes[range].reduce(empty) { adding($1, to: $0) }
  }
}
