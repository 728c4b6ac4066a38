import Git

/// The progress display, on standard error if that is a terminal that can clear a line.
package struct ProgressIndicator: Sendable {
  let isOn: Bool

  package init(isOn: Bool) {
    self.isOn = isOn
  }

  /// Shows how many of the steps are completed.
  package func show(_ done: Int, of count: Int, _ steps: String) {
    if isOn { try? StandardStream.error.write("\r\u{1b}[Keast: \(done) of \(count) \(steps)") }
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
