#if canImport(Observation)
  public import Observation

  /// Makes all values that a view shows observable together, for example in SwiftUI.
  ///
  /// ```swift
  /// struct Header: View {
  ///   struct Values {
  ///     var title = ""
  ///     var count = 0
  ///   }
  ///   @State private var header: ObservedValues<Values>
  ///
  ///   init(_ titles: Provider<TheTitle>, _ counts: Provider<TheCount>) {
  ///     _header = State(initialValue: ObservedValues(Values()) {
  ///       $0.observe(titles, as: \.title)
  ///       $0.observe(counts, as: \.count)
  ///     })
  ///   }
  ///
  ///   var body: some View { Text("\(header.title): \(header.count)") }
  /// }
  /// ```
  ///
  /// The values belong to one state: they change once, at the end of a delivery. A value that the state does not provide
  /// stays as it was.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Observable @dynamicMemberLookup
  public final class ObservedValues<Values>: DeliveryComponent {
    /// The values of the last delivery.
    public private(set) var values: Values
    /// The values that have arrived.
    @ObservationIgnored private var arrived: Values

    /// Subscribes to providers: stores their current values and each later one.
    ///
    /// - Parameters:
    ///   - initial: the values that are shown until the state provides others.
    ///   - subscribe: calls `observe(_:as:)` for each value.
    public init(_ initial: Values, _ subscribe: (ObservedValues) -> Void) {
      values = initial
      arrived = initial
      subscribe(self)
    }

    /// Stores each value of `provider`.
    ///
    /// - Parameters:
    ///   - provider: provides the value.
    ///   - place: where the value is stored.
    public func observe<Observed: Aspect>(
      _ provider: Provider<Observed>, as place: WritableKeyPath<Values, Observed.Value>
    ) {
      provider.observe(with: self) { $0.arrived[keyPath: place] = $1 }
    }

    /// Stores each version of a list.
    ///
    /// - Parameters:
    ///   - elements: provides the list.
    ///   - place: where it is stored.
    public func observe<Element: Identifiable>(
      _ elements: Elements<Element>, as place: WritableKeyPath<Values, [Element]>
    ) {
      elements.observe(with: self) { $0.arrived[keyPath: place].apply($1) }
    }

    /// A value of the last delivery.
    public subscript<Value>(dynamicMember place: KeyPath<Values, Value>) -> Value { values[keyPath: place] }

    public func deliveryDidEnd() { values = arrived }
  }

  extension Elements {
    /// Calls `receive` with the changes until `component` is released.
    fileprivate func observe<Component: AnyObject>(
      with component: Component, _ receive: @escaping (Component, [Change<Element>]) -> Void
    ) {
      token.channel.subscribe(
        { [weak component] changes in
          guard let component else { return false }
          receive(component, changes)
          return true
        }, of: component, named: { nameWhileThere(of: component) })
    }
  }

  extension Provider {
    /// Calls `receive` with each value until `component` is released.
    fileprivate func observe<Component: AnyObject>(
      with component: Component, _ receive: @escaping (Component, Observed.Value) -> Void
    ) {
      token.channel.subscribe(
        { [weak component, probe] in
          guard let component else { return false }
          if let value = probe.told { receive(component, value) }
          return true
        }, of: component, named: { nameWhileThere(of: component) })
    }
  }
#endif
