import PairWriting
import SwiftReader
import SwiftTokens

/// Uses that are told as a whole statement.
extension UseTeller {
  /// The use where the body of a statement becomes the closure.
  func toldHead(_ value: ClosedRange<Int>, _ chain: ClosedRange<Int>, _ receiver: String) -> ToldUse? {
    guard let head = try? regionFinder(value, chain).head(),
      !hasOptionalReceiver || head.telling == .provideIfPresent && head.alternative == nil,
      (try? checkSelf(head.statement, except: value)) != nil
    else { return nil }
    // Where only the owner may be missing, its value is there.
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

  /// The use where what a loop's method is given becomes what each element is told.
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
        range: Int(site.hop.link.offset)..<Int(links[0].offset + links[0].length), tail: ""),
      needs: ToldUse.Needs(throwing: start < chain.lowerBound))
  }

  /// The use where a component itself is told, instead of a closure that assigns to it.
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
