import Analysis
import Linting

/// A reason why a use of what a friend gave is only worth a note: a sentence about the owner of the property or about
/// the place of the use.
package struct Reason: Sendable {
  /// The name in configurations, reports and explanations.
  package let name: String
  /// Whether the reason also makes a change a note.
  fileprivate(set) var coversChanges = false
  /// Whether the reason also makes a use that goes further than one step a note.
  fileprivate(set) var coversDepth = false
  /// Returns the branch of the reason that holds, as a clause; `nil` if none does.
  let clause: @Sendable (Circumstances) -> String?
}

/// The reasons, the most telling first: the first one that holds counts. What the whole file is (`sample`) and what the
/// whole body is (`forwarder`) say more than what the types are, declarations (`data`, `offered`) say more than names
/// (`settings`, `services`), and what the repository could not do otherwise (`library`) comes last. Each is a row on the
/// page of `reach` and in the table of `ReasonTests`.
package let reasons: [Reason] = [
  Reason(name: "sample", coversChanges: true, coversDepth: true) { place in
    place.isSample ? "the file is in a folder for examples" : nil
  },
  Reason(name: "forwarder", coversChanges: true) { place in
    place.use.facts.contains(.isWholeBody) ? "the chain is the whole body" : nil
  },
  Reason(name: ReasonName.data, coversChanges: true) { place in
    if place.ownerIsData { return "its owner '\(place.ownerText)' only carries data" }
    guard !place.wantsOwners, place.action != .write, place.action != .command, place.partIsData else { return nil }
    return "'\(place.partText)' only carries data, and is \(place.action == .read ? "read" : "called for a result")"
  },
  Reason(name: "offered") { place in
    place.use.facts.contains(.isOffered) ? "the property is documented for other modules" : nil
  },
  Reason(name: "settings") { place in
    guard place.action == .read else { return nil }
    return place.named([place.owner, place.part], .settings).map { "\($0) is named like settings" }
  },
  Reason(name: "services") { place in
    guard place.use.facts.contains(.isLast) else { return nil }
    if let owner = place.named([place.owner], .serviceOwners) {
      return "\(owner) is named like a container of services"
    }
    if let tool = place.named([place.part], .tools) { return "\(tool) is named like a tool" }
    return place.ownerHoldsServices ? "most properties of '\(place.ownerText)' have types named like services" : nil
  },
  Reason(name: "library") { place in
    place.use.facts.contains(.isAddedToLibrary) ? "the repository adds the property to a library's type" : nil
  },
]

/// The names of reasons that other code than ``reasons`` refers to.
enum ReasonName {
  static let data = "data"
}

/// What a reason may ask about the first use of a path that is not allowed.
struct Circumstances {
  let use: Use
  /// What the last use of the path does.
  let action: Use.Action
  /// The declared name of the type that declares the property; `nil` if the repository does not declare it.
  let owner: String?
  /// The declared name of the used part's type; `nil` if it is not known.
  let part: String?
  let isSample: Bool
  /// Whether only data that owns a property counts as data, not data that is used.
  let wantsOwners: Bool
  let conventions: Conventions
  /// Whether most properties of the owner have types named like services.
  let ownerHoldsServices: Bool

  var ownerText: String { owner ?? "its owner" }
  var partText: String { part ?? "the part" }

  /// Whether the owner only carries data, and its name is not that of a state.
  var ownerIsData: Bool { use.facts.contains(.ownerIsData) && !isState(owner) }

  /// Whether the part only carries data, and its name is not that of a state.
  var partIsData: Bool { use.facts.contains(.partIsData) && !isState(part) }

  private func isState(_ name: String?) -> Bool {
    name.map { conventions.pattern(of: $0, in: .states) != nil } ?? false
  }

  /// Returns the first of the types that is named by a convention, with the pattern and where it is set; `nil` if none
  /// is.
  func named(_ types: [String?], _ convention: Convention) -> String? {
    types.lazy.compactMap { name in
      guard let name, let pattern = conventions.pattern(of: name, in: convention) else { return nil }
      let source = conventions[convention].map { $0.source.isEmpty ? "" : " of \($0.source)" } ?? ""
      return "'\(name)' ('\(pattern.text)' in '\(convention.rawValue)'\(source))"
    }.first
  }
}
