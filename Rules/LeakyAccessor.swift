package import Analysis
package import Findings
package import Linting

/// Reports properties that many declarations reach through.
package struct LeakyAccessor: Rule {
  package struct Options: Codable, Sendable, Equatable {
    /// The smallest number of declarations reaching through a property at which it is reported.
    package var minUsers = 5
    /// The types whose properties are checked; `!Name` excludes one; empty means all.
    package var owners: [String] = []
  }

  package static let page = Page(PackageResources.leaky_accessor_md)
  package static let defaults = Options()
  package static let limits: [String: OptionLimit] = [
    "minUsers": .range(1...1000), "owners": .texts(.owners),
  ]

  package static let countsUses = true

  private let options: Options

  package init(_ options: Options) {
    self.options = options
  }

  package func warnings(about codebase: Codebase) -> [String] {
    codebase.warnings(about: options.owners, in: "owners", of: Self.id)
  }

  package func findings(in codebase: Codebase, _ context: RuleContext) -> [Finding] {
    codebase.bridges(minUsers: options.minUsers, confidence: context.confidence, of: Owners(options.owners)).map {
      Finding(
        at: $0.place, rule: Self.id, severity: context.severity, edge: $0.edge, uses: $0.users, message: .leaks($0),
        advice: "give its owner methods for what these declarations do, then make the property private",
        related: $0.related)
    }
  }
}

extension String {
  fileprivate static func leaks(_ bridge: Bridge) -> String {
    let members = bridge.members.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return "\(bridge.users) declarations reach through '\(bridge.edge)' to \(members)"
      + (bridge.members.count > 5 ? " and more" : "")
  }
}
