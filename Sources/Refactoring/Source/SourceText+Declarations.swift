import SwiftTokens

/// An import of a file.
struct Import: Sendable {
  /// Its words, `import` left out.
  let text: String
  let start: Int
  /// The conditions of the `#if` around it.
  let conditions: [String]
}

/// What the tokens of a declaration tell that its facts do not.
extension SourceText {
  /// The imports: the words of each, `import` left out.
  ///
  /// - Parameter conditions: those that hold; `nil` for the imports inside any `#if`, too.
  func imports(under conditions: [String]?) -> Set<String> {
    let seen = imports.filter { found in conditions.map { found.conditions.allSatisfy($0.contains) } ?? true }
    return Set(seen.map(\.text))
  }

  func allImports() -> [Import] {
    var imports: [Import] = []
    for (number, token) in tokens.enumerated() where token.word == .import && token.kind == .keyword {
      var words: [String] = []
      var place = number + 1
      while let next = self.token(place), !next.startsLine, next.kind != .endOfFile, next.kind != .semicolon {
        words.append(text(ofToken: place))
        place += 1
      }
      let text = words.joined(separator: words.first.map { Self.kindsOfImport.contains($0) } == true ? " " : "")
      let start = Int(token.start)
      imports.append(Import(text: text, start: start, conditions: conditions(at: start)))
    }
    return imports
  }

  private static let kindsOfImport: Set<String> = ["struct", "class", "enum", "func", "var", "protocol", "typealias"]

  /// The end of the last import outside conditions, where another can follow.
  var endOfImports: Int? {
    imports.last(where: \.conditions.isEmpty).map { nextLine(after: $0.start) }
  }

  /// The line behind the comment that a file begins with; that of a declaration is none.
  var endOfHeader: Int {
    var place = 0
    while place < bytes.count {
      let line = text(line(around: place))
      guard line.hasPrefix("//"), !line.hasPrefix("///") else { break }
      place = nextLine(after: place)
    }
    return place < bytes.count && text(line(around: place)).allSatisfy(\.isWhitespace) ? nextLine(after: place) : place
  }

  /// Whether a property's type is written with `!`.
  func isImplicitlyUnwrapped(at offset: Int) -> Bool {
    guard var place = token(at: offset).map({ $0 + 1 }), kind(place) == .colon else { return false }
    place += 1
    while let token = token(place), !token.startsLine, token.kind != .equal, token.kind != .leftBrace {
      if token.kind == .exclamation { return true }
      place += 1
    }
    return false
  }

  /// Whether a property's getter is async or throws, which stands in its braces.
  func hasEffect(at offset: Int) -> Bool {
    guard var place = token(at: offset).map({ $0 + 1 }) else { return false }
    while let token = token(place), token.kind != .leftBrace {
      if token.kind == .equal || token.kind == .endOfFile || token.startsLine && !token.kind.opens { return false }
      place += 1
    }
    guard let end = partner(of: place) else { return false }
    return (place..<end).contains { word($0) == .get && (word($0 + 1) == .async || word($0 + 1) == .throws) }
  }

  /// Whether a function's head has a typed throw, throws what a closure throws, has an attribute of a parameter that is
  /// not part of a closure's type, or uses the location of its call.
  func hasUnusualHead(at offset: Int) -> Bool {
    guard var place = token(at: offset) else { return true }
    while let token = token(place), token.kind != .leftBrace, token.kind != .endOfFile {
      if token.kind == .pound || token.word == .throws && kind(place + 1) == .leftParen { return true }
      if token.word == .rethrows || token.word == .reasync { return true }
      if token.kind == .leftParen, let end = partner(of: place) {
        if (place..<end).contains(where: { kind($0) == .pound || isUnusualAttribute($0) }) { return true }
        place = end
      }
      place += 1
      if self.token(place)?.startsLine == true, !(self.token(place)?.continuesHead ?? false) { return false }
    }
    return false
  }
}

extension SourceText {
  /// Whether an attribute begins at a token that is no part of a closure's type.
  private func isUnusualAttribute(_ place: Int) -> Bool {
    kind(place) == .at && !["escaping", "Sendable", "MainActor"].contains(name(ofToken: place + 1))
  }
}

extension Token {
  fileprivate var continuesHead: Bool {
    kind == .leftBrace || kind == .arrow || word == .throws || word == .async || word == .where
  }
}
