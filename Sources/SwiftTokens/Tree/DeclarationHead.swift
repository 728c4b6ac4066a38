/// The part of a declaration before its name: attributes, modifiers and the keyword, such as `enum`.
package struct DeclarationHead {
  package private(set) var attributes: [Attribute] = []
  package private(set) var modifiers: [(word: Word, index: Int)] = []
  /// The keyword of the declaration; `none` if none was found.
  package private(set) var word = Word.none
  /// The index of the keyword's token.
  package private(set) var index: Int

  /// An attribute, or a conditional compilation directive before or behind one.
  package struct Attribute {
    package var name: String
    package var tokens: Range<Int>
    package var directive: Token.Kind?
  }

  /// Reads the tokens from `start` up to `end` at most.
  package init(of source: some TokenTree, from start: Int, to end: Int) {
    index = start
    while index < end {
      let token = source[index]
      if token.kind == .at {
        attributes.append(attribute(in: source, end))
      } else if token.kind.isCondition, modifiers.isEmpty {
        // Attributes may be conditional: `@Aspect #if DEBUG … @available(*, deprecated) … #endif enum Count`
        let start = index
        index = min(source.endOfDirective(index) + 1, end)
        attributes.append(Attribute(name: "", tokens: start..<index, directive: token.kind))
      } else if token.kind == .identifier || token.kind == .keyword, !token.flags.contains(.escaped), token.word != .if
      {
        let isModifier = token.word == .class && source[index + 1].word.isMemberWord
        if token.word.declares, !isModifier {
          word = token.word
          return
        }
        modifiers.append((token.word, index))
        index += 1
        // `private(set)`, `nonisolated(unsafe)`
        if source[index].kind == .leftParen, index < end {
          if !source.inside(index).contains(where: { source[$0].word != .set }) { modifiers.removeLast() }
          index = source.behind(index)
        }
      } else {
        return
      }
    }
  }

  /// Reads the attribute at `index`, and advances `index` to the token after it.
  private mutating func attribute(in source: some TokenTree, _ end: Int) -> Attribute {
    let start = index
    index += 2
    while source[index].kind == .period, index < end { index += 2 }
    let name = (start + 1..<max(start + 1, min(index, end))).map { source.text(ofToken: $0) }.joined()
    if !source[index].isSpaced { index = source.behindAngles(index, to: end) }
    if source[index].kind == .leftParen, !source[index].isSpaced { index = source.behind(index) }
    index = min(index, end)
    return Attribute(name: name, tokens: start..<max(start, index))
  }

  /// Returns the index of a modifier's token; `nil` if the declaration does not have the modifier.
  package func modifier(_ word: Word) -> Int? { modifiers.first { $0.word == word }?.index }

  /// The access modifier as written; `nil` if there is none.
  package var access: Word? {
    modifiers.first { [.public, .package, .internal, .fileprivate, .private, .open].contains($0.word) }?.word
  }
}

extension Word {
  /// Whether the word is the keyword of a declaration.
  fileprivate var declares: Bool {
    switch self {
    case .enum, .struct, .class, .actor, .protocol, .extension, .func, .var, .let, .case, .typealias, .`init`, .deinit,
      .subscript, .associatedtype, .import, .operator, .precedencegroup, .macro:
      true
    default: false
    }
  }

  /// Whether the word is the keyword of a type or an extension.
  package var isType: Bool { [.enum, .struct, .class, .actor, .protocol, .extension].contains(self) }

  /// Whether `class` before this word is a modifier.
  fileprivate var isMemberWord: Bool { [.func, .var, .let, .subscript].contains(self) }
}

extension TokenTree {
  /// Returns the `async` or `throws` of a getter among some accessors; `nil` if there is none.
  package func effectOfGetter(in accessors: Range<Int>) -> Int? {
    accessors.first { word($0) == .get && [.async, .throws].contains(word($0 + 1)) }.map { $0 + 1 }
  }
}
