extension [UInt8] {
  /// The JSON with the escape of U+FFFD in place of each escape of half a surrogate pair.
  ///
  /// The text of an editor may contain such halves. The decoder refuses them, so that a change of the text would be
  /// lost. U+FFFD has the length of a half in each encoding of positions.
  var withoutLoneSurrogates: [UInt8] {
    var result = self
    var next = 0
    while let start = result[next...].firstIndex(of: backslash) {
      guard let half = result.surrogate(at: start) else {
        next = Swift.min(start + 2, count)
        continue
      }
      next = start + escapeLength
      if UTF16.isLeadSurrogate(half), let other = result.surrogate(at: next), UTF16.isTrailSurrogate(other) {
        next += escapeLength
      } else {
        result.replaceSubrange(start..<next, with: "\\ufffd".utf8)
      }
    }
    return result
  }

  /// Returns the half of a surrogate pair of which an escape starts at an offset; `nil` if none does.
  private func surrogate(at start: Int) -> UInt16? {
    guard start + escapeLength <= count, self[start] == backslash, self[start + 1] == UInt8(ascii: "u"),
      let unit = UInt16(String(decoding: self[start + 2..<start + escapeLength], as: UTF8.self), radix: 16)
    else { return nil }
    return UTF16.isSurrogate(unit) ? unit : nil
  }
}

private let backslash = UInt8(ascii: "\\")
/// The length of the escape of a UTF-16 unit.
private let escapeLength = 6
