import PairWriting
import SwiftReader
import SwiftTokens

/// Rewrites of uses that set an element of an array or dictionary.
extension UseTeller {
  /// Returns the rewrite of `database.users[id] = user` as a call with which the owner sets the element.
  func changeOfElement() throws(Reason) -> ToldUse {
    try path.checkChange()
    try leaf.checkWriting(path.owners)
    let (sign, statement) = try changingStatement()
    let value = try newValue(behind: sign, statement)
    let close = sign - 1
    guard let open = source.partner(of: close), open < close - 1,
      source.kind(open + 1) != .identifier || !isLabel(open + 1)
    else { throw Reason("its assignment cannot be followed") }
    let key = (open + 1)...(close - 1)
    let keyText = source.text(of: key)
    guard !keyText.contains(where: \.isNewline), !path.owners.contains(where: { namesOfParameters.contains($0.hop) })
    else { throw Reason("its assignment cannot be followed") }
    if leaf.isArray, !isIndex(key) { throw Reason("its index may be a range") }
    if path.isOptional { throw Reason("'?' would no longer prevent the evaluation of its value") }
    // The key was evaluated before the value, but is evaluated after it now.
    if mayAct(value...statement.upperBound), !isFixed(key) {
      throw Reason("its value may change the key, which would be evaluated later")
    }
    let start = site.hopStart
    let end = source.range(of: statement).upperBound
    let label = leaf.isDictionary ? "for" : "at"
    return ToldUse(
      site: site, path: path, telling: .setElement(isOfDictionary: leaf.isDictionary), wrap: nil,
      replacing: ToldUse.Replacing(
        range: start..<Int(source.tokens[value].start), tail: "(",
        further: [Edit(range: end..<end, text: ", \(label): \(keyText))")]))
  }

  /// Returns whether an expression is an `Int`: by its type, or as a sum or the variable of a loop, which are hardly
  /// ever ranges.
  private func isIndex(_ tokens: ClosedRange<Int>) -> Bool {
    if let type = site.keyType { return type == "Int" }
    let words = tokens.map { source.text(ofToken: $0) }
    if words.count > 1 { return words.contains { $0 == "+" || $0 == "-" } && !words.contains { $0.hasPrefix("..") } }
    let locals = locals(named: source.name(ofToken: tokens.lowerBound))
    return !locals.isEmpty && locals.allSatisfy { $0.kind == .loop }
  }

  private func locals(named name: String) -> [Binding] {
    let scopes = facts.scopes(around: site.scope)
    return facts.bindings.filter { facts.names[$0.name] == name && scopes.contains($0.scope) }
  }

  private func isLabel(_ token: Int) -> Bool { source.kind(token + 1) == .colon }

  /// Returns whether tokens contain a closure or a call other than that of an initializer.
  private func mayAct(_ tokens: ClosedRange<Int>) -> Bool {
    tokens.contains { place in
      source.kind(place) == .leftBrace
        || source.kind(place) == .leftParen && place > tokens.lowerBound
          && source.name(ofToken: place - 1).first?.isUppercase == false
    }
  }

  /// Returns whether an expression always has one value: a literal, an enum case, or an immutable local.
  private func isFixed(_ tokens: ClosedRange<Int>) -> Bool {
    let first = tokens.lowerBound
    if source.kind(first) == .period { return tokens.count == 2 }
    guard tokens.count == 1 else { return false }
    if source.kind(first) != .identifier { return true }
    let locals = locals(named: source.name(ofToken: first))
    return !locals.isEmpty && !locals.contains(where: \.isMutable)
  }
}

/// The names of the parameters of a method that sets an element.
private let namesOfParameters: Set<String> = ["key", "index", "value"]
