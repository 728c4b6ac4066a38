/// One step between an action and the components, as a traced store reports it.
///
/// ```swift
/// let store = Store(AppState(), tracing: { print($0) }, reduce: AppState.reduce)
/// ```
///
/// States, aspects and components have the names of their types. An ``AppMap`` collects a trace.
public enum Trace: Equatable, Sendable {
  /// A provider of an aspect, or of the elements of a list, was created.
  case provides(String, by: String)
  /// A component subscribes.
  case listens(String, to: String, of: String)
  /// An action was reduced; the kind is the name of its case, or of its type.
  case reduced(String, kind: String)
  /// An action was dispatched during a delivery and waits.
  case waits(String)
  /// The delivery of a state begins; the number counts deliveries.
  case pass(Int)
  /// An aspect is told to a component. The detail says which element of a list, or how many changes.
  case told(String, detail: String? = nil, to: String)
  /// A recorder shows the state after some of all actions.
  case shown(Int, of: Int)
  /// An action was rejected because the past is shown.
  case refused(String)
  /// The past became the present, and the actions after it were removed.
  case dropped(Int)
}

extension Trace: CustomStringConvertible {
  public var description: String {
    switch self {
    case .provides(let aspect, let state): "\(state) provides \(aspect)"
    case .listens(let component, let aspect, _): "  \(component) listens to \(aspect)"
    case .reduced(let action, _): "reduce \(action)"
    case .waits(let action): "  \(action) waits"
    case .pass(let number): "pass \(number)"
    case .told(let aspect, let detail?, let component): "  \(aspect): \(detail) → \(component)"
    case .told(let aspect, nil, let component): "  \(aspect) → \(component)"
    case .shown(let moment, let count): "show \(moment) of \(count)"
    case .refused(let action): "  \(action) is refused: the past is shown"
    case .dropped(let count): "continue here: \(count) \(count == 1 ? "action is" : "actions are") dropped"
    }
  }
}

/// Names the case of an action, and of the action in it, or the type of one that is no enum.
///
/// - Parameter depth: how many levels of nested actions are named.
func kind(of action: Any, depth: Int = 16) -> String {
  let mirror = Mirror(reflecting: action)
  guard mirror.displayStyle == .enum else { return "\(type(of: action))" }
  guard let held = mirror.children.first, let name = held.label else { return "\(action)" }
  let isNested = depth > 0 && Mirror(reflecting: held.value).displayStyle == .enum
  return isNested ? "\(name).\(kind(of: held.value, depth: depth - 1))" : name
}

/// Spells the type of what a component really is, as long as it is there.
@usableFromInline
func nameWhileThere<Component>(of component: Component) -> () -> String? {
  let name = "\(type(of: component as Any))"
  guard let object = owner(component) else { return { name } }
  return { [weak object] in object == nil ? nil : name }
}
