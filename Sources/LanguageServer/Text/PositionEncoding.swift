/// The units in which a client counts the characters of a line.
enum PositionEncoding: String, Codable, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// Returns the number of units of a scalar, given its first byte. Each further byte counts as 1 unit in UTF-8, else
  /// as 0.
  func units(ofScalarFrom byte: UInt8) -> Int {
    if byte & 0xc0 == 0x80 { return self == .utf8 ? 1 : 0 }
    switch self {
    case .utf8, .utf32: return 1
    case .utf16: return byte >= 0xf0 ? 2 : 1
    }
  }
}
