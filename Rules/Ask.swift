package import Analysis
package import Findings
package import Linting

/// Reports reads of a parameter's properties.
package struct Ask: Rule {
  package struct Options: Codable, Sendable, Equatable {
    /// Whether reading a property of a value that a property of `self` holds is reported too, as in `self.banana.size`.
    package var own = false
  }

  package static let page = Page(PackageResources.ask_md)
  package static let defaults = Options()

  private let options: Options

  package init(_ options: Options) {
    self.options = options
  }

  package func findings(in codebase: Codebase, _ context: RuleContext) -> [Finding] {
    codebase.propertyReads(includingOwn: options.own).map {
      Finding(
        $0, rule: Self.id, severity: context.severity, message: .asks($0),
        advice: .tell($0.ownerText, insteadOf: $0.hop))
    }
  }
}

extension String {
  fileprivate static func asks(_ edgeUse: EdgeUse) -> String {
    "reads \(edgeUse.quotedEdge); tell \(edgeUse.ownerText) to provide it, or take it as a parameter"
  }

  fileprivate static func tell(_ owner: String, insteadOf hop: ByteString) -> String {
    "let \(owner) provide its '\(hop)' to a component, or take only that value as a parameter"
  }
}
