extension ArraySlice<UInt8> {
  /// Whether the next byte is escaped: the number of trailing backslashes is odd.
  var endsWithEscape: Bool { !reversed().prefix { $0 == UInt8(ascii: "\\") }.count.isMultiple(of: 2) }

  /// Removes the spaces at the end of a pattern, which git ignores unless they are escaped.
  mutating func removeTrailingSpaces() {
    while last == UInt8(ascii: " "), !dropLast().endsWithEscape { removeLast() }
  }
}
