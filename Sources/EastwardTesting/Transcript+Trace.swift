public import Eastward

extension Transcript where Entry == Delivery {
  /// Takes a step of a store that is traced: `Store(…, tracing: deliveries.trace, reduce: …)`.
  public func trace(_ step: Trace) {
    if case .reduced(let action) = step { reduced(action) }
    if case .pass = step { passBegins() }
    if case .told(let subject, let listener) = step { add(Telling(subject, to: listener)) }
  }
}
