import PairWriting
import SwiftReader
import SwiftTokens

/// Rewrites of uses that change a value.
extension UseTeller {
  func change() throws(Reason) -> ToldUse {
    try path.checkChange()
    try leaf.checkWriting(path.owners)
    let (sign, statement) = try changingStatement()
    if site.rest.isEmpty, site.chain.use == .write { return try setting(sign, statement) }
    if site.rest.isEmpty, site.chain.use == .update {
      return try adjusting(sign, in: statement, of: leaf.valueType) { .adjust($0) }
    }
    return try mutating()
  }

  /// Returns the rewrite of `cell.label.text = name` or `cell.label?.text = name` as a call with which the owner sets
  /// the property.
  func change(of part: SetPart) throws(Reason) -> ToldUse {
    if site.leaf.nature != .object {
      try path.checkChange()
      try leaf.checkWriting(path.owners)
    }
    let (sign, statement) = try changingStatement()
    if site.chain.use == .write { return try setting(sign, statement, .setPart(part)) }
    return try adjusting(sign, in: statement, of: part.type.text) { .adjustPart(part, $0) }
  }

  /// Returns the statement of a change, and the number of the token after the chain that it begins with.
  func changingStatement() throws(Reason) -> (sign: Int, statement: ClosedRange<Int>) {
    let chain = try tokens().chain
    let statement = source.statement(around: chain.lowerBound)
    guard statement.lowerBound == chain.lowerBound, source.startsStatement(chain.lowerBound) else {
      throw Reason("the change is part of an expression")
    }
    if source.range(of: statement).isEmpty || source.touchesLongString(source.range(of: statement)) {
      throw Reason("it is part of a string of several lines")
    }
    return (chain.upperBound + 1, statement)
  }

  /// Returns the number of the first token of the assigned value.
  func newValue(behind sign: Int, _ statement: ClosedRange<Int>) throws(Reason) -> Int {
    guard source.kind(sign) == .equal, sign < statement.upperBound, let value = source.token(sign + 1) else {
      throw Reason("its assignment cannot be followed")
    }
    let words: Set<Word> = [.if, .switch, .await, .try]
    if words.contains(value.word), value.kind != .dollarIdentifier {
      throw Reason("its value is a statement, or needs 'try' or 'await'")
    }
    return sign + 1
  }

  private func setting(
    _ sign: Int, _ statement: ClosedRange<Int>, _ telling: Telling = .set
  ) throws(Reason) -> ToldUse {
    let value = source.tokens[try newValue(behind: sign, statement)]
    let isClosure = value.kind == .leftBrace && source.partner(of: sign + 1) == statement.upperBound
    if isOptional(telling), hasCalls(isClosure ? captures(behind: sign + 1) : sign...statement.upperBound) {
      throw Reason("'?' would no longer prevent the evaluation of its value")
    }
    let start = site.hopStart
    let end = source.range(of: statement).upperBound
    let isLiteral = sign + 1 == statement.upperBound && (value.word == .true || value.word == .false)
    if isLiteral, telling == .set, path.isQuality {
      return ToldUse(
        site: site, path: path, telling: .mark(value.word == .true), wrap: nil,
        replacing: ToldUse.Replacing(range: start..<end, tail: "()"))
    }
    if isClosure {
      return ToldUse(
        site: site, path: path, telling: telling, wrap: nil,
        replacing: ToldUse.Replacing(range: start..<Int(value.start), tail: " "))
    }
    return ToldUse(
      site: site, path: path, telling: telling, wrap: nil,
      replacing: ToldUse.Replacing(
        range: start..<Int(value.start), tail: "(", further: [Edit(range: end..<end, text: ")")]))
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
  private func isOptional(_ telling: Telling) -> Bool {
    if case .setPart(let part) = telling, part.isOptional { return true }
    return path.isOptional
  }

  private func adjusting(
    _ sign: Int, in statement: ClosedRange<Int>, of type: String, _ telling: (String) -> Telling
  ) throws(Reason) -> ToldUse {
    let text = source.text(ofToken: sign)
    guard text == "+=" || text == "-=", sign < statement.upperBound, let value = source.token(sign + 1) else {
      throw Reason("of the operators that assign, only '+=' and '-=' are rewritten")
    }
    if path.isOptional || site.setPart?.isOptional == true {
      throw Reason("'\(text)' is rewritten only without a '?' before it")
    }
    guard numbers.contains(type) else { throw Reason("'\(text)' is rewritten only for numbers") }
    let end = source.range(of: statement).upperBound
    return ToldUse(
      site: site, path: path, telling: telling(text), wrap: nil,
      replacing: ToldUse.Replacing(
        range: site.hopStart..<Int(value.start), tail: "(by: ",
        further: [Edit(range: end..<end, text: ")")]))
  }

  private func mutating() throws(Reason) -> ToldUse {
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
    return ToldUse(
      site: site, path: path, telling: .mutate(mutation), wrap: nil,
      replacing: ToldUse.Replacing(range: site.hopStart..<end, tail: ""))
  }
}

private let numbers: Set<String> = ["Int", "Double", "Float", "CGFloat", "UInt", "Int64", "UInt64", "TimeInterval"]
