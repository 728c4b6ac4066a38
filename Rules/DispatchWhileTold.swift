package import Lint

/// Dispatches while being told.
package struct DispatchWhileTold: Rule {
  package struct Options: Codable, Sendable, Equatable {
    /// The methods by which news are delivered, beside the `new…` that protocols ask for.
    package var callbacks = ["newState"]
  }

  package static let page = Page(PackageResources.dispatch_while_told_md)
  package static let defaults = Options()

  private let options: Options

  package init(_ options: Options) {
    self.options = options
  }

  package func findings(in codebase: Codebase, severity: Severity, confidence: Confidence) -> [Finding] {
    let dispatches = codebase.eagerDispatches(in: options.callbacks)
    // ReSwift delivers at once, so that a dispatch comes back before the delivery has ended.
    let loudness = !dispatches.isEmpty && codebase.imports("ReSwift") ? max(severity, .warning) : severity
    return dispatches.map {
      Finding(
        at: $0.place, rule: Self.id, severity: loudness, edge: $0.callback + "." + $0.name,
        message: .dispatches($0), advice: "dispatch where the event happens, or decide in a reducer or middleware")
    }
  }
}

extension String {
  fileprivate static func dispatches(_ dispatch: EagerDispatch) -> String {
    guard let method = dispatch.method else { return "dispatches while '\(dispatch.callback)' is being told" }
    return "dispatches while '\(dispatch.callback)' is being told, through '\(method)'"
  }
}
