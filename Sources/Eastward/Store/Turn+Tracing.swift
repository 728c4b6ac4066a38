extension Turn {
  /// Runs `body` if somebody wants a trace, and costs one comparison if not.
  func trace(_ body: () -> Void) {
    if tracing != nil { body() }
  }

  func note(_ trace: Trace) { tracing?(trace) }

  /// Makes an ear that calls out what it is told; the same one if nobody wants a trace.
  ///
  /// - Parameter listener: gives the name of who listens, as long as that is there.
  func traced(
    _ ear: @escaping () -> Bool, _ subject: String, to listener: () -> () -> String?
  ) -> () -> Bool {
    guard tracing != nil else { return ear }
    let listener = listener()
    return { [weak self] in
      if let name = listener() { self?.note(.told(subject, to: name)) }
      return ear()
    }
  }

  /// The same for an ear that takes what it is told.
  func traced<Value>(
    _ ear: @escaping (Value) -> Bool, _ subject: @escaping (Value) -> String, to listener: () -> () -> String?
  ) -> (Value) -> Bool {
    guard tracing != nil else { return ear }
    let listener = listener()
    return { [weak self] value in
      if let name = listener() { self?.note(.told(subject(value), to: name)) }
      return ear(value)
    }
  }
}
