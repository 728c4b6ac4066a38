/// The moment that a ``Recorder`` shows, and the number of recorded actions.
public struct Timeline: Equatable, Sendable {
  /// The number of actions that led to the shown state.
  public let moment: Int
  /// The number of recorded actions.
  public let count: Int
  /// The description of the action that led to this moment, or nil at the beginning.
  public let action: String?
  /// Whether that action is disabled.
  public let isDisabled: Bool
  /// The number of actions that were rejected because the past was shown.
  public let rejected: Int

  /// Whether the shown moment is in the past.
  public var isPast: Bool { moment < count }
}

extension Timeline: CustomStringConvertible {
  public var description: String {
    let action = action.map { ", \($0)\(isDisabled ? " (disabled)" : "")" } ?? ""
    return "\(moment) of \(count)\(action)\(rejected == 0 ? "" : ", \(rejected) rejected")"
  }
}

/// Receives the shown moment.
public protocol TimelineComponent: AnyObject {
  /// Shows `timeline`.
  func newTimeline(_ timeline: Timeline)
}

/// Provides the shown moment, as a ``Recorder`` does.
public protocol KnowsTheTimeline {
  /// Provides the shown moment to `component`.
  func provideTimeline(to component: some TimelineComponent)
}

/// The aspect of the shown moment.
public enum TheTimeline: Aspect {
  public typealias Value = Timeline

  public static func read(from source: any KnowsTheTimeline, into probe: Probe<TheTimeline>) {
    source.provideTimeline(to: probe)
  }

  public static func observer(for component: any TimelineComponent, reading probe: Probe<TheTimeline>) -> () -> Bool {
    { [weak component] in probe.deliver { component?.newTimeline($0) } }
  }
}

extension Probe: TimelineComponent where Observed == TheTimeline {
  public func newTimeline(_ timeline: Timeline) { record(timeline) }
}
