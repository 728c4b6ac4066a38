package import Analysis
package import Findings
package import Linting

/// Reports subscribers that take the whole state although narrower provider protocols exist.
package struct WholeStateSubscriber: Rule {
  package struct Options: Codable, Sendable, Equatable {
    /// Further state types, which neither the conventions nor a protocol identify.
    package var stateTypes: [String] = []
  }

  package static let page = Page(PackageResources.whole_state_subscriber_md)
  package static let defaults = Options()
  package static let limits: [String: OptionLimit] = ["stateTypes": .texts(.names)]

  private let options: Options

  package init(_ options: Options) {
    self.options = options
  }

  package func warnings(about codebase: Codebase) -> [String] {
    codebase.warnings(about: options.stateTypes, in: "stateTypes", of: Self.id)
  }

  package func findings(in codebase: Codebase, _ context: RuleContext) -> [Finding] {
    var all = StateSubscribers(in: codebase)
    let subscribers = all.ofWholeStates { state in
      let name = state.split(separator: ".").last.map(String.init) ?? state
      return options.stateTypes.contains(state) || context.conventions.pattern(of: name, in: .states) != nil
    }
    return subscribers.map {
      Finding(
        at: $0.place, rule: Self.id, severity: context.severity, edge: "\($0.state).\($0.name)", message: .takes($0),
        advice: "subscribe to the narrowest protocol that provides what this code shows")
    }
  }
}

extension String {
  fileprivate static func takes(_ subscriber: StateSubscriber) -> String {
    let narrower = subscriber.narrower.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return "takes the whole '\(subscriber.state)', which conforms to \(narrower); take only what you need"
  }
}
