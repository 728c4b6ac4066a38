package import Analysis
package import Findings
package import Linting

/// Reports types that almost only forward to one property.
package struct MiddleMan: Rule {
  package struct Options: Codable, Sendable, Equatable {
    /// The smallest share of the members, from 0 to 1, that forward to one property at which the type is reported.
    package var share = 0.8
    /// The smallest number of forwarding members at which the type is reported.
    package var minMembers = 4
  }

  package static let page = Page(PackageResources.middle_man_md)
  package static let defaults = Options()
  package static let limits: [String: OptionLimit] = ["share": .range(0...1), "minMembers": .range(1...1000)]

  private let options: Options

  package init(_ options: Options) {
    self.options = options
  }

  package func findings(in codebase: Codebase, _ context: RuleContext) -> [Finding] {
    var forwarders = Forwarders(in: codebase)
    return forwarders.middlemen(share: options.share, minMembers: options.minMembers).map {
      Finding(
        at: $0.place, rule: Self.id, severity: context.severity, edge: "\($0.name).\($0.delegate)",
        uses: $0.forwarders, message: .forwards($0),
        advice: "let callers use the forwarding target directly, or move its work here")
    }
  }
}

extension String {
  fileprivate static func forwards(_ type: Middleman) -> String {
    "almost every member of '\(type.name)' only forwards to '\(type.delegate)'; use that directly"
  }
}
