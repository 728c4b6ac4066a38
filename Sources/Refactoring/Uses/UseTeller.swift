import PairWriting
import SwiftReader
import SwiftTokens

/// Rewrites one use as a call of the owner's new method.
struct UseTeller {
  let site: UseSite
  let path: UsePath
  let file: UseFile

  var source: SourceText { file.source }
  var facts: FileFacts { file.facts }
  private var calls: CallTable { file.calls }
  var leaf: Leaf { path.leaf }

  func told() throws(Reason) -> ToldUse {
    switch site.chain.use {
    case .inout: throw Reason("it is passed inout")
    case .pattern: throw Reason("it is part of a pattern")
    case .read, .write, .update: break
    }
    if site.steps.count == 1, !site.isBound, site.mutates { return try change() }
    if let part = site.setPart, !site.isBound, part.isOptional || !leaf.isOptional { return try change(of: part) }
    if let told = try toldLibraryMember() { return told }
    if site.setsElement, !site.isBound, leaf.isDictionary || leaf.isArray { return try changeOfElement() }
    if site.isBound || site.steps.count == 1 {
      if site.writes || site.chain.use != .read {
        throw Reason("a change behind '\(leaf.name)' is rewritten only if it sets a property whose type is known")
      }
      if site.call == nil { return try provision(.provide, value: try tokens().value, arguments: "") }
    }
    if let call = site.call { return try calling(call) }
    let changes = site.writes || site.chain.use != .read
    if changes, site.rest.isEmpty || site.leaf.nature != .object { return try change() }
    if site.mayChange { throw Reason("the following call changes the value") }
    if let told = toldEach() { return told }
    return try provision(.provide, value: try tokens().value, arguments: "")
  }

  /// Returns the tokens of the whole chain, and of its part up to the provided value.
  func tokens() throws(Reason) -> (chain: ClosedRange<Int>, value: ClosedRange<Int>) {
    guard let start = source.token(at: site.start), let leaf = source.token(at: site.leafStart)
    else { throw Reason("the chain cannot be followed") }
    var end = leaf
    if let call = site.call {
      guard let bracket = source.token(at: Int(call.offset)) else { throw Reason("the chain cannot be followed") }
      end = calls.call(at: bracket, in: source)?.upperBound ?? source.partner(of: bracket) ?? bracket
    }
    if site.readPart != nil { end = tokenOfPart ?? end }
    var last = end
    for index in site.rest {
      let link = facts.links[Int(index)]
      guard let token = source.token(at: Int(link.offset)) else { throw Reason("the chain cannot be followed") }
      last = max(last, token)
      if token < last { continue }
      if link.kind == .call || link.kind == .subscript {
        last = calls.end(ofCallAt: token, in: source)
      }
    }
    return (start...max(start, last), start...max(start, end))
  }

  /// Whether a `?` occurs before the hop.
  var hasOptionalReceiver: Bool {
    site.chain.links.prefix { facts.links[Int($0)].offset < site.hop.link.offset }.contains {
      facts.links[Int($0)].kind == .optionalChaining
    }
  }

  /// Returns the text before the hop, including the dot, on one line.
  private func receiver() throws(Reason) -> String {
    guard let start = source.token(at: site.start), let hop = source.token(at: site.hopStart),
      start < hop, source.kind(hop - 1) == .period
    else { throw Reason("the chain cannot be followed") }
    if source.kind(start) == .identifier, source.text(ofToken: start).hasPrefix("$") {
      throw Reason("its owner is behind a dynamic member lookup")
    }
    let text = source.text(site.receiver)
    if !text.contains(where: \.isNewline) { return text }
    return (start..<hop).map { source.text(ofToken: $0) }.joined()
  }

  func provision(
    _ telling: Telling, value: ClosedRange<Int>, arguments: String
  ) throws(Reason) -> ToldUse {
    let receiver = try receiver()
    let chain = try tokens().chain
    if telling == .provide, let told = toldHead(value, chain, receiver) { return told }
    var unit: Unit
    var binding: (tokens: ClosedRange<Int>, name: String)?
    do throws(Reason) {
      if site.isBound { throw Reason("its value has a local name, which is used elsewhere") }
      let finder = UnitFinder(file: file, value: value, chain: chain, scope: site.scope)
      unit = hasOptionalReceiver ? try finder.unitOfOptional() : try finder.unit()
    } catch {
      // The result of a call is no value that the owner has.
      if telling != .provide || hasOptionalReceiver { throw error }
      let region = try regionFinder(value, chain).region(error)
      (unit, binding) = (region.unit, region.binding)
    }
    if unit.isAssignment, telling == .provide, let told = toldComponent(unit, chain, receiver) { return told }
    try checkReceiver(chain, unit)
    let selves = try missingSelves(unit.tokens, except: value)
    let names = path.parameterNames(telling)
    let goesOn = site.rest.first.map { facts.goesOn(atLink: $0) } ?? false
    var wrap = Wrap(
      unit: unit, range: source.range(of: unit.tokens), value: try rangeOfValue(value, chain, unit),
      receiver: receiver,
      arguments: arguments, parameters: names, bridge: path.isOptional && goesOn ? "?" : "")
    wrap.selves = selves.map { Int(source.tokens[$0].start) }
    if let binding {
      if !site.rest.isEmpty { throw Reason("its local name means a part of the value") }
      if site.steps.count == 1, leaf.isOwnType { throw Reason("'\(leaf.name)' would be returned by the new method") }
      let start = source.range(of: binding.tokens).lowerBound
      let next = source.bytes[source.range(of: binding.tokens).upperBound...].firstIndex {
        $0 > 0x20 && $0 != UInt8(ascii: ";")
      }
      let isStripped = unit.isReturned && source.word(unit.tokens.lowerBound - 1) == .return
      wrap.dropped = start..<(isStripped ? wrap.range.lowerBound : next ?? wrap.range.lowerBound)
      wrap.range = start..<wrap.range.upperBound
      wrap.parameters = [binding.name]
    }
    let needs = ToldUse.Needs(answers: !unit.isStatement, isDiscarded: unit.isStatement, throwing: unit.isTried)
    return ToldUse(site: site, path: path, telling: telling, wrap: wrap, replacing: nil, needs: needs)
  }
}

extension UseTeller {
  func regionFinder(_ value: ClosedRange<Int>, _ chain: ClosedRange<Int>) -> RegionFinder {
    RegionFinder(file: file, value: chain, told: value, scope: site.scope)
  }

  func checkSelf(_ tokens: ClosedRange<Int>, except value: ClosedRange<Int>) throws(Reason) {
    if let place = try missingSelves(tokens, except: value).first {
      let name = source.name(ofToken: place)
      throw Reason("'\(name)' may need a 'self' in a closure inside one that captures 'self' weakly")
    }
  }

  /// Returns the properties that need an explicit `self` in a closure inside one that captures `self` weakly.
  private func missingSelves(_ tokens: ClosedRange<Int>, except value: ClosedRange<Int>) throws(Reason) -> [Int] {
    guard source.isInWeakClosure(site.scope, facts) else { return [] }
    let members = source.possibleMembers(in: tokens, except: value, at: site.scope, facts)
    for place in members where !file.isProperty(source.name(ofToken: place), ofTypeAround: site) {
      let name = source.name(ofToken: place)
      throw Reason("'\(name)' may need a 'self' in a closure inside one that captures 'self' weakly")
    }
    return members
  }

  private func calling(_ call: Link) throws(Reason) -> ToldUse {
    guard leaf.isFunction else { throw Reason("'\(leaf.name)' is a stored function") }
    let labels = call.arguments.map { facts.label(ofArgument: $0) }
    _ = try leaf.chosen(labels)
    if leaf.isMutating {
      try path.checkChange()
    }
    let tokens = try tokens()
    let statement = source.statement(around: tokens.chain.lowerBound)
    if leaf.hasUnknownEffects, statement.contains(where: { source.word($0) == .try || source.word($0) == .await }) {
      throw Reason("'\(leaf.name)' is a stored function, which may throw")
    }
    let bracket = source.token(at: Int(call.offset)) ?? tokens.value.upperBound
    if path.isOptional, hasCalls(bracket...tokens.value.upperBound) {
      throw Reason("'?' would no longer prevent the evaluation of its arguments")
    }
    if site.rest.isEmpty, leaf.type == nil || isStatement(tokens.chain) { return renamed(.call(labels)) }
    let answer = renamed(.ask(labels))
    if leaf.isAsync || leaf.canThrow || leaf.type == nil || path.isAction { return answer }
    guard var told = provision(ofResult: labels, bracket, tokens.value) else { return answer }
    told.answering = answer.replacing
    return told
  }

  /// Returns the rewrite that provides the result of a call to a closure; `nil` if the call has a trailing closure,
  /// more than one line would move, or nothing is done with the result.
  private func provision(ofResult labels: [String], _ bracket: Int, _ value: ClosedRange<Int>) -> ToldUse? {
    guard source.kind(bracket) == .leftParen, source.partner(of: bracket) == value.upperBound else { return nil }
    let arguments = source.text(of: bracket...value.upperBound).dropFirst().dropLast()
    if arguments.contains(where: \.isNewline) { return nil }
    let told = try? provision(.provideResult(labels), value: value, arguments: String(arguments))
    // Several lines around a result are no easier to read than the result.
    guard let told, told.movesOneLine(in: source) else { return nil }
    return told
  }

  func hasCalls(_ tokens: ClosedRange<Int>) -> Bool {
    tokens.dropFirst().contains { source.kind($0) == .leftParen && source.kind($0 - 1) == .identifier }
  }

  /// Returns whether the chain is a statement, apart from `try` and `await` before it.
  func isStatement(_ chain: ClosedRange<Int>) -> Bool {
    let statement = source.statement(around: chain.lowerBound)
    guard statement.upperBound == chain.upperBound, source.startsStatement(statement.lowerBound) else { return false }
    let before = statement.lowerBound..<max(statement.lowerBound, chain.lowerBound)
    return before.allSatisfy {
      source.word($0) == .try || source.word($0) == .await || source.kind($0) == .postfixQuestion
    } && (leaf.isDiscardable || !isSole(statement))
  }

  /// Returns whether a statement is the whole body of a closure or function, so that it may be an implicit return
  /// value.
  private func isSole(_ statement: ClosedRange<Int>) -> Bool {
    source.startsBody(statement.lowerBound) && source.kind(statement.upperBound + 1) == .rightBrace
  }

  /// Returns the rewrite in which the name of the new method replaces the path.
  private func renamed(_ telling: Telling) -> ToldUse {
    let end = Int(site.leaf.link.offset + site.leaf.link.length)
    return ToldUse(
      site: site, path: path, telling: telling, wrap: nil,
      replacing: ToldUse.Replacing(range: site.hopStart..<end, tail: ""))
  }
}
