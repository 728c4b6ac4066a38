/// Puts what is told into a stream, until nobody reads it; when the store goes, and this with it, the stream ends.
final class StreamLine<Value: Sendable>: Line {
  /// Lives as long as somebody may still read: the stream lets it go when it ends, on whatever thread that is.
  private final class Reader: Sendable {}

  private let continuation: AsyncStream<Value>.Continuation
  private weak var reader: Reader?

  init(_ continuation: AsyncStream<Value>.Continuation) {
    self.continuation = continuation
    let reader = Reader()
    continuation.onTermination = { _ in withExtendedLifetime(reader) {} }
    self.reader = reader
    super.init(scope: 0)
  }

  deinit { continuation.finish() }

  override var isNeeded: Bool { reader != nil }

  /// Answers whether somebody still reads.
  func tell(_ value: Value) -> Bool {
    continuation.yield(value)
    return isNeeded
  }
}
