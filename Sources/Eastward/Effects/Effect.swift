/// The work that a query in the state requests, ready to run.
///
/// Its description is that of the query. A delay of a ``FeedbackPolicy`` is an effect too; its description names the
/// delayed effect. See ``EffectRunner``.
public struct Effect: Sendable {
  private let name: @Sendable () -> String
  private let body: @Sendable () async -> Bool

  /// - Parameter body: returns whether an action of the effect was dropped because its query had ended.
  init(_ name: @escaping @Sendable () -> String, _ body: @escaping @Sendable () async -> Bool) {
    self.name = name
    self.body = body
  }

  /// Runs the effect to its end. Its actions have arrived when this returns.
  ///
  /// Call this once. Cancelling the task that runs it cancels the effect.
  public func run() async { _ = await body() }

  /// Runs the effect to its end, and returns whether an action of it was dropped because its query had ended.
  package func runReportingStaleActions() async -> Bool { await body() }
}

extension Effect: CustomStringConvertible {
  public var description: String { name() }
}
