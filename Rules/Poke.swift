package import Analysis
package import Findings
package import Linting

/// Reports assignments to another object's property.
package struct Poke: Rule {
  package struct Options: Codable, Sendable, Equatable {
    /// The folders and files in which the rule applies; empty means everywhere.
    package var modules: [String] = []
  }

  package static let page = Page(PackageResources.poke_md)
  package static let defaults = Options()
  package static let limits: [String: OptionLimit] = ["modules": .texts(.paths)]

  /// The paths, each with a slash at the end.
  private let modules: [ByteString]

  package init(_ options: Options) {
    modules = options.modules.map { ByteString($0.hasSuffix("/") ? $0 : $0 + "/") }
  }

  package func findings(in codebase: Codebase, _ context: RuleContext) -> [Finding] {
    codebase.pokes().filter(isWatched).map {
      Finding(
        $0, rule: Self.id, severity: context.severity, message: .sets($0), advice: .tell($0.ownerText, toChange: $0.hop)
      )
    }
  }

  private func isWatched(_ edgeUse: EdgeUse) -> Bool {
    if modules.isEmpty { return true }
    let path = ByteString(edgeUse.path.bytes + [UInt8(ascii: "/")])
    return modules.contains(where: path.hasPrefix)
  }
}

extension String {
  fileprivate static func sets(_ edgeUse: EdgeUse) -> String {
    "sets \(edgeUse.quotedEdge) from outside; tell \(edgeUse.ownerText) what happened"
  }

  fileprivate static func tell(_ owner: String, toChange hop: ByteString) -> String {
    "give \(owner) a method that says what happened, and let it set its own '\(hop)'"
  }
}
