/// Tells what happens between a button and a label, step by step: what a store that is traced calls out.
///
/// ```swift
/// let store = Store(AppState(), tracing: { print($0) }, reduce: AppState.reduce)
/// ```
public enum Trace: Equatable, Sendable {
  /// An action was reduced.
  case reduced(String)
  /// An action was sent while a state was being told, and waits.
  case waits(String)
  /// The delivery of a state begins; the number counts deliveries.
  case pass(Int)
  /// An aspect is told to a component. Components have the name of their type.
  case told(String, to: String)
}

extension Trace: CustomStringConvertible {
  public var description: String {
    switch self {
    case .reduced(let action): "reduce \(action)"
    case .waits(let action): "  \(action) waits"
    case .pass(let number): "pass \(number)"
    case .told(let aspect, let component): "  \(aspect) → \(component)"
    }
  }
}

/// Spells the type of what a component really is, as long as it is there.
@usableFromInline
func nameWhileThere<Component>(of component: Component) -> () -> String? {
  let name = "\(type(of: component as Any))"
  guard type(of: component as Any) is AnyClass else { return { name } }
  return { [weak object = component as AnyObject] in object == nil ? nil : name }
}
