public import Eastward

/// Writes the pair of an aspect, and what makes the enum an aspect.
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
/// The first is told by `newCount(_:)` of `CountComponent`, and `KnowsTheCount` asks for `provideCount(to:)`. The second is told
/// by one method for each case; its value is the case itself.
///
/// - Parameter method: the name of the component's method, for an enum with a `Value`: `"showBalance"`, `"show(balance:)"`.
@attached(peer, names: suffixed(Component), suffixed(StandIn), prefixed(KnowsThe))
@attached(
  extension, conformances: Aspect, Equatable,
  names: named(Value), named(standIn), named(ask), named(ear), named(tell), named(isSame))
public macro Aspect(telling method: StaticString = "") =
  #externalMacro(module: "EastwardMacrosPlugin", type: "AspectMacro")

/// Writes the method by which a state tells one of its properties.
///
/// ```swift
/// struct AppState: KnowsTheCount {
///   @Provides(Count.self) private var counter = 0
/// }
/// ```
///
/// The property may be private, and computed. The aspect is one that ``Aspect(telling:)`` made, or a ready-made one.
@attached(peer, names: arbitrary)
public macro Provides<Told: Eastward.Aspect>(_ aspect: Told.Type) =
  #externalMacro(module: "EastwardMacrosPlugin", type: "ProvidesMacro")

/// Writes a property for each case of an enum, which is what the case carries, and nil for another case.
///
/// ```swift
/// @Extractions enum AppAction { case newsEvent(NewsEvent), refresh }
///
/// action.newsEvent   // NewsEvent?
/// ```
@attached(member, names: arbitrary)
public macro Extractions() = #externalMacro(module: "EastwardMacrosPlugin", type: "ExtractionsMacro")
