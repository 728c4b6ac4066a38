/// A store with the interface of ReSwift, over a store of `Eastward`.
///
/// Screens that were moved to components receive a ``provider(of:from:)``; the others subscribe as before. Deliveries
/// follow the rules of `Eastward`: an action that is dispatched in `newState` waits until all subscribers have received
/// the state before it. Until then ``state`` is the old state.
open class Store<State> {
  /// The store of `Eastward`, for lists, events, reactions, feedbacks and thunks. Its state is nil until the first
  /// action, if there was no initial state.
  ///
  /// ```swift
  /// let rows = store.base.elements(in: { $0?.items })
  /// ```
  ///
  /// Its actions bypass ``middleware``: those that are dispatched to it, and those of its reactions, feedbacks, thunks
  /// and scopes. In Swift 6 mode a feedback and a thunk need a `Sendable` action, and `any Action` is not: use a scope
  /// with actions of its own.
  public let base: Eastward.Store<State?, any Action>

  /// Receives each action that is dispatched to this store, before the reducer does; the first one before the others.
  ///
  /// Actions of ``base`` bypass it.
  public var middleware:
    [(@escaping DispatchFunction, @escaping () -> State?) -> (@escaping DispatchFunction) -> DispatchFunction]
  {
    didSet { dispatchFunction = combined() }
  }

  /// Dispatches an action through the middleware.
  public private(set) lazy var dispatchFunction = combined()

  let automaticallySkipsRepeats: Bool
  /// The subscriptions, by their subscribers.
  var adapters: [ObjectIdentifier: Adapter<State>] = [:]
  let current: Current<State>

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - reducer: returns the state after an action.
  ///   - state: the initial state. If it is nil, ``ReSwiftInit`` is dispatched.
  ///   - middleware: receives each action that is dispatched to this store, before the reducer does.
  ///   - automaticallySkipsRepeats: whether subscribers of an `Equatable` state receive only other values.
  public required init(
    reducer: @escaping Reducer<State>, state: State?,
    middleware: [(@escaping DispatchFunction, @escaping () -> State?) -> (@escaping DispatchFunction) ->
      DispatchFunction] = [],
    automaticallySkipsRepeats: Bool = true
  ) {
    let current = Current(state)
    self.current = current
    self.middleware = middleware
    self.automaticallySkipsRepeats = automaticallySkipsRepeats
    base = Eastward.Store(
      state,
      reduce: { state, action in
        state = reducer(action, state)
        current.put(state)
      })
    if state == nil { dispatch(ReSwiftInit()) }
  }

  private func combined() -> DispatchFunction {
    let last: DispatchFunction = { [weak base] in base?.dispatch($0) }
    return middleware.reversed().reduce(last) { [current] next, middleware in
      middleware({ [weak self] in self?.dispatch($0) }, { current.state })(next)
    }
  }

  /// The current state.
  @available(
    *, deprecated,
    message: "conform the state to what is read here, such as 'KnowsTheCount', and subscribe with 'provider(of:from:)'"
  )
  public var state: State! { current.state }

  /// Dispatches `action` through the middleware, reduces it, and calls the subscribers.
  open func dispatch(_ action: any Action) { dispatchFunction(action) }

  /// Returns the provider of an aspect, for screens that are components.
  ///
  /// - Parameters:
  ///   - aspect: the aspect, such as `TheCount.self`.
  ///   - source: returns the part of the state that provides the aspect: `{ $0 }` for the state itself.
  public func provider<Observed: Aspect>(
    of aspect: Observed.Type, from source: @escaping (State) -> Observed.Source?
  ) -> Provider<Observed> {
    base.provider(of: aspect) { $0.flatMap(source) }
  }
}

/// A copy of the state that can be read, because a store of `Eastward` does not expose its state.
final class Current<State> {
  private(set) var state: State?

  init(_ state: State?) { self.state = state }

  /// Replaces the state. The old one is released after the access: its objects may run code that reads the state.
  func put(_ state: State?) {
    let before = self.state
    self.state = state
    withExtendedLifetime(before) {}
  }
}
