package import Analysis
package import Findings
package import Linting

/// Reports uses of members across module boundaries: the short form of a rule in `uses` for whole modules.
package struct ModuleEdge: Rule {
  package struct Options: Codable, Sendable, Equatable {
    /// The boundaries, each as `"App -> Storage"`.
    package var edges: [String] = []
  }

  package static let page = Page(PackageResources.module_edge_md)
  package static let defaults = Options()
  package static let limits: [String: OptionLimit] = ["edges": .texts(.boundaries)]

  private let options: Options

  package init(_ options: Options) {
    self.options = options
  }

  package func findings(in codebase: Codebase, _ context: RuleContext) -> [Finding] {
    let boundaries = boundaries
    return codebase.uses(against: restrictions).map {
      let boundary = boundaries[$0.restriction]
      return Finding(
        $0, rule: Self.id, severity: context.severity, message: .crosses(boundary, $0),
        advice: "declare a protocol in \(boundary.user), and conform to it in a module that imports both")
    }
  }

  package var restrictions: [Restriction] {
    boundaries.map { boundary in
      let (user, home) = (CodePattern(module: boundary.user), CodePattern(module: boundary.home))
      // A file that has both names crosses nothing.
      return Restriction(from: [user], to: [home], exceptions: [Restriction.Exception(from: [home], to: [])])
    }
  }

  package func warnings(about codebase: Codebase) -> [String] {
    options.edges.isEmpty ? ["the rule '\(Self.id)' has no effect without boundaries in 'edges'"] : []
  }

  private var boundaries: [ModuleBoundary] { options.edges.compactMap(ModuleBoundary.init) }
}

extension CodePattern {
  fileprivate init(module name: ByteString) {
    self.init(name.description)
    modules = [NamePattern(name: name.description)]
  }
}

extension String {
  fileprivate static func crosses(_ boundary: ModuleBoundary, _ use: RestrictedUse) -> String {
    "\(boundary.user) may not use '\(use.edge)' of \(boundary.home); use a protocol that \(boundary.user) declares"
  }
}
