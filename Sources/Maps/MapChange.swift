/// The difference between an arrow and the corresponding arrow of the base.
package enum MapChange: String, Sendable {
  /// Only the head has the arrow.
  case new
  /// Only the base has the arrow.
  case gone
  /// The head has more findings, or as many and more uses.
  case more
  /// The head has fewer findings, or as many and fewer uses.
  case less
  /// Both have as many, but of other properties or at other places.
  case changed
}

extension CouplingMap.Arrow {
  /// The difference from the base; `nil` if nothing is compared.
  package var change: MapChange? {
    if properties.allSatisfy({ $0.base == nil }) { return nil }
    let (now, then) = (counts, baseCounts)
    if then.uses == 0 { return .new }
    if now.uses == 0 { return .gone }
    if now == then { return .changed }
    return (now.findings, now.uses) > (then.findings, then.uses) ? .more : .less
  }
}
