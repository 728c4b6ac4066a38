package import Analysis
package import Findings
package import Linting

/// Reports uses of objects that were obtained through a property of a singleton or global variable.
package struct GlobalReach: Rule {
  package struct Options: Codable, Sendable, Equatable {
    /// The smallest number of hops past a global at which a use is reported.
    package var allowed = 1
    /// The globals to check, by the name at the beginning of the chain; empty means all.
    package var globals: [String] = []
    /// Properties whose values are loggers, which are not reported.
    package var loggers = ["log", "Log", "logger", "Logger"]
  }

  package static let page = Page(PackageResources.global_reach_md)
  package static let defaults = Options()
  package static let limits: [String: OptionLimit] = [
    "allowed": .range(1...100), "globals": .texts(.names), "loggers": .texts(.names),
  ]

  private let allowed: Int
  private let globals: [ByteString]
  private let loggers: [ByteString]

  package init(_ options: Options) {
    allowed = options.allowed
    globals = options.globals.map { ByteString($0) }
    loggers = options.loggers.map { ByteString($0) }
  }

  package func findings(in codebase: Codebase, severity: Severity, confidence: Confidence) -> [Finding] {
    var query = ReachQuery(.global, minReach: allowed, confidence: confidence)
    query.gathersTypes = true
    return codebase.edgeUses(query).filter(counts).map {
      Finding(
        $0, rule: Self.id, severity: $0.severity(severity), message: .reaches(beyond: $0), advice: .handOver($0.hop))
    }
  }

  private func counts(_ edgeUse: EdgeUse) -> Bool {
    // An owner that only carries data, such as a table of constants, is not reported.
    if edgeUse.mitigation == .dataOwner || loggers.contains(edgeUse.hop) { return false }
    return globals.isEmpty || globals.contains(edgeUse.root)
  }
}

extension String {
  fileprivate static func reaches(beyond edgeUse: EdgeUse) -> String {
    "reaches beyond a global through \(edgeUse.quotedEdge) to '\(edgeUse.member)'; take what you need as a parameter"
  }

  fileprivate static func handOver(_ hop: ByteString) -> String {
    "pass the '\(hop)' in where this code is created, or tell the global what to do"
  }
}
