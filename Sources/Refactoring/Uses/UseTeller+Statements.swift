import PairWriting
import SwiftReader
import SwiftTokens

/// Rewrites of uses as a whole statement.
extension UseTeller {
  /// Returns the rewrite in which the body of a statement becomes the closure; `nil` if it is not possible.
  func toldHead(_ value: ClosedRange<Int>, _ chain: ClosedRange<Int>, _ receiver: String) -> ToldUse? {
    guard let head = try? regionFinder(value, chain).head(),
      !hasOptionalReceiver || head.telling == .provideIfPresent && head.alternative == nil,
      (try? checkSelf(head.statement, except: value)) != nil
    else { return nil }
    // If only the owner may be `nil`, the value exists whenever the closure runs.
    let isThere = hasOptionalReceiver && !path.canTell(.provideIfPresent)
    guard isThere || path.canTell(head.telling) else { return nil }
    let parameter = head.parameter.map { " \($0) in" } ?? ""
    let further = head.alternative.map { [Edit(range: source.range(of: $0...$0), text: "otherwise:")] } ?? []
    return ToldUse(
      site: site, path: path, telling: isThere ? .provide : head.telling, wrap: nil,
      replacing: ToldUse.Replacing(
        range: source.range(of: head.tokens), head: (head.isTried ? "try " : "") + receiver, tail: " {" + parameter,
        further: further),
      needs: ToldUse.Needs(throwing: head.isTried, hasAlternative: !further.isEmpty))
  }

  /// Returns the rewrite of a `forEach` call, whose closure becomes that of the new method; `nil` if it is not
  /// possible.
  func toldEach() -> ToldUse? {
    let links = site.rest.map { facts.links[Int($0)] }
    guard path.canTell(.provideEach), links.count == 2, facts.names[links[0].name] == "forEach",
      links[1].kind == .call, let open = source.token(at: Int(links[1].offset)), source.kind(open) == .leftBrace,
      let chain = try? tokens().chain, isStatement(chain)
    else { return nil }
    let start = source.statement(around: chain.lowerBound).lowerBound
    return ToldUse(
      site: site, path: path, telling: .provideEach, wrap: nil,
      replacing: ToldUse.Replacing(
        range: site.hopStart..<Int(links[0].offset + links[0].length), tail: ""),
      needs: ToldUse.Needs(throwing: start < chain.lowerBound))
  }

  /// Returns the rewrite that passes a component to the owner, instead of a closure that assigns to the component;
  /// `nil` if it is not possible.
  func toldComponent(_ unit: Unit, _ chain: ClosedRange<Int>, _ receiver: String) -> ToldUse? {
    let start = unit.tokens.lowerBound
    let range = source.range(of: unit.tokens)
    guard site.rest.isEmpty, !unit.isTried, chain.upperBound == unit.tokens.upperBound, chain.lowerBound >= start + 4,
      source.kind(chain.lowerBound - 1) == .equal, source.kind(chain.lowerBound - 3) == .period,
      let component = file.component(assignedAt: range.lowerBound, telling: leaf.name)
    else { return nil }
    let object = source.text(of: start...(chain.lowerBound - 4))
    return ToldUse(
      site: site, path: path, telling: .provideTo(component), wrap: nil,
      replacing: ToldUse.Replacing(range: range, head: receiver, tail: "(to: \(object))"))
  }
}
