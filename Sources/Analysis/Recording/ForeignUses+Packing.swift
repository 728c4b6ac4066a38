import Findings
import SwiftReader

extension ForeignUses {
  /// The uses as 32-bit words.
  package var packed: [UInt32] {
    var writer = WordWriter()
    var uses = self
    Self.code(&uses, &writer)
    return writer.words
  }

  /// Reads uses from untrusted words.
  ///
  /// - Returns: `nil` if the words are not uses. Their numbers may still be invalid in a codebase.
  package init?(packed words: ArraySlice<UInt32>) {
    var reader = WordReader(words)
    self.init()
    Self.code(&self, &reader)
    guard reader.isSound, reader.isAtEnd else { return nil }
  }

  private static func code(_ found: inout ForeignUses, _ fields: inout some WordCoder) {
    fields.number(&found.codebase)
    var files = found.files[...]
    fields.numbers(&files)
    found.files = Array(files)
    fields.list(&found.uses, of: .blank) { code(&$0, &$1) }
  }

  private static func code(_ use: inout ForeignUse, _ fields: inout some WordCoder) {
    fields.declaration(&use.property)
    fields.declaration(&use.user)
    fields.number(&use.file)
    fields.number(&use.link)
    var member = use.member.bytes
    fields.bytes(&member)
    use.member = ByteString(member)
    var (line, column) = (use.position.line, use.position.column)
    fields.number(&line)
    fields.number(&column)
    use.position = Position(line: line, column: column)
    fields.list(&use.confidences, of: .low) { $1.choice(&$0) }
  }
}

extension ForeignUse {
  fileprivate static var blank: ForeignUse {
    ForeignUse(
      property: .none, user: .none, file: 0, link: 0, member: "", position: Position(line: 1, column: 1),
      confidences: [])
  }
}
