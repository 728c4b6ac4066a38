package import Analysis
package import Findings
package import Linting

/// Reports uses of reached values through a local name.
package struct LaunderedReach: Rule {
  package struct Options: Codable, Sendable, Equatable {
    /// The smallest number of hops past a friend at which a use is reported.
    package var allowed = 1
    /// Whether a finding is reported where the local name is used, or where it gets its value.
    package var reportAt = Place.use
    /// The smallest number of uses of the edge in a declaration at which they are reported.
    package var minUses = 1
    /// The types whose properties are checked; `!Name` excludes one; empty means all.
    package var owners: [String] = []
    /// Which notes are reported.
    package var notes = ShownNotes.all

    package enum Place: String, Codable, Sendable, CaseIterable {
      case use, definition
    }
  }

  package static let page = Page(PackageResources.laundered_reach_md)
  package static let defaults = Options()
  package static let limits: [String: OptionLimit] = [
    "allowed": .range(1...100), "minUses": .range(1...1000), "owners": .texts(.owners),
  ]

  private let options: Options

  package init(_ options: Options) {
    self.options = options
  }

  package func findings(in codebase: Codebase, severity: Severity, confidence: Confidence) -> [Finding] {
    let query = ReachQuery(
      .launder, minReach: options.allowed, confidence: confidence, owners: Owners(options.owners))
    return codebase.edgeUses(query).filter { $0.uses >= options.minUses && options.notes.shows($0) }.map {
      Finding(
        options.reportAt == .definition ? $0.atOrigin : $0, rule: Self.id, severity: $0.severity(severity),
        message: .launders($0), advice: .tell($0.ownerText, insteadOf: $0.hop))
    }
  }
}

extension String {
  fileprivate static func launders(_ edgeUse: EdgeUse) -> String {
    "reaches through \(edgeUse.quotedEdge) (local name '\(edgeUse.local ?? "")') to '\(edgeUse.member)'; "
      + "tell \(edgeUse.ownerText) what you need"
  }

  fileprivate static func tell(_ owner: String, insteadOf hop: ByteString) -> String {
    "a local name for '\(hop)' does not make it a friend: give \(owner) a method that does what this code wants"
  }
}
