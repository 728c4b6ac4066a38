// Reading what is told, at the reader's own pace and on any actor. Deliveries never wait for a reader; what he has not
// read yet is kept, as the buffering policy says.

extension Provider where Told.Value: Sendable {
  /// Makes a stream of what is told, now and from now on.
  ///
  /// ```swift
  /// for await count in counts.values() { print(count) }
  /// ```
  ///
  /// It ends when the store goes. Who stops reading needs to cancel nothing.
  ///
  /// - Parameter policy: what is kept for a slow reader; if nothing is said, the newest value and no other, because it is
  ///   the one that holds.
  public func values(
    buffering policy: AsyncStream<Told.Value>.Continuation.BufferingPolicy = .bufferingNewest(1)
  ) -> AsyncStream<Told.Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Told.Value.self, bufferingPolicy: policy)
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
  /// Makes a stream of the changes of a list; the whole list comes first.
  ///
  /// All of them are kept for a slow reader: if one were missing, those after it would be wrong. It ends when the store
  /// goes. Who stops reading needs to cancel nothing.
  public func changes() -> AsyncStream<[Change<Element>]> {
    let (stream, continuation) = AsyncStream.makeStream(of: [Change<Element>].self, bufferingPolicy: .unbounded)
    let line = StreamLine(continuation)
    hold.line.keep(line)
    hold.line.join({ [weak line] changes in line?.tell(changes) ?? false }, of: line, named: { { "a stream" } })
    return stream
  }
}

extension Occasions where Value: Sendable {
  /// Makes a stream of what is fired from now on.
  ///
  /// It ends when the store goes. Who stops reading needs to cancel nothing.
  ///
  /// - Parameter policy: what is kept for a slow reader; if nothing is said, everything, because each firing is meant to
  ///   happen.
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
