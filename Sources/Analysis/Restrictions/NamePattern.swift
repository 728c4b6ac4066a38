/// A pattern of names by whole words: `*Lock` is `DataLock`, but not `Clock`. `*` is any text, also none; alone it is any
/// name.
package struct NamePattern: Sendable, Hashable {
  package let text: String
  /// The texts between the stars.
  private let pieces: [[UInt8]]

  /// - Returns: `nil` for a text that is no pattern: an empty one, or one with other characters than names have.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty, bytes.allSatisfy({ $0 == Self.star || $0.isOfName }) else { return nil }
    self.text = text
    pieces = bytes.split(separator: Self.star, omittingEmptySubsequences: false).map { Array($0) }
  }

  /// Creates the pattern of one name, which may have any characters.
  package init(name: String) {
    (text, pieces) = (name, [Array(name.utf8)])
  }

  /// Whether the pattern is one name.
  package var isName: Bool { pieces.count == 1 }

  /// Whether every name has the pattern.
  package var isAny: Bool { pieces.allSatisfy(\.isEmpty) }

  /// Returns whether a name has the pattern. A protocol such as `ClockServiceProtocol` is named like what it describes.
  package func matches(_ name: String) -> Bool { matches(Array(name.utf8)) }

  package func matches(_ name: [UInt8]) -> Bool {
    matches(name[...])
      || name.suffix(Self.ending.count).elementsEqual(Self.ending) && matches(name.dropLast(Self.ending.count))
  }

  private func matches(_ name: ArraySlice<UInt8>) -> Bool {
    guard let first = pieces.first, let last = pieces.last, !isName else {
      return pieces.first.map { name.elementsEqual($0) } ?? false
    }
    guard name.has(first, at: name.startIndex) else { return false }
    var start = name.startIndex + first.count
    // The first place of a piece leaves most of the name to the pieces behind it.
    for piece in pieces.dropFirst().dropLast() {
      guard let place = (start..<name.endIndex).first(where: { name.has(piece, at: $0) }) else {
        if piece.isEmpty { continue }
        return false
      }
      start = place + piece.count
    }
    let end = name.endIndex - last.count
    return start <= end && name.has(last, at: end)
  }

  private static let star = UInt8(ascii: "*")
  private static let ending = Array("Protocol".utf8)
}

extension ArraySlice<UInt8> {
  /// Returns whether a text is at a position of the name, as whole words.
  fileprivate func has(_ text: [UInt8], at position: Int) -> Bool {
    if text.isEmpty { return true }
    let end = position + text.count
    return end <= endIndex && self[position..<end].elementsEqual(text) && isBoundary(position) && isBoundary(end)
  }

  /// Returns whether a word begins or ends at a position of a name.
  fileprivate func isBoundary(_ position: Int) -> Bool {
    guard position > startIndex, position < endIndex else { return true }
    return !self[position].isLowercase || !self[position - 1].isLetterOrDigit
  }
}

extension UInt8 {
  fileprivate var isOfName: Bool { self == UInt8(ascii: "_") || self >= 0x80 || isLetterOrDigit }

  fileprivate var isLowercase: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }

  fileprivate var isLetterOrDigit: Bool {
    isLowercase || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
  }
}
