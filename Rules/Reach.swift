package import Lint

/// Uses a member of an object that was obtained through a friend's property.
package struct Reach: Rule {
  package struct Options: Codable, Sendable, Equatable {
    /// The hops past a friend from which on a used value is too far away.
    package var allowed = 1
  }

  package static let page = Page(PackageResources.reach_md)
  package static let defaults = Options()

  private let options: Options

  package init(_ options: Options) {
    self.options = options
  }

  package func findings(in codebase: Codebase, severity: Severity, confidence: Confidence) -> [Finding] {
    codebase.reachings(ReachQuery(.read, allowed: options.allowed, confidence: confidence)).map {
      Finding(
        $0, rule: Self.id, severity: $0.severity(severity), message: .reaches(through: $0),
        advice: .tell($0.owner, insteadOf: $0.hop))
    }
  }
}

extension String {
  fileprivate static func reaches(through reaching: Reaching) -> String {
    "reaches through '\(reaching.edge)' to '\(reaching.member)'; tell \(reaching.owner) what you need"
  }

  fileprivate static func tell(_ owner: String, insteadOf hop: String) -> String {
    "give \(owner) a method that does what this code wants with '\(hop)', or take the part as a parameter"
  }
}
