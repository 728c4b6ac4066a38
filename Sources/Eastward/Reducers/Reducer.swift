/// A function that changes a state by an action and has no other effect.
///
/// A ``Store`` takes any function of this form. Use this type to store, pull back or combine reducers:
///
/// ```swift
/// static let reducer: Reducer<App, App.Action> = .combine(
///   Reducer(News.reduce).pullback(state: \.news, action: { $0.newsAction }),
///   Reducer { app, action in … })
/// ```
public struct Reducer<State, Action>: Sendable {
  let reduce: @Sendable (inout State, Action) -> Void

  /// Creates a reducer from a function that changes the state in place.
  public init(_ reduce: @escaping @Sendable (inout State, Action) -> Void) { self.reduce = reduce }

  /// Creates a reducer from a function that returns a new state.
  public init(pure reduce: @escaping @Sendable (State, Action) -> State) {
    self.init { state, action in state = reduce(state, action) }
  }

  /// Changes `state` by `action`.
  public func callAsFunction(_ state: inout State, _ action: Action) { reduce(&state, action) }

  /// Returns a reducer that runs `reducers` in order.
  ///
  /// - Complexity: the sum of those of the reducers.
  public static func combine(_ reducers: Reducer...) -> Reducer {
    Reducer { state, action in
      for reducer in reducers { reducer.reduce(&state, action) }
    }
  }
}
