import PairWriting
import SwiftReader
import SwiftTokens

/// Rewrites of uses that read a value.
extension UseRewriter {
  /// Returns the rewrite in which the statement around a value moves into the closure that receives the value.
  func provision() throws(Reason) -> Rewrite {
    let owner = path.owners[0]
    if path.steps.count > 1, owner.forwards(leaf.name) { throw Reason("'\(owner.name).\(leaf.name)' is its value") }
    let receiver = try receiver()
    let (chain, value) = try tokens()
    if hasOptionalReceiver { throw Reason("the owner may be nil, and then the closure would not run") }
    let finder = StatementFinder(file: file, chain: chain, value: value, scope: site.scope)
    let statement = try finder.statement()
    if let first = site.rest.first, facts.links[Int(first)].kind == .property {
      throw Reason("the closure would use '\(facts.names[facts.links[Int(first)].name])' of its value")
    }
    try checkReceiver(chain, in: statement.tokens)
    if let component = component(assignedBy: statement.tokens, chain, receiver) { return component }
    let selves = try missingSelves(statement.tokens, except: value).map { Int(source.tokens[$0].start) }
    let goesOn = site.rest.first.map { facts.goesOn(atLink: $0) } ?? false
    let moved = MovedStatement(
      range: source.range(of: statement.tokens), value: source.range(of: value), receiver: receiver,
      parameter: try finder.parameterName(among: path.parameterNames, in: statement.tokens),
      mark: path.isOptional && goesOn ? "?" : "",
      selves: selves, isTried: statement.isTried)
    return Rewrite(site: site, path: path, form: .provide, text: .closure(moved), throwing: statement.isTried)
  }

  /// Whether a `?` occurs before the hop.
  private var hasOptionalReceiver: Bool {
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

  /// Returns the rewrite that passes a component to the owner, instead of a closure that assigns to the component;
  /// `nil` if it is not possible.
  private func component(assignedBy statement: ClosedRange<Int>, _ chain: ClosedRange<Int>, _ receiver: String)
    -> Rewrite?
  {
    let start = statement.lowerBound
    let range = source.range(of: statement)
    guard site.rest.isEmpty, chain.upperBound == statement.upperBound, chain.lowerBound >= start + 4,
      source.kind(chain.lowerBound - 1) == .equal, source.kind(chain.lowerBound - 3) == .period,
      let component = file.component(assignedAt: range.lowerBound, providing: leaf.name)
    else { return nil }
    let object = source.text(of: start...(chain.lowerBound - 4))
    return Rewrite(
      site: site, path: path, form: .provideTo(component), text: .call(range, head: receiver, tail: "(to: \(object))"))
  }

  /// Returns the properties that need an explicit `self` in a closure inside one that captures `self` weakly.
  private func missingSelves(_ tokens: ClosedRange<Int>, except value: ClosedRange<Int>) throws(Reason) -> [Int] {
    guard source.isInWeakClosure(site.scope, facts) else { return [] }
    let members = source.possibleMembers(in: tokens, except: value, at: site.scope, facts)
    for place in members where !file.isProperty(source.name(ofToken: place), ofTypeAround: site) {
      throw needsSelf(place)
    }
    return members
  }

  private func needsSelf(_ place: Int) -> Reason {
    Reason("'\(source.name(ofToken: place))' may need a 'self' in a closure inside one that captures 'self' weakly")
  }

  /// Throws a reason if the receiver cannot be evaluated before the statement: if it is evaluated only in some cases,
  /// and may trap or have an effect.
  private func checkReceiver(_ chain: ClosedRange<Int>, in statement: ClosedRange<Int>) throws(Reason) {
    guard statement.lowerBound < chain.lowerBound, let hop = source.token(at: site.hopStart) else { return }
    let receiver = chain.lowerBound..<max(chain.lowerBound, hop)
    let isPlain = receiver.allSatisfy { [.identifier, .keyword, .period].contains(source.kind($0)) }
    if isPlain { return }
    let mayBeSkipped = (statement.lowerBound..<chain.lowerBound).contains { place in
      let kind = source.kind(place)
      return kind == .infixQuestion
        || kind == .binaryOperator && ["&&", "||", "??"].contains(source.text(ofToken: place))
    }
    if mayBeSkipped { throw Reason("its owner would be looked up where it was not before") }
  }
}
