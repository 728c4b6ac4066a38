/// Puts what is told into a stream, until nobody reads it; when the store goes, and this with it, the stream ends.
final class StreamLine<Value: Sendable>: Line {
  private let continuation: AsyncStream<Value>.Continuation
  private var isRead = true

  init(_ continuation: AsyncStream<Value>.Continuation) {
    self.continuation = continuation
    super.init(scope: 0)
  }

  deinit { continuation.finish() }

  override var isNeeded: Bool { isRead }

  /// Answers whether somebody still reads.
  func tell(_ value: Value) -> Bool {
    if case .terminated = continuation.yield(value) { isRead = false }
    return isRead
  }
}
