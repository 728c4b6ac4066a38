/// Names one thing that a state can tell: the count, the title, the session.
///
/// The type is the name; it needs no instances. It joins a provider protocol and a component protocol, so that a
/// ``Store`` can compare what is told and tell it to those who listen, without ever reading the state:
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
/// `@Aspect` of `EastwardMacros` writes all of that; see <doc:Macros>.
///
/// The pair is the one of *ReSwift, Law of Demeter, and Another Level of Indirection* (2016); the rest is what makes it
/// cost nothing while nothing changed.
public protocol Aspect: Fact {
  /// Who can tell it: `any KnowsTheCount`.
  associatedtype Knower
  /// Who is told: `any CountComponent`.
  associatedtype Component
  /// What is asked for in the place of a component: the probe itself, if it was made one.
  associatedtype StandIn = Probe<Self>

  /// Makes what stands where a component stands, and notes what it is told on `probe`.
  ///
  /// It is called once for each provider. Leave it out where the probe is a component itself, as above; what
  /// cannot extend ``Probe``, a macro for one, has a class of its own here.
  static func standIn(for probe: Probe<Self>) -> StandIn

  /// Asks `knower` to tell `standIn`, as if that were a component.
  ///
  /// A knower tells at once or not at all. Telling nothing means that there is nothing to know at the moment; of several
  /// tellings the last one counts.
  static func ask(_ knower: Knower, for standIn: StandIn)

  /// Makes what is called whenever `probe` heard something new: it tells the same to `component`, which it holds weakly, and
  /// answers whether the component is still there.
  static func ear(of component: Component, for probe: Probe<Self>) -> () -> Bool
}

extension Aspect where StandIn == Probe<Self> {
  @inlinable
  public static func standIn(for probe: Probe<Self>) -> Probe<Self> { probe }
}

/// Says what is told, apart from who tells it to whom.
///
/// It stands apart from ``Aspect`` only for the compiler, which must know the value of a ``Probe`` before it has looked at the
/// aspect's methods.
public protocol Fact {
  /// What is told. Two equal values are one telling.
  associatedtype Value: Equatable

  /// Whether two values are one telling; they are if they are equal.
  ///
  /// In a module that lives on an actor, the values are equal on that actor only. An aspect that says `value == other` itself
  /// lives there as well.
  static func isSame(_ value: Value, as other: Value) -> Bool
}

extension Fact {
  @inlinable
  public static func isSame(_ value: Value, as other: Value) -> Bool { value == other }
}
