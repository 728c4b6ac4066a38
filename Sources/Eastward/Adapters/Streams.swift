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
    let channel = StreamChannel(continuation)
    token.channel.keep(channel)
    token.channel.subscribe(
      { [weak channel, probe] in
        guard let value = probe.told else { return true }
        return channel?.yield(value) ?? false
      }, of: channel, named: { { "a stream" } })
    return stream
  }
}

extension Elements where Element: Sendable, Element.ID: Sendable {
  /// Returns a stream of the changes of a list, beginning with the whole list.
  ///
  /// All changes are kept for a slow reader, because changes can only be applied in sequence. The stream ends when the
  /// store is released. A reader that stops does not have to cancel.
  public func changes() -> AsyncStream<[Change<Element>]> {
    let (stream, continuation) = AsyncStream.makeStream(of: [Change<Element>].self, bufferingPolicy: .unbounded)
    let channel = StreamChannel(continuation)
    token.channel.keep(channel)
    token.channel.subscribe(
      { [weak channel] changes in channel?.yield(changes) ?? false }, of: channel, named: { { "a stream" } })
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
    let channel = StreamChannel(continuation)
    _ = join({ channel.yield($0) }, channel.reader, { { "a stream" } })
    return stream
  }
}

extension AspectChannel {
  /// Retains `channel` as long as the store exists and the channel is active.
  func keep(_ channel: Channel) { cycle.add(channel) }
}

extension ElementsChannel {
  /// Retains `channel` as long as the store exists and the channel is active.
  func keep(_ channel: Channel) { cycle.add(channel) }
}
