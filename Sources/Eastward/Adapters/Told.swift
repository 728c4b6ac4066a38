#if canImport(Observation)
  public import Observation

  /// Stores the last value of a provider for Observation, such as for SwiftUI views.
  ///
  /// ```swift
  /// struct CounterView: View {
  ///   @State private var count: Told<TheCount>
  ///   init(_ counts: Provider<TheCount>) { count = Told(counts) }
  ///   var body: some View { Text("\(count.value ?? 0)") }
  /// }
  /// ```
  ///
  /// It is a component like any other and is told until it is released. It does not read the state; it stores values
  /// that it was told.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Observable
  public final class Told<Of: Aspect> {
    /// What was told last; nil when nothing has been told yet.
    public private(set) var value: Of.Value?
    @ObservationIgnored private var subscription: Subscription?

    /// Subscribes to `provider`: stores the current value and each later one.
    public init(_ provider: Provider<Of>) {
      subscription = provider.provide { [weak self] in self?.value = $0 }
    }
  }

  /// Stores a list for Observation by applying the differences that it is told.
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

    /// Subscribes to `elements`: stores the current list and each later one.
    public init(_ elements: Elements<Element>) {
      subscription = elements.provide { [weak self] in self?.all.apply($0) }
    }
  }
#endif
