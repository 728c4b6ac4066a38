/// A named value of the state, such as the count, the title or the session.
///
/// The type is only a name and needs no instances. It connects a provider protocol and a component protocol, so that a
/// ``Store`` can compare values and deliver them without exposing the state:
///
/// ```swift
/// protocol TemperatureComponent: AnyObject { func newTemperature(_ celsius: Int) }
/// protocol KnowsTheTemperature { func provideTemperature(to component: some TemperatureComponent) }
///
/// enum Temperature: Aspect {
///   typealias Value = Int
///
///   static func read(from source: any KnowsTheTemperature, into probe: Probe<Temperature>) {
///     source.provideTemperature(to: probe)
///   }
///   static func observer(
///     for component: any TemperatureComponent, reading probe: Probe<Temperature>
///   ) -> () -> Bool {
///     { [weak component] in probe.deliver { component?.newTemperature($0) } }
///   }
/// }
/// extension Probe: TemperatureComponent where Observed == Temperature {
///   func newTemperature(_ celsius: Int) { record(celsius) }
/// }
/// ```
///
/// `@Aspect` of `EastwardMacros` generates all of that; see <doc:Macros>.
///
/// The protocol pair comes from the article *ReSwift, Law of Demeter, and Another Level of Indirection* (2016). The
/// aspect lets the store skip values that have not changed.
public protocol Aspect: AspectValue {
  /// The type of providers: `any KnowsTheTemperature`.
  associatedtype Source
  /// The type of components: `any TemperatureComponent`.
  associatedtype Component
  /// The type that receives values in the place of a component: by default the probe.
  associatedtype Receiver = Probe<Self>

  /// Returns an object that receives values in the place of a component and records them in `probe`.
  ///
  /// It is called once per provider. The default returns the probe, which then conforms to the component protocol as
  /// above. Code that cannot extend ``Probe``, such as a macro, returns an instance of its own class.
  static func receiver(for probe: Probe<Self>) -> Receiver

  /// Makes `source` provide its value to `receiver`, as to a component.
  ///
  /// A source calls the receiver synchronously. If it does not call it, the aspect has no value; of several values the
  /// last one is used.
  static func read(from source: Source, into receiver: Receiver)

  /// Returns a function that delivers the value of `probe` to `component`. It references the component weakly, and
  /// returns whether the component still exists.
  static func observer(for component: Component, reading probe: Probe<Self>) -> () -> Bool
}

extension Aspect where Receiver == Probe<Self> {
  /// Returns the probe itself.
  @inlinable
  public static func receiver(for probe: Probe<Self>) -> Probe<Self> { probe }
}

/// The value of an aspect and its equality, without provider and component.
///
/// It is separate from ``Aspect`` only because the compiler must know the value type of a ``Probe`` before it reads the
/// methods of the aspect.
public protocol AspectValue {
  /// The type of the value, which is `Equatable`: a value that equals the previous one is not delivered.
  ///
  /// Another type needs an ``isDuplicate(_:of:)`` of its own.
  associatedtype Value

  /// Returns whether `value` need not be delivered after `previous`: by default true if they are equal.
  ///
  /// In a module with default actor isolation, the conformance to `Equatable` may be isolated. Then an aspect must
  /// implement this as `value == previous` itself.
  static func isDuplicate(_ value: Value, of previous: Value) -> Bool
}

extension AspectValue where Value: Equatable {
  @inlinable
  public static func isDuplicate(_ value: Value, of previous: Value) -> Bool { value == previous }
}
