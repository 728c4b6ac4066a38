import Git

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The progress display, on standard error if that is a terminal that can clear a line.
struct ProgressIndicator: Sendable {
  let isOn: Bool

  init(_ arguments: Arguments) {
    isOn =
      !arguments.has(.quiet) && StandardStream.error.isTerminal
      && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Shows how many of the steps are completed.
  func show(_ done: Int, of count: Int, _ steps: String) {
    if isOn { try? StandardStream.error.write("\r\u{1b}[Keast: \(done) of \(count) \(steps)") }
  }

  /// Clears the progress display.
  func clear() {
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
