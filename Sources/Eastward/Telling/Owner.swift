/// Knows whether who listens is still there, without telling it anything.
struct Owner {
  private let isObject: Bool
  private weak var object: AnyObject?

  /// - Parameter object: whose life decides; nil for a closure, which never dies of itself.
  init(_ object: AnyObject?) {
    isObject = object != nil
    self.object = object
  }

  var isDead: Bool { isObject && object == nil }
}

/// Answers the object that a component is, whose life decides how long it is told.
@inlinable
func owner<Component>(_ component: Component) -> AnyObject? {
  type(of: component as Any) is AnyClass ? component as AnyObject : nil
}
