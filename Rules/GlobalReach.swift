package import Lint

/// Reaches beyond a singleton or a global value.
package struct GlobalReach: Rule {
  package struct Options: Codable, Sendable, Equatable {
    /// The hops past a global from which on a used value is too far away.
    package var allowed = 1
    /// The globals that count, by the name at the beginning of the chain; all of them if there are none.
    package var globals: [String] = []
    /// Properties that lead to a logger, which anybody may reach.
    package var loggers = ["log", "Log", "logger", "Logger"]
  }

  package static let page = Page(PackageResources.global_reach_md)
  package static let defaults = Options()

  private let options: Options

  package init(_ options: Options) {
    self.options = options
  }

  package func findings(in codebase: Codebase, severity: Severity, confidence: Confidence) -> [Finding] {
    var query = ReachQuery(.global, allowed: options.allowed, confidence: confidence)
    query.gathersTypes = true
    return codebase.reachings(query).filter(counts).map {
      Finding(
        $0, rule: Self.id, severity: severity, message: .reaches(beyond: $0), advice: .handOver($0.hop))
    }
  }

  private func counts(_ reaching: Reaching) -> Bool {
    // A table of constants is data.
    if reaching.mitigation == .dataOwner || options.loggers.contains(reaching.hop) { return false }
    return options.globals.isEmpty || options.globals.contains(reaching.root)
  }
}

extension String {
  fileprivate static func reaches(beyond reaching: Reaching) -> String {
    "reaches beyond a global through '\(reaching.edge)' to '\(reaching.member)'; take what you need as a parameter"
  }

  fileprivate static func handOver(_ hop: String) -> String {
    "let whoever creates this code hand it the '\(hop)', or tell the global what to do"
  }
}
