#if canImport(Observation)
  public import Observation

  /// Makes a value observable and bindable, for example in SwiftUI views: an assignment becomes an action.
  ///
  /// ```swift
  /// struct NameField: View {
  ///   @Bindable var name: BindableValue<TheText>
  ///   var body: some View { TextField("Name", text: $name.value) }
  /// }
  /// ```
  ///
  /// An assignment does not change the value. It calls a function, which dispatches an action, and the value changes
  /// when the store delivers another value. So the reducer decides what the view shows.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Observable
  public final class BindableValue<Observed: Aspect> {
    private var last: Observed.Value
    @ObservationIgnored private let change: (Observed.Value) -> Void
    @ObservationIgnored private var subscription: SubscriptionToken?

    /// Subscribes to `provider`: stores the current value and each later one.
    ///
    /// - Parameters:
    ///   - provider: provides the value.
    ///   - initial: the value as long as `provider` has none.
    ///   - change: dispatches the action for an assigned value.
    public init(_ provider: Provider<Observed>, initial: Observed.Value, change: @escaping (Observed.Value) -> Void) {
      last = initial
      self.change = change
      subscription = provider.provide { [weak self] in self?.last = $0 }
    }

    /// The last value that was delivered.
    public var value: Observed.Value {
      get { last }
      set { change(newValue) }
    }
  }
#endif
