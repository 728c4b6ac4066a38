/// A weak reference to the object that an observer belongs to, which shows whether it was released without calling the
/// observer.
struct Owner {
  private let isObject: Bool
  private weak var object: AnyObject?

  /// - Parameter object: the object, or nil for a closure, which has none.
  init(_ object: AnyObject?) {
    isObject = object != nil
    self.object = object
  }

  var isReleased: Bool { isObject && object == nil }

  func isSame(as other: AnyObject) -> Bool { object === other }
}

/// Returns the component as an object, whose lifetime determines how long it is subscribed; nil if it is no object.
@inlinable
func owner<Component>(_ component: Component) -> AnyObject? {
  type(of: component as Any) is AnyClass ? component as AnyObject : nil
}
