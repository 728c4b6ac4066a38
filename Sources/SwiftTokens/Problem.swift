/// A place where the lexer or the parser could not follow the text.
package struct Problem: Sendable, Equatable {
  package enum Kind: UInt8, Sendable {
    case unterminatedString, unterminatedComment, unbalancedBracket, nestingTooDeep, conflictMarker, unexpectedText
    /// The text is UTF-16 or UTF-32.
    case wideEncoding
  }

  package var kind: Kind
  /// Whether no compiler accepts the text either. A construct that the parser does not know may be one that it should
  /// know.
  package var isCertain: Bool { kind != .unexpectedText }
  package var offset: UInt32

  package init(kind: Kind, offset: UInt32) {
    self.kind = kind
    self.offset = offset
  }
}
