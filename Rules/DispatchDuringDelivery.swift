package import Analysis
package import Findings
package import Linting

/// Reports dispatches during a delivery.
package struct DispatchDuringDelivery: Rule {
  package struct Options: Codable, Sendable, Equatable {
    /// The delivery methods, in addition to the `new…` methods that protocols require.
    package var callbacks = ["newState"]
    /// The modules whose stores deliver while they dispatch, so that the nested delivery runs before the current one
    /// has ended.
    package var synchronousStores = ["ReSwift"]
  }

  package static let page = Page(PackageResources.dispatch_during_delivery_md)
  package static let defaults = Options()
  package static let limits: [String: OptionLimit] = ["callbacks": .texts(.names), "synchronousStores": .texts(.names)]

  private let options: Options

  package init(_ options: Options) {
    self.options = options
  }

  package func findings(in codebase: Codebase, _ context: RuleContext) -> [Finding] {
    var deliveries = Deliveries(in: codebase)
    let dispatches = deliveries.eagerDispatches(in: options.callbacks)
    let isRaised = !dispatches.isEmpty && options.synchronousStores.contains { codebase.imports($0) }
    let raised = isRaised ? max(context.severity, .warning) : context.severity
    return dispatches.map {
      Finding(
        at: $0.place, rule: Self.id, severity: raised, edge: "\($0.callback).\($0.name)",
        message: .dispatches($0), advice: "dispatch where the event happens, or decide in a reducer or middleware")
    }
  }
}

extension String {
  fileprivate static func dispatches(_ dispatch: EagerDispatch) -> String {
    let way = dispatch.method.map { ", through '\($0)'" } ?? ""
    return "dispatches an action during a delivery (in '\(dispatch.callback)'\(way)); use a reducer or middleware"
  }
}
