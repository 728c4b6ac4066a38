/// A place where the lexer or the parser could not follow the text.
package struct Problem: Sendable, Equatable {
  package enum Kind: UInt8, Sendable {
    case unterminatedString, unterminatedComment, unbalancedBracket, nestingTooDeep, conflictMarker, unexpectedText
    /// The text is UTF-16 or UTF-32.
    case wideEncoding
  }

  package var kind: Kind
  package var offset: UInt32

  package init(kind: Kind, offset: UInt32) {
    self.kind = kind
    self.offset = offset
  }
}
