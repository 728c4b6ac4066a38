extension DispatchCycle {
  /// Runs `body` if the store is traced; costs one comparison if not.
  func trace(_ body: () -> Void) {
    if tracing != nil { body() }
  }

  func record(_ trace: Trace) {
    guard !isTracing else { return }
    isTracing = true
    tracing?(trace)
    isTracing = false
  }

  /// Traces the creation of a provider.
  func traceProvider(of aspect: Any.Type, by state: Any.Type) {
    trace { record(.providerCreated(aspect: "\(aspect)", state: "\(state)")) }
  }

  /// Returns an observer that traces its deliveries, or `observer` if the store is not traced.
  ///
  /// - Parameter name: returns a function that returns the name of the subscriber, or nil once it was released.
  func traced(
    _ observer: @escaping () -> Bool, _ aspect: Any.Type, of state: Any.Type, to name: () -> () -> String?
  ) -> () -> Bool {
    guard tracing != nil else { return observer }
    let name = traceSubscription(name(), aspect, state)
    return { [weak self] in
      if let name = name() { self?.record(.delivered(aspect: "\(aspect)", component: name)) }
      return observer()
    }
  }

  /// Returns an observer of a value that traces its deliveries with the `detail` of the value, or `observer` if the
  /// store is not traced.
  func traced<Value>(
    _ observer: @escaping (Value) -> Bool, _ aspect: Any.Type, of state: Any.Type, detail: @escaping (Value) -> String?,
    to name: () -> () -> String?
  ) -> (Value) -> Bool {
    guard tracing != nil else { return observer }
    let name = traceSubscription(name(), aspect, state)
    return { [weak self] value in
      if let name = name() { self?.record(.delivered(aspect: "\(aspect)", detail: detail(value), component: name)) }
      return observer(value)
    }
  }

  private func traceSubscription(
    _ name: @escaping () -> String?, _ aspect: Any.Type, _ state: Any.Type
  ) -> () -> String? {
    if let name = name() { record(.subscribed(component: name, aspect: "\(aspect)", state: "\(state)")) }
    return name
  }
}
