/// Is told a count.
public protocol CountComponent: AnyObject {
  /// Shows `count`.
  func newCount(_ count: Int)
}

/// Knows a count.
///
/// ```swift
/// extension AppState: KnowsTheCount {
///   func provideCount(to component: some CountComponent) { component.newCount(counter) }
/// }
/// ```
public protocol KnowsTheCount {
  /// Tells `component` the count.
  func provideCount(to component: some CountComponent)
}

/// Names the count as an ``Aspect``.
public enum TheCount: Aspect {
  public typealias Value = Int

  public static func ask(_ knower: any KnowsTheCount, for probe: Probe<TheCount>) { knower.provideCount(to: probe) }

  public static func ear(of component: any CountComponent, for probe: Probe<TheCount>) -> () -> Bool {
    { [weak component] in probe.tell { component?.newCount($0) } }
  }

  /// Tells `component` `count`.
  public static func tell(_ count: Int, to component: any CountComponent) { component.newCount(count) }
}

extension Probe: CountComponent where Told == TheCount {
  public func newCount(_ count: Int) { note(count) }
}
