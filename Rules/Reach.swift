package import Analysis
package import Findings
package import Linting

/// Reports uses of objects that were obtained through a friend's property.
package struct Reach: Rule {
  package struct Options: Codable, Sendable, Equatable {
    /// The smallest number of hops past a friend at which a use is reported.
    package var allowed = 1
    /// The minimum confidence; `configured` is the one that the configuration sets for all rules.
    package var confidence = WantedConfidence.configured
    /// Whether a closure's parameter is a friend, or has the reach of the value whose method takes the closure.
    package var closureParameters = ClosureParameters.friend
    /// The types whose properties are checked; `!Name` excludes one; empty means all.
    package var owners: [String] = []
    /// Further members that only identify or describe a value.
    package var neutralMembers: [String] = []
    /// Further types that are treated as values.
    package var valueTypes: [String] = []
    /// Which notes are reported.
    package var notes = ShownNotes.all

    package enum WantedConfidence: String, Codable, Sendable, CaseIterable {
      case configured, high, medium, low
    }

    package enum ClosureParameters: String, Codable, Sendable, CaseIterable {
      case friend, inherit
    }
  }

  package static let page = Page(PackageResources.reach_md)
  package static let defaults = Options()
  package static let limits: [String: OptionLimit] = [
    "allowed": .range(1...100), "owners": .texts(.owners), "neutralMembers": .texts(.names),
    "valueTypes": .texts(.names),
  ]

  private let options: Options

  package init(_ options: Options) {
    self.options = options
  }

  package func findings(in codebase: Codebase, severity: Severity, confidence: Confidence) -> [Finding] {
    codebase.edgeUses(options.query(confidence)).filter(options.notes.shows).map {
      Finding(
        $0, rule: Self.id, severity: $0.severity(severity), message: .reaches(through: $0),
        advice: .tell($0.ownerText, insteadOf: $0.hop))
    }
  }
}

extension Reach.Options {
  fileprivate func query(_ configured: Confidence) -> ReachQuery {
    var vocabulary = Vocabulary()
    vocabulary.neutralMembers = neutralMembers
    vocabulary.valueTypes = valueTypes
    vocabulary.inheritsReach = closureParameters == .inherit
    let wanted = Confidence(rawValue: confidence.rawValue) ?? configured
    return ReachQuery(.read, minReach: allowed, confidence: wanted, vocabulary: vocabulary, owners: Owners(owners))
  }
}

extension String {
  fileprivate static func reaches(through edgeUse: EdgeUse) -> String {
    "reaches through \(edgeUse.quotedEdge) to '\(edgeUse.member)'; tell \(edgeUse.ownerText) what you need"
  }

  fileprivate static func tell(_ owner: String, insteadOf hop: ByteString) -> String {
    "give \(owner) a method that does what this code wants with '\(hop)', or take '\(hop)' as a parameter"
  }
}
