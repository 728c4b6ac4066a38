package import Analysis
package import Findings
package import Linting

/// Reports uses of reached values through a local name.
package struct LaunderedReach: ReachingRule {
  package struct Options: Codable, Sendable, Equatable {
    /// The number of steps past a friend from which on a use is reported; that of `reach` if it is not set.
    package var allowed = 1
    /// Whether a finding is reported where the local name is used, or where it gets its value.
    package var reportAt = Place.use
    /// The smallest number of uses of the edge in a declaration at which they are reported.
    package var minUses = 1
    /// The types whose properties are checked; `!Name` excludes one; empty means all.
    package var owners: [String] = []
    /// Further members that only identify or describe a value; those of `reach` if they are not set.
    package var neutralMembers: [String] = []
    /// Further types that are treated as values; those of `reach` if they are not set.
    package var valueTypes: [String] = []
    /// The reasons that make a note.
    package var notes = ListedReasons.all

    package enum Place: String, Codable, Sendable, CaseIterable {
      case use, definition
    }
  }

  package static let page = Page(PackageResources.laundered_reach_md)
  package static let defaults = Options()
  package static let limits: [String: OptionLimit] = [
    "allowed": .range(1...100), "minUses": .range(1...1000), "owners": .texts(.owners),
    "neutralMembers": .texts(.names), "valueTypes": .texts(.names), "notes": .reasons,
  ]
  package static let sharedOptions: (rule: String, names: [String])? = (
    Reach.id, ["allowed", "neutralMembers", "valueTypes"]
  )

  private let options: Options

  package init(_ options: Options) {
    self.options = options
  }

  package func findings(in codebase: Codebase, _ context: RuleContext) -> [Finding] {
    reaches(in: codebase, context).filter { $0.use.uses >= options.minUses }.map {
      Finding(
        options.reportAt == .definition ? $0.use.atOrigin : $0.use, $0.verdict, rule: Self.id,
        message: .launders($0.use), advice: .tell($0.use.ownerText, insteadOf: $0.use.hop))
    }
  }

  package func query(_ context: RuleContext) -> ReachQuery {
    var query = ReachQuery(
      .launder, allowed: options.allowed, confidence: context.confidence, owners: Owners(options.owners))
    query.silent = SilentNames(types: options.valueTypes, members: options.neutralMembers)
    return query
  }

  package func warnings(about codebase: Codebase) -> [String] {
    codebase.warnings(about: options.owners, in: "owners", of: Self.id)
  }

  package func policy(_ context: RuleContext) -> Policy {
    Policy(allowed: options.allowed, notes: options.notes, context: context)
  }
}

extension String {
  fileprivate static func launders(_ edgeUse: EdgeUse) -> String {
    let payload = edgeUse.isPayload ? "the payload of " : ""
    return "reaches \(edgeUse.through) \(payload)\(edgeUse.quotedEdge) (local name '\(edgeUse.local ?? "")') "
      + "to '\(edgeUse.members)'; tell \(edgeUse.ownerText) what you need"
  }

  fileprivate static func tell(_ owner: String, insteadOf hop: ByteString) -> String {
    "a local name for '\(hop)' does not make it a friend: give \(owner) a method that does what this code wants"
  }
}
