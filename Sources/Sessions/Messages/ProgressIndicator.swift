import Git

/// The progress display, on standard error if that is a terminal that can clear a line.
package struct ProgressIndicator: Sendable {
  let isOn: Bool

  package init(isOn: Bool) {
    self.isOn = isOn
  }

  /// Shows how many of the steps are completed, and how long the others will take.
  ///
  /// - Parameter elapsed: the time that the completed steps took; `nil` if it says nothing about the others.
  package func show(_ done: Int, of count: Int, _ steps: String, after elapsed: Duration? = nil) {
    guard isOn else { return }
    let left = elapsed.map { Self.timeLeft(done, of: count, after: $0) } ?? ""
    try? StandardStream.error.write("\r\u{1b}[Keast: \(done) of \(count) \(steps)\(left)")
  }

  /// Returns the time that the other steps take if they are like the completed ones: `, 2 min left`; empty before the
  /// first second has passed.
  package static func timeLeft(_ done: Int, of count: Int, after elapsed: Duration) -> String {
    guard done > 0, done < count, elapsed >= .seconds(1) else { return "" }
    let seconds = (elapsed * (count - done) / done).components.seconds
    return seconds < 90 ? ", \(seconds + 1) s left" : ", \((seconds + 59) / 60) min left"
  }

  /// Clears the progress display.
  package func clear() {
    if isOn { try? StandardStream.error.write("\r\u{1b}[K") }
  }

  /// Shows nothing for a second, then the progress of the queue until the task is cancelled.
  func tick(_ queue: WorkQueue) async {
    guard isOn else { return }
    var pause = Duration.seconds(1)
    while (try? await Task.sleep(for: pause)) != nil {
      show(queue.taken, of: queue.count, "files")
      pause = .milliseconds(100)
    }
    if pause != .seconds(1) { clear() }
  }
}
