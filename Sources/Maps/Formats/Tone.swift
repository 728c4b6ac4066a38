/// The meaning of an arrow's color.
enum Tone: String, CaseIterable {
  /// Uses without findings; in a comparison, uses as at the base.
  case plain
  /// One or two findings.
  case few
  /// Three to nine findings.
  case more
  /// Ten findings or more.
  case most
  /// In a comparison: new or more findings or uses than at the base, or other findings.
  case found
  /// In a comparison: fewer findings or uses than at the base, or none.
  case cured

  /// The color on a light background.
  var color: String {
    switch self {
    case .plain: "#8a8f98"
    case .few: "#a87b1f"
    case .more: "#cc5a14"
    case .most, .found: "#b3261e"
    case .cured: "#1b6e3c"
    }
  }

  /// What the color means, for a legend.
  var meaning: String {
    switch self {
    case .plain: "no findings"
    case .few: "1 or 2 findings"
    case .more: "3 to 9 findings"
    case .most: "10 findings or more"
    case .found: "new, or more than before"
    case .cured: "gone, or less than before"
    }
  }
}

extension CouplingMap.Arrow {
  var tone: Tone {
    switch (change, counts.findings) {
    case (.new, _), (.more, _), (.changed, 1...): .found
    case (.gone, _), (.less, _): .cured
    case (_, ...0): .plain
    case (_, 1...2): .few
    case (_, 3...9): .more
    default: .most
    }
  }
}
