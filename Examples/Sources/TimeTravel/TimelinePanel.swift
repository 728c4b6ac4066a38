import Eastward

/// Shows which moment is shown, as a slider and in words, and has the keys to move.
///
/// It is a component like any other: it is told the timeline, and what it sends is what its keys mean.
final class TimelinePanel: TimelineComponent {
  private let slider: Row
  private let words: Row
  private let recorder: Recorder
  /// What it was told last.
  private var timeline: Timeline?

  init(slider: Row, words: Row, _ recorder: Recorder) {
    self.slider = slider
    self.words = words
    self.recorder = recorder
  }

  func newTimeline(_ timeline: Timeline) {
    self.timeline = timeline
    timeline.show(on: slider, words)
  }

  /// Does what a key means, if it is one of the timeline's.
  func press(_ key: Key) -> Bool {
    switch key {
    case .left: recorder.stepBack()
    case .right: recorder.stepForward()
    case .home: recorder.jump(to: 0)
    case .end: recorder.returnToPresent()
    case .character("r"): recorder.replay()
    case .character("c"): recorder.truncateFuture()
    case .character("s"): skip()
    case .character("q"): return returnToThePresent()
    default: return false
    }
    return true
  }

  /// Leaves out the action that led here, or takes that back.
  private func skip() {
    guard let timeline else { return }
    if timeline.isDisabled {
      recorder.enable(action: timeline.moment)
    } else {
      recorder.disable(action: timeline.moment)
    }
  }

  private func returnToThePresent() -> Bool {
    guard let timeline, timeline.isPast else { return false }
    recorder.returnToPresent()
    return true
  }
}

extension Timeline {
  fileprivate func show(on slider: Row, _ words: Row) {
    slider.show(drawSlider)
    words.show("\(isPast ? "the past: " : "")\(self)")
  }

  /// Draws a slider of the whole width; nothing where there is no room for one.
  private func drawSlider(_ columns: Int) -> String {
    let length = min(columns - 2, 60)
    guard length >= 3 else { return "" }
    let place = count == 0 ? length - 1 : moment * (length - 1) / count
    return "├" + String(repeating: "─", count: place) + "●" + String(repeating: "─", count: length - 1 - place) + "┤"
  }
}
