// A state, a reducer and screens that were written for ReSwift build with this module in its place. New files use the
// library itself, which this module re-exports.
@_exported public import Eastward

/// An action of an app that was written for ReSwift.
///
/// `Eastward` takes any type as action. Cases of one enum let the compiler check that a reducer handles all of them.
public protocol Action {}

/// A state of an app that was written for ReSwift 5 or earlier.
@available(*, deprecated, message: "a state needs no protocol")
public protocol StateType {}

/// The first action of a store that was created without a state.
public struct ReSwiftInit: Action {}

/// A reducer that returns the state after an action. The state is nil in the first call, if the store was created
/// without one.
public typealias Reducer<ReducerStateType> = (_ action: any Action, _ state: ReducerStateType?) -> ReducerStateType

/// A function that dispatches an action.
public typealias DispatchFunction = (any Action) -> Void

/// A function that receives each action before the reducer does, and passes on this action, another action or none.
@available(
  *, deprecated,
  message:
    "middleware that observes becomes a component or 'tracing'; one that starts work becomes 'store.base.feedback'"
)
public typealias Middleware<State> = (@escaping DispatchFunction, @escaping () -> State?) ->
  (@escaping DispatchFunction) -> DispatchFunction
