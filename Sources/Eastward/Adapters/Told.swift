#if canImport(Observation)
  public import Observation

  /// Remembers what was told last, for those who watch values: SwiftUI's views, and whatever else uses Observation.
  ///
  /// ```swift
  /// struct CounterView: View {
  ///   @State private var count: Told<TheCount>
  ///   init(_ counts: Provider<TheCount>) { count = Told(counts) }
  ///   var body: some View { Text("\(count.value ?? 0)") }
  /// }
  /// ```
  ///
  /// It is a component like any other, told as long as it lives. It reads no state: it has only what it was told.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Observable
  public final class Told<Of: Aspect> {
    /// What was told last; nil when nothing has been told yet.
    public private(set) var value: Of.Value?
    @ObservationIgnored private var subscription: Subscription?

    /// Makes one that is told by `provider`, now and whenever something else is to be told.
    public init(_ provider: Provider<Of>) {
      subscription = provider.provide { [weak self] in self?.value = $0 }
    }
  }

  /// Remembers a list as its differences were told, for those who watch values.
  ///
  /// ```swift
  /// ForEach(blocks.all) { BlockView($0) }
  /// ```
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Observable
  public final class ToldElements<Element: Identifiable> {
    /// The elements, in order.
    public private(set) var all: [Element] = []
    @ObservationIgnored private var subscription: Subscription?

    /// Makes one that is told by `elements`, now and whenever they change.
    public init(_ elements: Elements<Element>) {
      subscription = elements.provide { [weak self] in self?.all.apply($0) }
    }
  }
#endif
