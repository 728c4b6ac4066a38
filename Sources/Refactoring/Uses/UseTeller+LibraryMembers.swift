import PairWriting
import SwiftReader
import SwiftTokens

/// Rewrites of uses of a library's member, such as those of a view of the repository.
extension UseTeller {
  /// - Returns: `nil` if no library member is used, or the value itself may be provided.
  func toldLibraryMember() throws(Reason) -> ToldUse? {
    guard site.partCall != nil || site.readPart != nil else { return nil }
    if !site.isBound, let told = site.partCall.flatMap({ told($0) }) { return told }
    // The property of a view is isolated to the main actor.
    if let part = site.readPart, !site.isBound, !site.writes, !leaf.isOptional,
      path.owners.allSatisfy({ $0.isolation != .none })
    {
      return try provision(.providePart(part), value: try tokens().value, arguments: "")
    }
    if leaf.isOwnType { throw Reason("no file of the repository declares what is used behind the edge") }
    return nil
  }

  /// The number of the token that names the read property of a library.
  var tokenOfPart: Int? {
    let links = site.chain.links.prefix { $0 < site.rest.lowerBound }
    return links.last.flatMap { source.token(at: Int(facts.links[Int($0)].offset)) }
  }

  /// Returns the rewrite with a method that calls a library's method: `screen.button.addTarget(…)`; `nil` if it is not
  /// possible.
  func told(_ call: PartCall) -> ToldUse? {
    let links = site.rest.map { facts.links[Int($0)] }.suffix(2)
    guard let chain = try? tokens().chain, source.statement(around: chain.lowerBound) == chain,
      source.startsStatement(chain.lowerBound), let name = links.first,
      let bracket = links.last.flatMap({ source.token(at: Int($0.offset)) }),
      !call.isOptional && !path.isOptional || !hasCalls(bracket...chain.upperBound),
      // The owners must be able to name the parameters' types, and be isolated to the actor of the control.
      path.owners.allSatisfy({ $0.isolation != .none && $0.imports(PartCall.module) })
    else { return nil }
    let range = site.hopStart..<Int(name.offset + name.length)
    return ToldUse(
      site: site, path: path, telling: .callPart(call), wrap: nil,
      replacing: ToldUse.Replacing(range: range, tail: ""))
  }
}
