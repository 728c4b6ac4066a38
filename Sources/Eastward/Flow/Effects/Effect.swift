/// Holds one piece of work that a query in the state has asked for, until somebody runs it.
///
/// Its description is that of the query; a pause that a ``FeedbackPolicy`` makes is an effect too and says what it
/// waits for. See ``Effects``.
public struct Effect: Sendable {
  private let name: @Sendable () -> String
  private let body: @Sendable () async -> Void

  init(_ name: @escaping @Sendable () -> String, _ body: @escaping @Sendable () async -> Void) {
    self.name = name
    self.body = body
  }

  /// Runs it to its end; its answers have come home by then.
  ///
  /// Run it once. When the task that runs it is cancelled, the effect is too.
  public func run() async { await body() }
}

extension Effect: CustomStringConvertible {
  public var description: String { name() }
}
