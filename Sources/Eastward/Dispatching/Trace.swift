/// One step between an action and the components, as a traced store reports it.
///
/// ```swift
/// let store = Store(AppState(), tracing: { print($0) }, reduce: AppState.reduce)
/// ```
///
/// States, aspects and components have the names of their types. An ``AppMap`` collects a trace.
public enum Trace: Equatable, Sendable {
  /// A provider of an aspect, or of the elements of a list, was created.
  case providerCreated(aspect: String, state: String)
  /// A component subscribed.
  case subscribed(component: String, aspect: String, state: String)
  /// An action was reduced. `kind` is the name of its case, or of its type.
  case reduced(action: String, kind: String)
  /// An action was dispatched during a delivery and waits.
  case queued(action: String)
  /// The delivery of a state begins. Deliveries are numbered from 1.
  case deliveryStarted(number: Int)
  /// A component receives an aspect. `detail` is the element of a list, or the number of changes.
  case delivered(aspect: String, detail: String? = nil, component: String)
  /// An effect started.
  case effectStarted(String)
  /// An effect ended or was cancelled.
  case effectEnded(String)
  /// A recorder restored the state after the first `moment` of `count` actions.
  case restored(moment: Int, count: Int)
  /// An action was rejected because a recorder shows the past.
  case rejected(action: String)
  /// The past became the present, and the actions after it were removed.
  case truncated(count: Int)
}

extension Trace: CustomStringConvertible {
  public var description: String {
    switch self {
    case .providerCreated(let aspect, let state): "\(state) provides \(aspect)"
    case .subscribed(let component, let aspect, _): "  \(component) subscribes to \(aspect)"
    case .reduced(let action, _): "reduce \(action)"
    case .queued(let action): "  \(action) is queued"
    case .deliveryStarted(let number): "delivery \(number)"
    case .delivered(let aspect, let detail?, let component): "  \(aspect): \(detail) → \(component)"
    case .delivered(let aspect, nil, let component): "  \(aspect) → \(component)"
    case .effectStarted(let name): "  effect \(name) starts"
    case .effectEnded(let name): "  effect \(name) ends"
    case .restored(let moment, let count): "restore \(moment) of \(count)"
    case .rejected(let action): "  \(action) is rejected: the past is shown"
    case .truncated(let count): "truncate: \(count) \(count == 1 ? "action is" : "actions are") removed"
    }
  }
}

/// Returns the name of the case of an action, and of the action in it, or its type if it is no enum.
///
/// - Parameter depth: how many levels of nested actions are named.
func kind(of action: Any, depth: Int = 16) -> String {
  let mirror = Mirror(reflecting: action)
  guard mirror.displayStyle == .enum else { return "\(type(of: action))" }
  guard let held = mirror.children.first, let name = held.label else { return "\(action)" }
  let isNested = depth > 0 && Mirror(reflecting: held.value).displayStyle == .enum
  return isNested ? "\(name).\(kind(of: held.value, depth: depth - 1))" : name
}

/// Returns a function that returns the dynamic type of a component, or nil once it was released.
@usableFromInline
func nameWhileThere<Component>(of component: Component) -> () -> String? {
  let name = "\(type(of: component as Any))"
  guard let object = owner(component) else { return { name } }
  return { [weak object] in object == nil ? nil : name }
}
