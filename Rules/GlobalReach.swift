package import Analysis
package import Findings
package import Linting

/// Reports uses of objects that were obtained through a property of a singleton or global variable.
package struct GlobalReach: ReachingRule {
  package struct Options: Codable, Sendable, Equatable {
    /// The number of steps past a global from which on a use is reported: 1 for the first one.
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

  package func findings(in codebase: Codebase, _ context: RuleContext) -> [Finding] {
    reaches(in: codebase, context).filter { counts($0.use, $0.verdict) }.map {
      Finding(
        $0.use, $0.verdict, rule: Self.id, message: .reaches(beyond: $0.use), advice: .handOver($0.use.hop))
    }
  }

  package func query(_ context: RuleContext) -> ReachQuery {
    var query = ReachQuery(.global, allowed: allowed, confidence: context.confidence)
    query.gathersTypes = true
    return query
  }

  package func policy(_ context: RuleContext) -> Policy {
    Policy(allowed: allowed, notes: .only(["sample", ListedReasons.dataOwners]), context: context)
  }

  private func counts(_ edgeUse: EdgeUse, _ verdict: Verdict) -> Bool {
    // An owner that only carries data, such as a table of constants, is not reported.
    if verdict.reason == ReasonName.data || loggers.contains(edgeUse.hop) { return false }
    return globals.isEmpty || globals.contains(edgeUse.root)
  }
}

extension String {
  fileprivate static func reaches(beyond edgeUse: EdgeUse) -> String {
    "reaches beyond a global \(edgeUse.through) \(edgeUse.quotedEdge) to '\(edgeUse.members)'; take what you need as a parameter"
  }

  fileprivate static func handOver(_ hop: ByteString) -> String {
    "pass the '\(hop)' in where this code is created, or tell the global what to do"
  }
}
