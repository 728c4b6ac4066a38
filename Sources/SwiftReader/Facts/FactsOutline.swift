/// Properties of a file's facts that are known before the facts are unpacked, so that a search can skip files.
package struct FactsOutline: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package static let hasSuppressions = FactsOutline(rawValue: 1 << 0)
  /// The lexer or the parser could not follow some of the text.
  package static let hasProblems = FactsOutline(rawValue: 1 << 1)
  /// The header says that the file is generated, so that the file may be skipped.
  package static let saysGenerated = FactsOutline(rawValue: 1 << 4)
  package static let declaresProtocols = FactsOutline(rawValue: 1 << 2)
  /// The file declares methods whose names begin with `new`, such as the callbacks of stores and providers.
  package static let declaresCallbacks = FactsOutline(rawValue: 1 << 3)
}

extension FileFacts {
  package var outline: FactsOutline {
    var outline = FactsOutline()
    if !suppressions.isEmpty { outline.insert(.hasSuppressions) }
    if !problems.isEmpty { outline.insert(.hasProblems) }
    if !generatedNotices.isEmpty { outline.insert(.saysGenerated) }
    for declaration in declarations {
      if declaration.kind == .protocol { outline.insert(.declaresProtocols) }
      if declaration.kind == .function, declaration.parent != nil,
        names.utf8(of: declaration.name).starts(with: Self.new)
      {
        outline.insert(.declaresCallbacks)
      }
    }
    return outline
  }

  /// Creates the facts of an empty file with a number of blank declarations. They replace facts that can no longer be
  /// loaded.
  package static func lost(declarations: Int) -> FileFacts {
    var facts = facts(of: [])
    facts.declarations = Array(repeating: .blank, count: declarations)
    return facts
  }

  private static let new = Array("new".utf8)

  private static func facts(of bytes: [UInt8]) -> FileFacts { SwiftReader.facts(of: bytes) }
}
