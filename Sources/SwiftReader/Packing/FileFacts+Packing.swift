import SwiftTokens

extension FileFacts {
  /// The facts as 32-bit words; ``init(packed:)`` makes the same of them.
  package var packed: [UInt32] {
    var words = WordWriter()
    words.reserveCapacity(roughWordCount)
    words.write(names)
    words.write(types.nodes)
    words.write(types.children)
    words.write(lines.starts)
    words.write(imports)
    words.write(declarations)
    words.write(parameters)
    words.write(attributes)
    words.write(inheritance)
    words.write(requirements)
    words.write(scopes)
    words.write(bindings)
    words.write(assignments)
    words.write(chains)
    words.write(links)
    words.write(arguments)
    words.write(keyPaths)
    words.write(spelledPaths)
    words.write(casts)
    words.write(operands)
    words.write(allowances)
    words.write(longStrings.flatMap { [$0.lowerBound, $0.upperBound] })
    words.write(problems)
    return words.words
  }

  /// Reads facts back, or refuses words that are none.
  ///
  /// Numbers that point into other tables are taken as they are: whoever keeps the words sees to it that they are what
  /// was written.
  ///
  /// - Parameter start: where among the words the facts begin.
  package init?(packed: [UInt32], from start: Int = 0) {
    var words = WordReader(packed, from: start)
    names = words.value()
    types.nodes = words.array()
    types.children = words.array()
    lines.starts = words.numbers()
    imports = words.array()
    declarations = words.array()
    parameters = words.array()
    attributes = words.array()
    inheritance = words.array()
    requirements = words.array()
    scopes = words.array()
    bindings = words.array()
    assignments = words.array()
    chains = words.array()
    links = words.array()
    arguments = words.array()
    keyPaths = words.array()
    spelledPaths = words.array()
    casts = words.array()
    operands = words.array()
    allowances = words.array()
    let ends = words.numbers()
    longStrings = stride(from: 1, to: ends.count, by: 2).map { ends[$0 - 1]..<max(ends[$0 - 1], ends[$0]) }
    problems = words.array()
    guard words.isSound, words.isAtEnd, !lines.starts.isEmpty else { return nil }
  }

  private var roughWordCount: Int {
    64 + names.count * 4 + lines.starts.count + declarations.count * 18 + scopes.count * 7 + bindings.count * 8
      + chains.count * 5 + links.count * 4 + arguments.count * 2 + types.nodes.count * 5
  }
}
