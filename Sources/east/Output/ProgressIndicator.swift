import Git

/// Tells somebody who waits at a terminal how far the reading is.
struct ProgressIndicator: Sendable {
  let isOn: Bool

  init(_ arguments: Arguments) {
    isOn = !arguments.has(.quiet) && StandardStream.error.isTerminal
  }

  /// Shows how many of the steps are done.
  func show(_ done: Int, of count: Int, _ steps: String) {
    if isOn { try? StandardStream.error.write("\r\u{1b}[Keast: \(done) of \(count) \(steps)") }
  }

  /// Takes away what was shown.
  func clear() {
    if isOn { try? StandardStream.error.write("\r\u{1b}[K") }
  }

  /// Shows nothing for a second, then the state of the queue until the task is cancelled.
  func tick(_ queue: WorkQueue) async {
    guard isOn else { return }
    var pause = Duration.seconds(1)
    while (try? await Task.sleep(for: pause)) != nil {
      try? StandardStream.error.write("\r\u{1b}[Keast: \(queue.taken) of \(queue.count) files")
      pause = .milliseconds(100)
    }
    if pause != .seconds(1) { clear() }
  }
}
