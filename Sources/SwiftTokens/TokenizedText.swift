/// A Swift file, cut into tokens.
package struct TokenizedText: Sendable {
  /// The bytes, to look at.
  package let source: SourceBytes
  /// The last is the end of the file.
  package let tokens: [Token]
  /// The offset of the first byte of every line.
  package let lineStarts: [UInt32]
  /// The comments that begin with `// east:`.
  package let suppressions: [Range<UInt32>]
  /// The string literals with three quotation marks that lie in no other.
  package let longStrings: [Range<UInt32>]
  /// Where the text could not be followed.
  package let problems: [Problem]
  /// The spellings of the names; the tokens have their numbers.
  package let spellings: Spellings

  package var bytes: [UInt8] { source.bytes }

  /// Cuts a file into tokens.
  ///
  /// - Parameter bytes: the file, in UTF-8; bytes that are not UTF-8 are read as letters of a name. Offsets are 32 bits
  ///   wide, and a file must not be longer than that.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(_ bytes: [UInt8]) {
    var lexer = Lexer(bytes)
    lexer.run()
    source = lexer.bytes
    tokens = lexer.tokens
    lineStarts = lexer.lineStarts
    suppressions = lexer.suppressions
    longStrings = lexer.longStrings
    problems = lexer.problems
    spellings = lexer.names
  }
}
