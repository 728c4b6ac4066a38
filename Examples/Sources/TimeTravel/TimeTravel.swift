import Eastward
import Foundation

/// Lets the user move an app through time, in a terminal.
public struct TimeTravel {
  private let page: Page
  private let press: (Character) -> Void
  private let timeline: Provider<TheTimeline>
  private let panel: TimelinePanel

  /// Puts the timeline below what is on the page already.
  ///
  /// - Parameters:
  ///   - keys: says what the app's own keys do.
  ///   - press: is called with the app's own keys.
  public init(_ page: Page, _ recorder: Recorder, keys: String, press: @escaping (Character) -> Void) {
    self.page = page
    self.press = press
    timeline = recorder.provider(of: TheTimeline.self)
    _ = page.addRow()
    panel = TimelinePanel(slider: page.addRow(needsTerminal: true), words: page.addRow(), recorder)
    timeline.provide(to: panel)
    for help in [
      keys, "← → step, home end jump, s skip, r replay", "c continue here, q back to the present, or out of it",
    ] {
      page.addRow(needsTerminal: true).show(help)
    }
  }

  /// Shows the page and takes keys until the user has enough.
  public func run() {
    guard let terminal = Terminal() else { return runWithoutTerminal() }
    var keys = KeyReader()
    terminal.show(page)
    while true {
      switch terminal.next() {
      case .byte(let byte):
        guard let key = keys.read(byte) else { continue }
        guard take(key) else { return terminal.leave() }
      case .redraw: break
      case .end(let signal):
        terminal.leave()
        if let signal { Signals.raise(signal) }
        return
      }
      terminal.show(page)
    }
  }

  /// Takes keys from a pipe or a file, and prints a line for each.
  private func runWithoutTerminal() {
    print("no terminal: a line for each key")
    var keys = KeyReader()
    page.write(to: { print($0) })
    for byte in FileHandle.standardInput.readDataToEndOfFile() {
      guard let key = keys.read(byte) else { continue }
      guard take(key) else { return }
      page.write(to: { print($0) })
    }
  }

  /// Answers false if the user wants to leave.
  private func take(_ key: Key) -> Bool {
    if panel.press(key) { return true }
    guard case .character(let key) = key, key != "q" else { return false }
    press(key)
    return true
  }
}
