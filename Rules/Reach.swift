package import Analysis
package import Findings
package import Linting

/// Reports uses of objects that were obtained through a friend's property.
package struct Reach: ReachingRule {
  package struct Options: Codable, Sendable, Equatable {
    /// The number of steps past a friend from which on a use is reported: 1 for the first one.
    package var allowed = 1
    /// The minimum confidence; `configured` is the one that the configuration sets for all rules.
    package var confidence = WantedConfidence.configured
    /// The types whose properties are checked; `!Name` excludes one; empty means all.
    package var owners: [String] = []
    /// Further members that only identify or describe a value.
    package var neutralMembers: [String] = []
    /// Further types that are treated as values.
    package var valueTypes: [String] = []
    /// The reasons that make a note.
    package var notes = ListedReasons.all

    package enum WantedConfidence: String, Codable, Sendable, CaseIterable {
      case configured, high, medium, low
    }
  }

  package static let page = Page(PackageResources.reach_md)
  package static let defaults = Options()
  package static let takesLong = true
  package static let limits: [String: OptionLimit] = [
    "allowed": .range(1...100), "owners": .texts(.owners), "neutralMembers": .texts(.names),
    "valueTypes": .texts(.names), "notes": .reasons,
  ]

  private let options: Options

  package init(_ options: Options) {
    self.options = options
  }

  package func findings(in codebase: Codebase, _ context: RuleContext) -> [Finding] {
    reaches(in: codebase, context).map {
      Finding(
        $0.use, $0.verdict, rule: Self.id, message: .reaches(through: $0.use),
        advice: .tell($0.use.ownerText, insteadOf: $0.use.hop))
    }
  }
}

extension Reach {
  package func query(_ context: RuleContext) -> ReachQuery {
    let wanted = Confidence(rawValue: options.confidence.rawValue) ?? context.confidence
    var query = ReachQuery(.read, allowed: options.allowed, confidence: wanted, owners: Owners(options.owners))
    query.silent = SilentNames(types: options.valueTypes, members: options.neutralMembers)
    return query
  }

  package func warnings(about codebase: Codebase) -> [String] {
    codebase.warnings(about: options.owners, in: "owners", of: Self.id)
      + codebase.warnings(about: options.valueTypes, in: "valueTypes", of: Self.id)
  }

  package func policy(_ context: RuleContext) -> Policy {
    Policy(allowed: options.allowed, notes: options.notes, context: context)
  }
}

extension String {
  fileprivate static func reaches(through edgeUse: EdgeUse) -> String {
    "reaches \(edgeUse.through) \(edgeUse.quotedEdge) to '\(edgeUse.members)'; tell \(edgeUse.ownerText) what you need"
  }

  fileprivate static func tell(_ owner: String, insteadOf hop: ByteString) -> String {
    "give \(owner) a method that does what this code wants with '\(hop)', or take '\(hop)' as a parameter"
  }
}
