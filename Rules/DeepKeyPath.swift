package import Analysis
package import Findings
package import Linting

/// Reports key paths with too many components.
package struct DeepKeyPath: Rule {
  package struct Options: Codable, Sendable, Equatable {
    /// The number of components that a path may have.
    package var allowed = 2
    /// Functions and macros that may take longer paths.
    package var contexts: [String] = []
  }

  package static let page = Page(PackageResources.deep_key_path_md)
  package static let defaults = Options()
  package static let limits: [String: OptionLimit] = ["allowed": .range(0...100), "contexts": .texts(.names)]

  private let options: Options

  package init(_ options: Options) {
    self.options = options
  }

  package func findings(in codebase: Codebase, _ context: RuleContext) -> [Finding] {
    let contexts = options.contexts.map { ByteString($0) }
    return KeyPaths(in: codebase).paths(longerThan: options.allowed).filter { !contexts.contains($0.context) }.map {
      Finding(
        at: $0.place, rule: Self.id, severity: context.severity, edge: $0.text, message: .knows($0),
        advice: "give the type at the root a property of its own for this, and use the shorter path")
    }
  }
}

extension String {
  fileprivate static func knows(_ path: Path) -> String {
    "the key path '\(path.text)' is too long from '\(path.name)' on; add a property that shortens it"
  }
}
