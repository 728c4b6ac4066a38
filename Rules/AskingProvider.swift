package import Analysis
package import Findings
package import Linting

/// Reports provider protocols that have a getter.
package struct AskingProvider: Rule {
  package struct Options: Codable, Sendable, Equatable {
    /// The prefixes of the names of provider protocols.
    package var names = ["KnowsThe"]
  }

  package static let page = Page(PackageResources.asking_provider_md)
  package static let defaults = Options()
  package static let limits: [String: OptionLimit] = ["names": .texts(.names)]

  private let options: Options

  package init(_ options: Options) {
    self.options = options
  }

  package func findings(in codebase: Codebase, _ context: RuleContext) -> [Finding] {
    var providers = Providers(in: codebase, named: options.names.map { ByteString($0) })
    return providers.askingMembers().map {
      Finding(
        at: $0.place, rule: Self.id, severity: context.severity, edge: "\($0.provider).\($0.name)",
        message: .answers($0), advice: "provide the value to a component, and remove the getter from the protocol")
    }
  }
}

extension String {
  fileprivate static func answers(_ member: AskingMember) -> String {
    "the provider protocol '\(member.provider)' exposes a getter '\(member.name)'; expose only provide methods"
  }
}
