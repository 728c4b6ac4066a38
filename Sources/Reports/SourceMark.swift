/// The values of a finding's source line for formats that count columns in UTF-16 code units or identify a line by its
/// hash.
package struct SourceMark: Sendable, Equatable {
  /// The token's columns in UTF-16 code units, from 1, the end excluded; empty if the finding has no token.
  package var columns: Range<Int>
  /// The hash of the line that code scanning computes, see ``lineHashes(of:)``.
  package var lineHash: String

  package init(columns: Range<Int>, lineHash: String) {
    self.columns = columns
    self.lineHash = lineHash
  }

  /// - Parameters:
  ///   - line: the bytes of the line, without its line break.
  ///   - columns: the token's columns in bytes, from 1, the end excluded.
  ///   - start: a column in bytes and in code units from which the code units are counted, not behind the token.
  package init(
    _ line: ArraySlice<UInt8>, columns: Range<Int>, lineHash: String, from start: (byte: Int, unit: Int) = (1, 1)
  ) {
    let first = units(line.dropFirst(start.byte - 1).prefix(columns.lowerBound - start.byte)) + start.unit
    self.columns = first..<first + units(line.dropFirst(columns.lowerBound - 1).prefix(columns.count))
    self.lineHash = lineHash
  }
}

private func units(_ bytes: ArraySlice<UInt8>) -> Int { String(decoding: bytes, as: UTF8.self).utf16.count }
