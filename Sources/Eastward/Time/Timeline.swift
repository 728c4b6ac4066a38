/// The shown moment and the number of moments.
public struct Timeline: Equatable, Sendable {
  /// The number of actions that led to the shown state.
  public let moment: Int
  /// The number of recorded actions.
  public let count: Int
  /// The description of the action that led to this moment, or nil at the beginning.
  public let action: String?
  /// Whether that action is skipped.
  public let isSkipped: Bool
  /// The number of actions that were rejected because the past was shown.
  public let refused: Int

  /// Whether this is the past.
  public var isPast: Bool { moment < count }
}

extension Timeline: CustomStringConvertible {
  public var description: String {
    let action = action.map { ", \($0)\(isSkipped ? " (skipped)" : "")" } ?? ""
    return "\(moment) of \(count)\(action)\(refused == 0 ? "" : ", \(refused) refused")"
  }
}

/// Is told which moment is shown.
public protocol TimelineComponent: AnyObject {
  /// Shows `timeline`.
  func newTimeline(_ timeline: Timeline)
}

/// Knows which moment is shown; a ``Recorder`` does.
public protocol KnowsTheTimeline {
  /// Tells `component` which moment is shown.
  func provideTimeline(to component: some TimelineComponent)
}

/// Names the moment that is shown as an ``Aspect``.
public enum TheTimeline: Aspect {
  public typealias Value = Timeline

  public static func ask(_ knower: any KnowsTheTimeline, for probe: Probe<TheTimeline>) {
    knower.provideTimeline(to: probe)
  }

  public static func ear(of component: any TimelineComponent, for probe: Probe<TheTimeline>) -> () -> Bool {
    { [weak component] in probe.tell { component?.newTimeline($0) } }
  }
}

extension Probe: TimelineComponent where Told == TheTimeline {
  public func newTimeline(_ timeline: Timeline) { note(timeline) }
}
