// Streams for readers on any actor. Deliveries never wait for a reader; values that were not read yet are buffered, as
// the buffering policy says.

extension Provider where Observed.Value: Sendable {
  /// Returns a stream of the current value and all later ones.
  ///
  /// ```swift
  /// for await count in counts.values() { print(count) }
  /// ```
  ///
  /// The stream ends when the store is released. A reader that stops does not have to cancel.
  ///
  /// - Parameter policy: which values are kept for a slow reader; by default only the newest, which is the current one.
  public func values(
    buffering policy: AsyncStream<Observed.Value>.Continuation.BufferingPolicy = .bufferingNewest(1)
  ) -> AsyncStream<Observed.Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Observed.Value.self, bufferingPolicy: policy)
    let line = StreamLine(continuation)
    hold.line.keep(line)
    hold.line.join(
      { [weak line, probe] in
        guard let value = probe.told else { return true }
        return line?.tell(value) ?? false
      }, of: line, named: { { "a stream" } })
    return stream
  }
}

extension Elements where Element: Sendable, Element.ID: Sendable {
  /// Returns a stream of the changes of a list, beginning with the whole list.
  ///
  /// All changes are kept for a slow reader, because without one those after it would be wrong. The stream ends when
  /// the store is released. A reader that stops does not have to cancel.
  public func changes() -> AsyncStream<[Change<Element>]> {
    let (stream, continuation) = AsyncStream.makeStream(of: [Change<Element>].self, bufferingPolicy: .unbounded)
    let line = StreamLine(continuation)
    hold.line.keep(line)
    hold.line.join({ [weak line] changes in line?.tell(changes) ?? false }, of: line, named: { { "a stream" } })
    return stream
  }
}

extension Events where Value: Sendable {
  /// Returns a stream of future events.
  ///
  /// The stream ends when the store is released. A reader that stops does not have to cancel.
  ///
  /// - Parameter policy: which events are kept for a slow reader; by default all, because no event may be lost.
  public func values(
    buffering policy: AsyncStream<Value>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: policy)
    let line = StreamLine(continuation)
    _ = join({ line.tell($0) }, line, { { "a stream" } })
    return stream
  }
}

extension Topic {
  /// Keeps `line` as long as the store is there and it is needed.
  func keep(_ line: Line) { turn.lay(line) }
}

extension ElementsTopic {
  /// Keeps `line` as long as the store is there and it is needed.
  func keep(_ line: Line) { turn.lay(line) }
}
