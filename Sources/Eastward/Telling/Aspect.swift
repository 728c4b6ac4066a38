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
/// The pair is the one of *ReSwift, Law of Demeter, and Another Level of Indirection* (2016); the rest is what makes it
/// cost nothing while nothing changed.
public protocol Aspect: Fact {
  /// Who can tell it: `any KnowsTheCount`.
  associatedtype Knower
  /// Who is told: `any CountComponent`.
  associatedtype Component

  /// Asks `knower` to tell `probe`, as if the probe were a component.
  ///
  /// A knower tells at once or not at all. Telling nothing means that there is nothing to know at the moment; of several
  /// tellings the last one counts.
  static func ask(_ knower: Knower, for probe: Probe<Self>)

  /// Makes what is called whenever `probe` heard something new: it tells the same to `component`, which it holds weakly, and
  /// answers whether the component is still there.
  static func ear(of component: Component, for probe: Probe<Self>) -> () -> Bool
}

/// Says what is told, apart from who tells it to whom.
///
/// It stands apart from ``Aspect`` only for the compiler, which must know the value of a ``Probe`` before it has looked at the
/// aspect's methods.
public protocol Fact {
  /// What is told. Two equal values are one telling.
  associatedtype Value: Equatable
}
