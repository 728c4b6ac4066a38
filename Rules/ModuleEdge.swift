package import Analysis
package import Findings
package import Linting

/// Reports chains that cross a module boundary more often than the configuration permits.
package struct ModuleEdge: Rule {
  package struct Options: Codable, Sendable, Equatable {
    /// The boundaries, each as `"App -> Storage"`.
    package var edges: [String] = []
    /// The number of crossings of each boundary that are not reported, counted by declaration and member.
    package var budget = 0
  }

  package static let page = Page(PackageResources.module_edge_md)
  package static let defaults = Options()
  package static let limits: [String: OptionLimit] = [
    "edges": .texts(.boundaries), "budget": .range(0...1_000_000),
  ]

  private let options: Options

  package init(_ options: Options) {
    self.options = options
  }

  package func findings(in codebase: Codebase, _ context: RuleContext) -> [Finding] {
    let boundaries = boundaries
    let crossings = codebase.crossings(of: boundaries.map { ($0.user, $0.home) })
    return zip(boundaries, crossings).flatMap { boundary, crossings -> [Finding] in
      if crossings.count <= options.budget { return [] }
      return crossings.linted.map {
        Finding(
          $0, rule: Self.id, severity: context.severity, message: .crosses(boundary, $0),
          advice: "declare a protocol in \(boundary.user), and conform to it in a module that imports both")
      }
    }
  }

  package func warnings(about codebase: Codebase) -> [String] {
    if options.edges.isEmpty { return ["the rule '\(Self.id)' has no effect without boundaries in 'edges'"] }
    let known = codebase.moduleNames().map(\.description).sorted()
    return boundaries.flatMap { [$0.user.description, $0.home.description] }.filter { !known.contains($0) }.map {
      "the rule '\(Self.id)' names '\($0)', and no Swift file is in a module of that name"
        + suggestion(for: $0, among: known)
    }
  }

  private var boundaries: [ModuleBoundary] { options.edges.compactMap(ModuleBoundary.init) }
}

extension String {
  fileprivate static func crosses(_ boundary: ModuleBoundary, _ edgeUse: EdgeUse) -> String {
    "\(boundary.user) may not use \(edgeUse.quotedEdge) of \(boundary.home); use a protocol that \(boundary.user) declares"
  }
}
