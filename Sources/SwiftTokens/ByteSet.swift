/// A set of bytes that is asked for every byte of a file.
struct ByteSet: Sendable {
  private let members: [Bool]

  init(_ contains: (UInt8) -> Bool) {
    members = (UInt8.min...UInt8.max).map(contains)
  }

  subscript(byte: UInt8) -> Bool { members[Int(byte)] }

  /// The bytes that go on an identifier, all that are not ASCII among them.
  static let identifier = ByteSet { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
