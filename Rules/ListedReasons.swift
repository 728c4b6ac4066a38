import Linting

/// The reasons that make a note, as a configuration lists them: `all`, `none`, or names of reasons.
package enum ListedReasons: Codable, Sendable, Equatable {
  case all
  case none
  case only([String])

  /// The name in a list for `data` that only counts owners.
  package static let dataOwners = "data-owners"

  /// The names that a list may contain.
  package static let names = reasons.map(\.name) + [dataOwners]

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let word = try? container.decode(String.self) {
      switch word {
      case "all": self = .all
      case "none": self = .none
      default: self = .only([word])
      }
    } else {
      self = .only(try container.decode([String].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .all: try container.encode("all")
    case .none: try container.encode("none")
    case .only(let names): try container.encode(names)
    }
  }

  /// Whether only data that owns a property counts as data.
  var wantsOwners: Bool {
    if case .only(let names) = self { !names.contains(ReasonName.data) } else { false }
  }

  func contains(_ reason: Reason) -> Bool {
    switch self {
    case .all: true
    case .none: false
    case .only(let names):
      names.contains(reason.name) || reason.name == ReasonName.data && names.contains(Self.dataOwners)
    }
  }
}

extension OptionLimit {
  /// `all`, `none`, or a list of the names of reasons.
  static let reasons = OptionLimit.choice(of: ["all", "none"], orListOf: ListedReasons.names)
}
