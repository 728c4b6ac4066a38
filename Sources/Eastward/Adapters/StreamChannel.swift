/// Yields values to a stream as long as it has a reader. The stream ends when the store, and this channel with it, is
/// released.
final class StreamChannel<Value: Sendable>: Channel {
  /// Exists as long as the stream may be read: the stream releases it at its end, on any thread.
  final class Reader: Sendable {}

  private let continuation: AsyncStream<Value>.Continuation
  private(set) weak var reader: Reader?

  init(_ continuation: AsyncStream<Value>.Continuation) {
    self.continuation = continuation
    let reader = Reader()
    continuation.onTermination = { _ in withExtendedLifetime(reader) {} }
    self.reader = reader
    super.init(scope: 0)
  }

  deinit { continuation.finish() }

  override var isActive: Bool { reader != nil }

  /// Yields `value`, and returns whether the stream still has a reader.
  func yield(_ value: Value) -> Bool {
    continuation.yield(value)
    return isActive
  }
}
