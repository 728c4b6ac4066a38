/// A Swift file split into tokens.
package struct TokenizedText: Sendable {
  /// The bytes of the file.
  package let source: SourceBytes
  /// The tokens, the last of which is the end of the file.
  package let tokens: [Token]
  /// The offset of the first byte of every line.
  package let lineStarts: [UInt32]
  /// The ranges of the comments that begin with `// east:`.
  package let suppressions: [Range<UInt32>]
  /// The ranges of the string literals with three quotation marks that are not inside another literal.
  package let longStrings: [Range<UInt32>]
  /// The places where the lexer could not follow the text.
  package let problems: [Problem]
  /// The spellings of the names, by the numbers in the tokens.
  package let spellings: Spellings

  package var bytes: [UInt8] { source.bytes }

  /// Splits a file into tokens.
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
