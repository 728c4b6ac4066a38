/// The meaning of an arrow's color.
enum Tone: String, CaseIterable {
  /// Uses without findings.
  case plain
  /// Findings; in a comparison, new or more findings or uses than at the base, or other findings.
  case found
  /// Fewer findings or uses than at the base, or none.
  case cured

  /// The color on a light background.
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
    case .changed, nil: counts.findings > 0 ? .found : .plain
    }
  }
}
