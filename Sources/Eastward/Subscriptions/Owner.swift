/// Knows whether the object that an observer belongs to was released, without calling it.
struct Owner {
  private let isObject: Bool
  private weak var object: AnyObject?

  /// - Parameter object: the object, or nil for a closure, which has none.
  init(_ object: AnyObject?) {
    isObject = object != nil
    self.object = object
  }

  var isReleased: Bool { isObject && object == nil }
}

/// Returns the object that a component is, which decides how long it is subscribed.
@inlinable
func owner<Component>(_ component: Component) -> AnyObject? {
  type(of: component as Any) is AnyClass ? component as AnyObject : nil
}
