/// Is told how much waits for attention.
public protocol BadgeComponent: AnyObject {
  /// Shows `number` beside an icon.
  func newBadge(_ number: Int)

  /// Shows no number.
  func noBadge()
}

/// Knows how much waits for attention.
///
/// ```swift
/// extension Inbox: KnowsTheBadge {
///   func provideBadge(to component: some BadgeComponent) { unread > 0 ? component.newBadge(unread) : component.noBadge() }
/// }
/// ```
public protocol KnowsTheBadge {
  /// Tells `component` how much waits for attention.
  func provideBadge(to component: some BadgeComponent)
}

/// Names how much waits for attention as an ``Aspect``.
public enum TheBadge: Aspect {
  public typealias Value = Int?

  public static func ask(_ knower: any KnowsTheBadge, for probe: Probe<TheBadge>) { knower.provideBadge(to: probe) }

  public static func ear(of component: any BadgeComponent, for probe: Probe<TheBadge>) -> () -> Bool {
    { [weak component] in probe.tell { number in number.map { component?.newBadge($0) } ?? component?.noBadge() } }
  }

  /// Tells `component` `number`.
  public static func tell(_ number: Int?, to component: any BadgeComponent) {
    if let number { component.newBadge(number) } else { component.noBadge() }
  }
}

extension Probe: BadgeComponent where Told == TheBadge {
  public func newBadge(_ number: Int) { note(number) }

  public func noBadge() { note(nil) }
}
