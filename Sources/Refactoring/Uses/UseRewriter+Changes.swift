import PairWriting
import SwiftReader
import SwiftTokens

/// Rewrites of uses that change a value.
extension UseRewriter {
  func change() throws(Reason) -> Rewrite {
    try path.checkChange()
    try leaf.checkWriting(path.owners)
    let (sign, statement) = try changingStatement()
    if site.rest.isEmpty, site.chain.use != .read { return try setting(sign, statement, .set) }
    return try mutating()
  }

  /// Returns the rewrite of `cell.label.text = name` or `cell.label?.text = name` as a call with which the owner sets
  /// the property.
  func change(of member: LibraryProperty) throws(Reason) -> Rewrite {
    if site.leaf.nature != .object {
      try path.checkChange()
      try leaf.checkWriting(path.owners)
    }
    let (sign, statement) = try changingStatement()
    return try setting(sign, statement, .setMember(member))
  }

  /// Returns the statement of a change, and the number of the token after the chain that it begins with.
  private func changingStatement() throws(Reason) -> (sign: Int, statement: ClosedRange<Int>) {
    let chain = try tokens().chain
    let statement = source.statement(around: chain.lowerBound)
    guard statement.lowerBound == chain.lowerBound, source.startsStatement(chain.lowerBound) else {
      throw Reason("the change is part of an expression")
    }
    return (chain.upperBound + 1, statement)
  }

  private func setting(_ sign: Int, _ statement: ClosedRange<Int>, _ form: MethodForm) throws(Reason) -> Rewrite {
    guard source.kind(sign) == .equal else { throw Reason("of the operators that assign, only '=' is rewritten") }
    guard sign < statement.upperBound, let value = source.token(sign + 1) else {
      throw Reason("its assignment cannot be followed")
    }
    let words: Set<Word> = [.if, .switch, .await, .try]
    if words.contains(value.word), value.kind != .dollarIdentifier {
      throw Reason("its value is a statement, or needs 'try' or 'await'")
    }
    let isClosure = value.kind == .leftBrace && source.partner(of: sign + 1) == statement.upperBound
    if isOptional(form), hasCalls(isClosure ? captures(behind: sign + 1) : sign...statement.upperBound) {
      throw Reason("'?' would no longer prevent the evaluation of its value")
    }
    let replaced = site.hopStart..<Int(value.start)
    if isClosure { return Rewrite(site: site, path: path, form: form, text: .call(replaced, tail: " ")) }
    let end = source.range(of: statement).upperBound
    return Rewrite(
      site: site, path: path, form: form,
      text: .call(replaced, tail: "(", further: [Edit(range: end..<end, text: ")")]))
  }

  /// Returns the tokens of a closure's capture list, which is evaluated before the closure is called; its brace if it
  /// has none.
  private func captures(behind brace: Int) -> ClosedRange<Int> {
    guard source.kind(brace + 1) == .leftSquare, let end = source.partner(of: brace + 1), end > brace else {
      return brace...brace
    }
    return brace...end
  }

  /// Returns whether nothing is changed if a value after the owner is `nil`.
  private func isOptional(_ form: MethodForm) -> Bool {
    if case .setMember(let member) = form, member.isOptional { return true }
    return path.isOptional
  }

  private func mutating() throws(Reason) -> Rewrite {
    let links = site.rest.map { facts.links[Int($0)] }
    guard links.count == 2, links[0].kind == .property, links[1].kind == .call, !path.isOptional else {
      throw Reason("a change behind '\(leaf.name)' is rewritten only if it sets a property whose type is known")
    }
    let name = facts.names[links[0].name]
    let labels = links[1].arguments.map { facts.label(ofArgument: $0) }
    guard let mutation = Mutation(name, labels),
      mutation.parameters(leaf.elements.map(\.text), isArray: leaf.isArray) != nil
    else {
      throw Reason("nothing is known of the parameters of '\(name)'")
    }
    let end = Int(links[0].offset + links[0].length)
    return Rewrite(site: site, path: path, form: .mutate(mutation), text: .call(site.hopStart..<end, tail: ""))
  }
}
