package import Lint

/// Uses a module that the configuration forbids, or more of it than its budget.
package struct ModuleEdge: Rule {
  package struct Options: Codable, Sendable, Equatable {
    /// The boundaries that are watched, each as `"App -> Storage"`.
    package var edges: [String] = []
    /// How many crossings of each boundary are left alone, counted by declaration and member.
    package var budget = 0
  }

  package static let page = Page(PackageResources.module_edge_md)
  package static let defaults = Options()

  private let options: Options

  package init(_ options: Options) {
    self.options = options
  }

  package func findings(in codebase: Codebase, severity: Severity, confidence: Confidence) -> [Finding] {
    options.edges.compactMap(Boundary.init).flatMap { boundary -> [Finding] in
      let crossings = codebase.crossings(from: boundary.user, to: boundary.home)
      if crossings.count <= options.budget { return [] }
      return crossings.map {
        Finding(
          $0, rule: Self.id, severity: severity, message: .crosses(boundary, $0),
          advice: "let \(boundary.user) speak to a protocol of its own, and conform to it where both are known")
      }
    }
  }
}

/// `"App -> Storage"`
private struct Boundary {
  var user: String
  var home: String

  init?(_ text: String) {
    guard let arrow = text.firstRange(of: "->") else { return nil }
    user = String(text[..<arrow.lowerBound].filter { $0 != " " })
    home = String(text[arrow.upperBound...].filter { $0 != " " })
  }
}

extension String {
  fileprivate static func crosses(_ boundary: Boundary, _ reaching: Reaching) -> String {
    "\(boundary.user) may not use '\(reaching.edge)' of \(boundary.home)"
  }
}
