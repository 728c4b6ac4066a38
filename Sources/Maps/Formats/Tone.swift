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
