import SwiftTokens

/// The part of a declaration before its name: attributes, modifiers and the keyword, such as `enum`.
struct Head {
  private(set) var attributes: [Attribute] = []
  private(set) var modifiers: [(word: Word, index: Int)] = []
  /// The keyword of the declaration; `none` if none was found.
  private(set) var word = Word.none
  /// The index of the keyword's token.
  private(set) var index: Int

  /// An attribute, or a conditional compilation directive before or behind one.
  struct Attribute {
    var name: String
    var tokens: Range<Int>
    var directive: Token.Kind?
  }

  /// Reads the tokens from `start` up to `end` at most.
  init(of source: SourcePiece, from start: Int, to end: Int) {
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
  private mutating func attribute(in source: SourcePiece, _ end: Int) -> Attribute {
    let start = index
    index += 2
    while source[index].kind == .period, index < end { index += 2 }
    let name = source.joined((start + 1)..<max(start + 1, min(index, end)))
    if !source[index].isSpaced { index = source.behindAngles(index, to: end) }
    if source[index].kind == .leftParen, !source[index].isSpaced { index = source.behind(index) }
    index = min(index, end)
    return Attribute(name: name, tokens: start..<max(start, index))
  }

  /// Returns the attributes whose names satisfy `isAskedFor`, as written, and the directives around them.
  func attributes(of source: SourcePiece, where isAskedFor: (String) -> Bool) -> [String] {
    attributes.filter { $0.directive != nil || isAskedFor($0.name) }.withoutEmptyBlocks(\.directive).map { attribute in
      let text = source.joined(attribute.tokens)
      return attribute.directive == nil ? text : "\n\(text)\n"
    }
  }

  /// Returns the index of a modifier's token; nil if the declaration does not have the modifier.
  func modifier(_ word: Word) -> Int? { modifiers.first { $0.word == word }?.index }

  /// The access modifier as written; nil if there is none.
  var access: Word? {
    modifiers.first { [.public, .package, .internal, .fileprivate, .private, .open].contains($0.word) }?.word
  }
}

extension Word {
  /// Whether the word is the keyword of a declaration.
  var declares: Bool {
    switch self {
    case .enum, .struct, .class, .actor, .protocol, .extension, .func, .var, .let, .case, .typealias, .`init`, .deinit,
      .subscript, .associatedtype, .import, .operator, .precedencegroup, .macro:
      true
    default: false
    }
  }

  /// Whether `class` before this word is a modifier.
  fileprivate var isMemberWord: Bool { [.func, .var, .let, .subscript].contains(self) }
}
