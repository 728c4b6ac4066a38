/// How an arrow differs from the one of the base.
package enum MapChange: String, Sendable {
  /// Only the newer side has it.
  case new
  /// Only the base has it.
  case gone
  case more
  case less
}

extension CouplingMap.Arrow {
  /// How the arrow differs from the base; `nil` if nothing is compared.
  package var change: MapChange? {
    if properties.allSatisfy({ $0.base == nil }) { return nil }
    let (now, then) = (counts, baseCounts)
    if then.uses == 0 { return .new }
    if now.uses == 0 { return .gone }
    return (now.findings, now.uses) > (then.findings, then.uses) ? .more : .less
  }
}

/// What an arrow says of the code, as its color shows it.
enum Tone: String, CaseIterable {
  /// An allowed use.
  case plain
  /// Findings, or more than at the base.
  case found
  /// Less than at the base.
  case cured

  /// The color on a light ground.
  var color: String {
    switch self {
    case .plain: "#8a8f98"
    case .found: "#b3261e"
    case .cured: "#1b6e3c"
    }
  }
}

extension CouplingMap.Arrow {
  var tone: Tone {
    switch change {
    case .new, .more: .found
    case .gone, .less: .cured
    case nil: counts.findings > 0 ? .found : .plain
    }
  }
}
