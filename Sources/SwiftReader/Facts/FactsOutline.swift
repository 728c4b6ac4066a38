/// What can be told of a file before its facts are unpacked, so that who looks for something may pass the file by.
package struct FactsOutline: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package static let hasSuppressions = FactsOutline(rawValue: 1 << 0)
  /// Some of its text could not be followed.
  package static let hasProblems = FactsOutline(rawValue: 1 << 1)
  /// Its header calls it generated, so that it may be left out.
  package static let saysGenerated = FactsOutline(rawValue: 1 << 4)
  package static let declaresProtocols = FactsOutline(rawValue: 1 << 2)
  /// It has methods that are called `new…`, as callbacks of stores and providers are.
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

  /// The facts of an empty file with so many declarations that say nothing: they stand for facts that are lost.
  package static func lost(declarations: Int) -> FileFacts {
    var facts = facts(of: [])
    facts.declarations = Array(repeating: .blank, count: declarations)
    return facts
  }

  private static let new = Array("new".utf8)

  private static func facts(of bytes: [UInt8]) -> FileFacts { SwiftReader.facts(of: bytes) }
}
