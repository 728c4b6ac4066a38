extension Turn {
  /// Has `effect` run, and answers how to cancel it.
  func start(_ effect: Effect) -> () -> Void { effects.start(effect) }

  /// Has `body` run after a while, and answers how to cancel it.
  func pause(
    for time: Duration, named name: @escaping @Sendable () -> String, then body: @escaping @Sendable () async -> Void
  ) -> () -> Void {
    effects.pause(for: time, named: name, then: body)
  }
}
