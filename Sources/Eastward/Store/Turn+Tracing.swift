extension Turn {
  /// Runs `body` if somebody wants a trace, and costs one comparison if not.
  func trace(_ body: () -> Void) {
    if tracing != nil { body() }
  }

  func note(_ trace: Trace) {
    guard !isTracing else { return }
    isTracing = true
    tracing?(trace)
    isTracing = false
  }

  /// Calls out that `state` can be listened to.
  func traceProvider(of aspect: Any.Type, by state: Any.Type) {
    trace { note(.providerCreated(aspect: "\(aspect)", state: "\(state)")) }
  }

  /// Makes an ear that calls out what it is told; the same one if nobody wants a trace.
  ///
  /// - Parameter listener: gives the name of who listens, as long as that is there.
  func traced(
    _ ear: @escaping () -> Bool, _ aspect: Any.Type, of state: Any.Type, to listener: () -> () -> String?
  ) -> () -> Bool {
    guard tracing != nil else { return ear }
    let listener = greeted(listener(), aspect, state)
    return { [weak self] in
      if let name = listener() { self?.note(.delivered(aspect: "\(aspect)", component: name)) }
      return ear()
    }
  }

  /// The same for an ear that takes what it is told; `detail` says what of it.
  func traced<Value>(
    _ ear: @escaping (Value) -> Bool, _ aspect: Any.Type, of state: Any.Type, detail: @escaping (Value) -> String?,
    to listener: () -> () -> String?
  ) -> (Value) -> Bool {
    guard tracing != nil else { return ear }
    let listener = greeted(listener(), aspect, state)
    return { [weak self] value in
      if let name = listener() { self?.note(.delivered(aspect: "\(aspect)", detail: detail(value), component: name)) }
      return ear(value)
    }
  }

  private func greeted(
    _ listener: @escaping () -> String?, _ aspect: Any.Type, _ state: Any.Type
  ) -> () -> String? {
    if let name = listener() { note(.subscribed(component: name, aspect: "\(aspect)", state: "\(state)")) }
    return listener
  }
}
