/// Receives the number on a badge, if any.
public protocol BadgeComponent: AnyObject {
  /// Shows `number` beside an icon.
  func newBadge(_ number: Int)

  /// Shows no number.
  func noBadge()
}

/// Provides the number on a badge, if any.
///
/// ```swift
/// extension Inbox: KnowsTheBadge {
///   func provideBadge(to component: some BadgeComponent) { unread > 0 ? component.newBadge(unread) : component.noBadge() }
/// }
/// ```
public protocol KnowsTheBadge {
  /// Provides the number to `component`.
  func provideBadge(to component: some BadgeComponent)
}

/// The aspect of the number on a badge, if any.
public enum TheBadge: Aspect {
  public typealias Value = Int?

  public static func read(from source: any KnowsTheBadge, into probe: Probe<TheBadge>) {
    source.provideBadge(to: probe)
  }

  public static func observer(for component: any BadgeComponent, reading probe: Probe<TheBadge>) -> () -> Bool {
    { [weak component] in probe.deliver { number in number.map { component?.newBadge($0) } ?? component?.noBadge() } }
  }

  /// Delivers `number` to `component`.
  public static func deliver(_ number: Int?, to component: any BadgeComponent) {
    if let number { component.newBadge(number) } else { component.noBadge() }
  }
}

extension Probe: BadgeComponent where Observed == TheBadge {
  public func newBadge(_ number: Int) { record(number) }

  public func noBadge() { record(nil) }
}

extension Store where State: KnowsTheBadge {
  /// Returns the provider of the badge, for a state that provides it itself.
  @inlinable
  public func provider(of aspect: TheBadge.Type) -> Provider<TheBadge> {
    sharedProvider(of: aspect, reading: { $0.provideBadge(to: $1) })
  }
}
