/// One named value that a state can tell: the count, the title, the session.
///
/// The type is the name and needs no instances. It connects a provider protocol and a component protocol, so that a
/// ``Store`` can compare values and tell components without exposing the state:
///
/// ```swift
/// protocol CountComponent: AnyObject { func newCount(_ count: Int) }
/// protocol KnowsTheCount { func provideCount(to component: some CountComponent) }
///
/// enum Count: Aspect {
///   typealias Value = Int
///
///   static func ask(_ knower: any KnowsTheCount, for probe: Probe<Count>) { knower.provideCount(to: probe) }
///   static func ear(of component: any CountComponent, for probe: Probe<Count>) -> () -> Bool {
///     { [weak component] in probe.tell { component?.newCount($0) } }
///   }
/// }
/// extension Probe: CountComponent where Told == Count {
///   func newCount(_ count: Int) { note(count) }
/// }
/// ```
///
/// `@Aspect` of `EastwardMacros` generates all of that; see <doc:Macros>.
///
/// The pair is that of *ReSwift, Law of Demeter, and Another Level of Indirection* (2016). The rest makes unchanged
/// values free.
public protocol Aspect: Fact {
  /// The type of providers: `any KnowsTheCount`.
  associatedtype Knower
  /// The type of components: `any CountComponent`.
  associatedtype Component
  /// The type that takes the place of a component: by default the probe.
  associatedtype StandIn = Probe<Self>

  /// Returns an object that takes the place of a component and records values in `probe`.
  ///
  /// It is called once per provider. The default returns the probe, if it conforms to the component protocol as above.
  /// Code that cannot extend ``Probe``, such as a macro, returns an instance of its own class.
  static func standIn(for probe: Probe<Self>) -> StandIn

  /// Makes `knower` tell `standIn` as if that were a component.
  ///
  /// A knower tells synchronously or not at all. If it tells nothing, the aspect has no value; of several values the
  /// last one is used.
  static func ask(_ knower: Knower, for standIn: StandIn)

  /// Returns a function that tells `component` the value of `probe`. It references the component weakly, and returns
  /// whether it still exists.
  static func ear(of component: Component, for probe: Probe<Self>) -> () -> Bool
}

extension Aspect where StandIn == Probe<Self> {
  @inlinable
  public static func standIn(for probe: Probe<Self>) -> Probe<Self> { probe }
}

/// The value of an aspect and its equality, without provider and component.
///
/// It is separate from ``Aspect`` only because the compiler must know the value of a ``Probe`` before it has read the
/// methods of the aspect.
public protocol Fact {
  /// The value. An equal value is not told again.
  associatedtype Value: Equatable

  /// Returns whether two values count as the same, which by default means that they are equal.
  ///
  /// In a module with default actor isolation, the conformance to `Equatable` may be isolated. Then an aspect must
  /// implement this as `value == other` itself.
  static func isSame(_ value: Value, as other: Value) -> Bool
}

extension Fact {
  @inlinable
  public static func isSame(_ value: Value, as other: Value) -> Bool { value == other }
}
