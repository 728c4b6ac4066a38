// Names that other libraries have, and calls that cannot work. Nothing here can be called: a declaration exists for the
// sentence that the compiler prints. <doc:CommonMistakes> has them all.

/// The type of the unavailable `store.state`. It has every property, so that the compiler's error is about the store
/// and not about the access level of a property in the state.
@dynamicMemberLookup
public struct UnreadableState {
  private init() {}

  /// A property of the state, if nothing determines its type.
  public subscript(dynamicMember name: String) -> UnreadableState { neverCalled() }

  /// A property of the state.
  public subscript<Value>(dynamicMember name: String) -> Value { neverCalled() }
}

/// The element of a list whose elements have no identities.
public struct NoElement: Identifiable {
  /// There is none.
  public let id: Int
}

extension Store {
  @available(
    *, unavailable, message: "a store does not expose its state; subscribe: 'store.provider(of: TheCount.self)'"
  )
  public var state: UnreadableState { neverCalled() }

  @available(
    *, unavailable, message: "a store does not expose its state; subscribe: 'store.provider(of: TheCount.self)'"
  )
  public func getState() -> UnreadableState { neverCalled() }

  @available(*, unavailable, renamed: "dispatch(_:)")
  public func send(_ action: Action) { neverCalled() }

  @available(*, unavailable, renamed: "batch(_:)")
  public func dispatch(_ actions: [Action]) { neverCalled() }

  @available(
    *, unavailable,
    message: "an action is a value; create one with 'dispatch(with: provider) { … }', or await something in a 'thunk'"
  )
  public func dispatch(_ create: (State, Store) -> Action?) { neverCalled() }

  @available(*, unavailable, message: "say what the subscriber receives: 'store.subscribe(screen) { $0 }'")
  public func subscribe(_ subscriber: AnyObject) { neverCalled() }

  @available(
    *, unavailable, message: "a closure subscribes to one aspect: 'store.provider(of: TheCount.self).provide { … }'"
  )
  @discardableResult
  public func subscribe(_ receive: (State) -> Void) -> SubscriptionToken { neverCalled() }

  @available(
    *, unavailable, message: "a closure subscribes to one aspect: 'store.provider(of: TheCount.self).provide { … }'"
  )
  @discardableResult
  public func sink(_ receive: (State) -> Void) -> SubscriptionToken { neverCalled() }

  @available(
    *, unavailable,
    message:
      "the state does not provide this aspect itself: conform it to 'KnowsThe…'; for an aspect of your own write 'provider(of: Balance.self) { $0 }'"
  )
  public func provider<Observed: Aspect>(of aspect: Observed.Type) -> Provider<Observed> { neverCalled() }

  @available(*, unavailable, message: "name the aspect, such as 'TheCount.self', and not a protocol or a value")
  public func provider<Other>(of other: Other.Type) -> Provider<TheCount> { neverCalled() }

  @available(
    *, unavailable,
    message:
      "a reducer changes the state in place, '(inout State, Action) -> Void'; pass one that returns a state as 'reducer: Reducer(pure: reduce)'"
  )
  public convenience init(_ initial: State, reduce: (State, Action) -> State) { neverCalled() }

  @available(
    *, unavailable, message: "the reducer is the last argument: 'Store(AppState(), recorder: recorder, reduce: reduce)'"
  )
  public convenience init(
    _ initial: State, reduce: (inout State, Action) -> Void, reentrancy: Reentrancy = .queue, limit: Int = 0,
    onUsageError: (UsageError) -> Void = { _ in }, tracing: ((Trace) -> Void)? = nil, effects: EffectRunner? = nil,
    recorder: Recorder? = nil
  ) { neverCalled() }

  @available(
    *, unavailable,
    message:
      "a list has elements with identities: make them 'Identifiable'; for strings, a struct with the string as 'id'"
  )
  public func elements<Element>(in list: (State) -> [Element]) -> Elements<NoElement> { neverCalled() }

  @available(
    *, unavailable,
    message: "a reducer changes the state in place and takes it first: '(inout State, Action) -> Void'"
  )
  public convenience init(_ initial: State, reduce: (Action, State?) -> State) { neverCalled() }

  @available(
    *, unavailable,
    message: "a reducer returns nothing; the state requests its effects: 'store.feedback({ $0.query }) { … }'"
  )
  public convenience init<Effects>(_ initial: State, reduce: (inout State, Action) -> Effects) { neverCalled() }

  @available(
    *, unavailable,
    message: "write 'Store(AppState(), reduce: reduce)', with a reducer that changes the state in place"
  )
  public convenience init(reducer: (Action, State?) -> State, state: State?, middleware: [Any] = []) { neverCalled() }
}

extension Store where Action == Never {
  @available(
    *, unavailable,
    message: "write 'Store(AppState(), reduce: reduce)', with a reducer that changes the state in place"
  )
  public convenience init<Reducer>(initialState: State, reducer: () -> Reducer) { neverCalled() }
}

extension Provider {
  @available(
    *, unavailable, message: "a provider cannot be read; subscribe: 'provide(to: component)' or 'provide { … }'"
  )
  public var value: Observed.Value { neverCalled() }

  @available(*, unavailable, renamed: "provide(_:)")
  @discardableResult
  public func sink(_ receive: (Observed.Value) -> Void) -> SubscriptionToken { neverCalled() }

  @available(*, unavailable, renamed: "provide(_:)")
  @discardableResult
  public func subscribe(_ receive: (Observed.Value) -> Void) -> SubscriptionToken { neverCalled() }
}

extension Send {
  @available(*, unavailable, message: "call it: 'await send(.loaded)'")
  public func send(_ action: Action) async { neverCalled() }

  @available(*, unavailable, message: "call it: 'await send(.loaded)'")
  public func dispatch(_ action: Action) async { neverCalled() }
}

extension AspectValue {
  @available(
    *, unavailable, message: "its values are compared with 'isDuplicate(_:of:)': make them 'Equatable', or implement it"
  )
  public static func isDuplicate(_ value: Value, of previous: Value) -> Bool { neverCalled() }
}

extension Probe {
  @available(
    *, unavailable, message: "the values of an aspect are compared: make them 'Equatable', or write the pair by hand"
  )
  public static func areEqual(_ value: Observed.Value, _ previous: Observed.Value) -> Bool { neverCalled() }
}

private func neverCalled() -> Never { fatalError("not available") }
