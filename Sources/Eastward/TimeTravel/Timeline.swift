/// The moment that a ``Recorder`` shows: a position in its recorded actions.
public struct Timeline: Equatable, Sendable {
  /// The first moment that can be shown: 0, or the number of actions that were forgotten.
  public let first: Int
  /// The number of actions that led to the shown state.
  public let moment: Int
  /// The number of recorded actions.
  public let count: Int
  /// The description of the action that led to this moment, or nil at the first one.
  public let action: String?
  /// Whether that action is disabled.
  public let isDisabled: Bool
  /// The number of actions that were rejected because the past was shown.
  public let rejected: Int
  /// Whether ``Recorder/undo()`` undoes an action; false while the past is shown.
  public let canUndo: Bool
  /// Whether ``Recorder/redo()`` redoes an action; false while the past is shown.
  public let canRedo: Bool
  /// The name of what ``Recorder/undo()`` undoes, see ``UndoableAction/undoName``.
  public let undoName: String?
  /// The name of what ``Recorder/redo()`` redoes.
  public let redoName: String?

  /// Whether the shown moment is in the past.
  public var isPast: Bool { moment < count }
}

extension Timeline {
  /// A recorded action in a list of them.
  public struct Entry: Equatable, Sendable {
    /// The number of the action, which is also the moment after it.
    public let number: Int
    /// The description of the action.
    public let action: String
    /// Whether the action was disabled or undone.
    public let isDisabled: Bool

    /// Creates an entry, for a test.
    public init(number: Int, action: String, isDisabled: Bool = false) {
      self.number = number
      self.action = action
      self.isDisabled = isDisabled
    }
  }
}

extension Timeline: CustomStringConvertible {
  public var description: String {
    let action = action.map { ", \($0)\(isDisabled ? " (disabled)" : "")" } ?? ""
    return "\(moment) of \(count)\(action)\(rejected == 0 ? "" : ", \(rejected) rejected")"
  }
}

/// Receives the moment that a ``Recorder`` shows.
public protocol TimelineComponent: AnyObject {
  /// Shows `timeline`.
  func newTimeline(_ timeline: Timeline)
}

/// Provides the moment that is shown, as a ``Recorder`` does.
public protocol KnowsTheTimeline {
  /// Provides the moment that is shown to `component`.
  func provideTimeline(to component: some TimelineComponent)
}

/// The aspect of the moment that is shown.
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
