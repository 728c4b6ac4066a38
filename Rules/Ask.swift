package import Lint

/// Reads a property of a parameter instead of telling it.
package struct Ask: Rule {
  package struct Options: Codable, Sendable, Equatable {
    /// Whether what stands in an own property may not be asked either.
    package var own = false
  }

  package static let page = Page(PackageResources.ask_md)
  package static let defaults = Options()

  private let options: Options

  package init(_ options: Options) {
    self.options = options
  }

  package func findings(in codebase: Codebase, severity: Severity, confidence: Confidence) -> [Finding] {
    codebase.questions(includesOwn: options.own).map {
      Finding($0, rule: Self.id, severity: severity, message: .asks($0), advice: .tell($0.owner, insteadOf: $0.hop))
    }
  }
}

extension String {
  fileprivate static func asks(_ reaching: Reaching) -> String {
    "asks for '\(reaching.edge)'; tell \(reaching.owner) to hand it over, or take it as a parameter"
  }

  fileprivate static func tell(_ owner: String, insteadOf hop: String) -> String {
    "let \(owner) give its '\(hop)' to whom it is for, or take just that value as a parameter"
  }
}
