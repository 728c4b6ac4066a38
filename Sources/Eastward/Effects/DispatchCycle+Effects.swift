extension DispatchCycle {
  /// Starts `effect`, and returns a function that cancels it.
  func start(_ effect: Effect) -> () -> Void { effects.start(effect) }

  /// Runs `body` after a delay, and returns a function that cancels it.
  func pause(
    for time: Duration, named name: @escaping @Sendable () -> String, then body: @escaping @Sendable () async -> Void
  ) -> () -> Void {
    effects.pause(for: time, named: name, then: body)
  }
}
