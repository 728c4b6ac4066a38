import Analysis
import SwiftTokens

/// An import declaration of a file.
struct Import: Sendable {
  /// The text after `import`: `UIKit`.
  let text: String
  let start: Int
  /// The conditions of the `#if` directives around the import.
  let conditions: [String]
}

/// Properties of declarations that their facts do not contain.
extension SourceText {
  /// Returns the imports, each as the text after `import`.
  ///
  /// - Parameter conditions: the `#if` conditions that hold; `nil` for all imports, under any condition.
  func imports(under conditions: [String]?) -> Set<String> {
    let seen = imports.filter { found in conditions.map { found.conditions.allSatisfy($0.contains) } ?? true }
    return Set(seen.map(\.text))
  }

  /// Returns whether an import is said to be visible to fewer declarations than those of a level: `private import`.
  func limitsImports(for level: AccessLevel) -> Bool {
    let lower: Set<Word> = level > .module ? [.private, .fileprivate, .internal, .package] : [.private, .fileprivate]
    return tokens.indices.contains { source in
      word(source) == .import && kind(source) == .keyword && lower.contains(word(source - 1))
    }
  }

  func allImports() -> [Import] {
    var imports: [Import] = []
    for (number, token) in tokens.enumerated() where token.word == .import && token.kind == .keyword {
      let words = (number + 1..<endOfStatement(from: number) + 1).map { self.text(ofToken: $0) }
      let text = words.joined(separator: words.first.map { Self.kindsOfImport.contains($0) } == true ? " " : "")
      let start = Int(token.start)
      imports.append(Import(text: text, start: start, conditions: conditions(at: start)))
    }
    return imports
  }

  private static let kindsOfImport: Set<String> = ["struct", "class", "enum", "func", "var", "protocol", "typealias"]

  /// The offset after the last import outside of conditions, at which another can be inserted; `nil` if there is none.
  var endOfImports: Int? {
    imports.last(where: \.conditions.isEmpty).map { nextLine(after: $0.start) }
  }

  /// The offset after the comment and blank line that a file begins with; a doc comment belongs to a declaration and is
  /// no header.
  var endOfHeader: Int {
    var place = 0
    while place < bytes.count {
      let line = text(line(around: place))
      guard line.hasPrefix("//"), !line.hasPrefix("///") else { break }
      place = nextLine(after: place)
    }
    return place < bytes.count && text(line(around: place)).allSatisfy(\.isWhitespace) ? nextLine(after: place) : place
  }

  /// Returns whether a token is the `let` or `var` of a declaration.
  func declaresVariable(_ number: Int) -> Bool {
    kind(number) == .keyword && (word(number) == .let || word(number) == .var) && kind(number - 1) != .period
  }

  /// Returns whether the type of a property is written with `!`.
  func isImplicitlyUnwrapped(at offset: Int) -> Bool {
    guard let name = token(at: offset), kind(name + 1) == .colon else { return false }
    return type(from: name + 2, to: all.upperBound).last.map { kind($0) == .exclamation } ?? false
  }

  /// Returns whether the getter of a property is `async` or throws.
  func hasEffect(at offset: Int) -> Bool {
    guard var place = token(at: offset).map({ $0 + 1 }) else { return false }
    while let token = token(place), token.kind != .leftBrace {
      if token.kind == .equal || token.kind == .endOfFile || token.startsLine && !token.kind.opens { return false }
      place += 1
    }
    return effectOfGetter(in: inside(place)) != nil
  }

  /// Returns whether the head of a function has a typed throw, `rethrows`, a parameter attribute that does not belong
  /// to a function type, an ownership modifier, or a default argument such as `#line`.
  func hasUnusualHead(at offset: Int) -> Bool {
    guard var place = token(at: offset) else { return true }
    while let token = token(place), token.kind != .leftBrace, token.kind != .endOfFile {
      if token.kind == .pound || token.word == .throws && kind(place + 1) == .leftParen { return true }
      if token.word == .rethrows || token.word == .reasync || isOwnership(place) { return true }
      if token.kind == .leftParen, let end = partner(of: place) {
        if (place..<end).contains(where: { kind($0) == .pound || isUnusualAttribute($0) || isOwnership($0) }) {
          return true
        }
        place = end
      }
      place += 1
      if self.token(place)?.startsLine == true, !(self.token(place)?.continuesHead ?? false) { return false }
    }
    return false
  }
}

extension SourceText {
  /// Returns whether a token is the `@` of an attribute that does not belong to a function type.
  private func isUnusualAttribute(_ place: Int) -> Bool {
    kind(place) == .at && !["escaping", "Sendable", "MainActor"].contains(name(ofToken: place + 1))
  }

  /// Returns whether a token is a modifier before the type of a parameter or result: `consuming`, `sending`.
  private func isOwnership(_ place: Int) -> Bool {
    [.colon, .arrow].contains(kind(place - 1)) && kind(place + 1) != .period
      && ["borrowing", "consuming", "sending", "isolated", "__owned", "__shared"].contains(text(ofToken: place))
  }
}

extension Token {
  fileprivate var continuesHead: Bool {
    kind == .leftBrace || kind == .arrow || word == .throws || word == .async || word == .where
  }
}
