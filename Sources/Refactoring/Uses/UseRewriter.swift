import PairWriting
import SwiftReader
import SwiftTokens

/// Rewrites one use as a call of the owner's new method.
struct UseRewriter {
  let site: UseSite
  let path: UsePath
  let file: UseFile

  var source: SourceText { file.source }
  var facts: FileFacts { file.facts }
  var leaf: Leaf { path.leaf }

  func rewrite() throws(Reason) -> Rewrite {
    switch site.chain.use {
    case .inout: throw Reason("it is passed inout")
    case .pattern: throw Reason("it is part of a pattern")
    case .read, .write, .update: break
    }
    if site.steps.count == 1, site.mutates { return try change() }
    if let member = site.setMember, member.isOptional || !leaf.isOptional { return try change(of: member) }
    if let call = site.call { return try calling(call) }
    let changes = site.writes || site.chain.use != .read
    if changes, site.steps.count == 1 || !site.rest.isEmpty && site.leaf.nature == .object {
      throw Reason("a change behind '\(leaf.name)' is rewritten only if it sets a property whose type is known")
    }
    if changes { return try change() }
    if site.mayChange { throw Reason("the following call changes the value") }
    return try provision()
  }

  /// Returns the tokens of the whole chain, and of its part up to the provided value.
  func tokens() throws(Reason) -> (chain: ClosedRange<Int>, value: ClosedRange<Int>) {
    guard let start = source.token(at: site.start), let leaf = source.token(at: site.leafStart)
    else { throw Reason("the chain cannot be followed") }
    var end = leaf
    if let call = site.call {
      guard let bracket = source.token(at: Int(call.offset)) else { throw Reason("the chain cannot be followed") }
      end = file.calls.call(at: bracket, in: source)?.upperBound ?? source.partner(of: bracket) ?? bracket
    }
    var last = end
    for index in site.rest {
      let link = facts.links[Int(index)]
      guard let token = source.token(at: Int(link.offset)) else { throw Reason("the chain cannot be followed") }
      last = max(last, token)
      if token < last { continue }
      if link.kind == .call || link.kind == .subscript {
        last = file.calls.end(ofCallAt: token, in: source)
      }
    }
    return (start...max(start, last), start...max(start, end))
  }

  /// Returns whether some tokens contain a call of a name.
  func hasCalls(_ tokens: ClosedRange<Int>) -> Bool {
    tokens.dropFirst().contains { source.kind($0) == .leftParen && source.kind($0 - 1) == .identifier }
  }

  private func calling(_ call: Link) throws(Reason) -> Rewrite {
    guard leaf.isFunction else { throw Reason("'\(leaf.name)' is a stored function") }
    let labels = call.arguments.map { facts.label(ofArgument: $0) }
    _ = try leaf.chosen(labels)
    if leaf.isMutating { try path.checkChange() }
    let tokens = try tokens()
    let statement = source.statement(around: tokens.chain.lowerBound)
    if leaf.hasUnknownEffects, statement.contains(where: { source.word($0) == .try || source.word($0) == .await }) {
      throw Reason("'\(leaf.name)' is a stored function, which may throw")
    }
    let bracket = source.token(at: Int(call.offset)) ?? tokens.value.upperBound
    if path.isOptional, hasCalls(bracket...tokens.value.upperBound) {
      throw Reason("'?' would no longer prevent the evaluation of its arguments")
    }
    // The name of the new method replaces the path. What goes on behind a `?` in the path goes on behind the result.
    let end = Int(site.leaf.link.offset + site.leaf.link.length)
    let rest = source.range(of: tokens.value).upperBound
    let goesOn = path.isOptional && (site.rest.first.map { facts.goesOn(atLink: $0) } ?? false)
    return Rewrite(
      site: site, path: path, form: .call(labels),
      text: .call(site.hopStart..<end, tail: "", further: goesOn ? [Edit(range: rest..<rest, text: "?")] : []))
  }
}
