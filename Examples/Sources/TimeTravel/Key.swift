/// Is a key that was pressed.
enum Key: Equatable {
  case left, right, home, end
  case character(Character)
}

/// Makes keys of the bytes that a terminal sends.
struct KeyReader {
  /// The beginning of a sequence whose end has not come yet.
  private var begun: [UInt8] = []

  /// Takes one byte, and answers a key if that completes one.
  mutating func read(_ byte: UInt8) -> Key? {
    begun.append(byte)
    switch begun.first {
    case 0x1B: return readSequence()
    default:
      begun = []
      return (0x21...0x7E).contains(byte) ? .character(Character(Unicode.Scalar(byte))) : nil
    }
  }

  /// Understands `ESC [ C`, `ESC O C` and `ESC [ 1 ~`; keys of the kind that it does not know are swallowed whole.
  private mutating func readSequence() -> Key? {
    guard begun.count > 2, let last = begun.last else {
      // An escape that begins nothing was the escape key.
      if begun.count == 2, begun.last != 0x5B, begun.last != 0x4F { begun = [] }
      return nil
    }
    guard (0x40...0x7E).contains(last) else { return nil }
    defer { begun = [] }
    switch String(decoding: begun.dropFirst(2), as: UTF8.self) {
    case "D": return .left
    case "C": return .right
    case "H", "1~", "7~": return .home
    case "F", "4~", "8~": return .end
    default: return nil
    }
  }
}
