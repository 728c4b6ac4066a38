#if canImport(Observation)
  public import Observation

  /// Makes the last value of a provider observable, for example in SwiftUI views.
  ///
  /// ```swift
  /// struct CounterView: View {
  ///   @State private var count: ObservedValue<TheCount>
  ///   init(_ counts: Provider<TheCount>) { count = ObservedValue(counts) }
  ///   var body: some View { Text("\(count.value ?? 0)") }
  /// }
  /// ```
  ///
  /// It subscribes like any other component, and receives values until it is released. `@State` keeps the first one
  /// that it is given: a view that may receive another provider needs another identity then, `.id(…)`.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Observable
  public final class ObservedValue<Observed: Aspect> {
    /// The last value, or nil if there has been none.
    public private(set) var value: Observed.Value?
    @ObservationIgnored private var subscription: SubscriptionToken?

    /// Subscribes to `provider`: stores the current value and each later one.
    public init(_ provider: Provider<Observed>) {
      subscription = provider.provide { [weak self] in self?.value = $0 }
    }
  }

  /// Makes a list observable, for example in SwiftUI views. It applies the changes that it receives.
  ///
  /// ```swift
  /// ForEach(blocks.all) { BlockView($0) }
  /// ```
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Observable
  public final class ObservedElements<Element: Identifiable> {
    /// The elements, in order.
    public private(set) var all: [Element] = []
    @ObservationIgnored private var subscription: SubscriptionToken?

    /// Subscribes to `elements`: stores the current list and each later one.
    public init(_ elements: Elements<Element>) {
      subscription = elements.provide { [weak self] in if let self { self.all.apply($0) } }
    }
  }
#endif
