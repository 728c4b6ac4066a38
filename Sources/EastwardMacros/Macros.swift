@_exported public import Eastward

/// Generates the protocol pair of an aspect, and the conformance of the enum to ``Aspect``.
///
/// ```swift
/// @Aspect enum Count { typealias Value = Int }
///
/// @Aspect enum Session {
///   case signedIn(name: String, admin: Bool)
///   case signedOut
/// }
/// ```
///
/// The first generates `CountComponent` with `newCount(_:)`, and `KnowsTheCount` with `provideCount(to:)`. The second
/// generates one component method per case, and its value is the case itself.
///
/// - Parameter method: the name of the component's method, for an enum with a `Value`: `"showBalance"`,
///   `"show(balance:)"`.
@attached(peer, names: suffixed(Component), suffixed(Receiver), prefixed(KnowsThe))
@attached(
  extension, conformances: Aspect, Equatable,
  names: named(Value), named(receiver), named(read), named(observer), named(deliver), named(isDuplicate))
public macro Aspect(method: StaticString = "") =
  #externalMacro(module: "EastwardMacrosPlugin", type: "AspectMacro")

/// Generates the method that provides a property of the state.
///
/// ```swift
/// struct AppState: KnowsTheCount {
///   @Provides(Count.self) private var counter = 0
/// }
/// ```
///
/// The property may be private or computed. The aspect is one that ``Aspect(method:)`` generates, or a ready-made one.
@attached(peer, names: arbitrary)
public macro Provides<Observed: Eastward.Aspect>(_ aspect: Observed.Type) =
  #externalMacro(module: "EastwardMacrosPlugin", type: "ProvidesMacro")

/// Generates a property for each case of an enum: its associated value, or nil if the enum is in another case.
///
/// ```swift
/// @CaseAccessors enum AppAction { case newsEvent(NewsEvent), refresh }
///
/// action.newsEvent   // NewsEvent?
/// ```
@attached(member, names: arbitrary)
public macro CaseAccessors() = #externalMacro(module: "EastwardMacrosPlugin", type: "CaseAccessorsMacro")
