import Foundation

/// Is a terminal that sends every key at once and shows one page, until it is left.
final class Terminal {
  private let before: termios
  private let signals = Signals([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGWINCH])

  /// What happens to a terminal.
  enum Event {
    case byte(UInt8)
    /// The window has another size, or shows this program again.
    case redraw
    /// Nothing comes any more; the signal, if one ends the program.
    case end(Int32?)
  }

  /// Answers nil if input or output is no terminal.
  init?() {
    var attributes = termios()
    guard isatty(STDOUT_FILENO) == 1, tcgetattr(STDIN_FILENO, &attributes) == 0 else { return nil }
    before = attributes
    enter()
  }

  /// Takes every key at once and hides what was on the screen. Signals still come from keys.
  private func enter() {
    var attributes = before
    attributes.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &attributes)
    write("\u{1B}[?1049h\u{1B}[?25l")
  }

  /// Puts everything back.
  func leave() {
    write("\u{1B}[?25h\u{1B}[?1049l")
    var attributes = before
    tcsetattr(STDIN_FILENO, TCSADRAIN, &attributes)
  }

  /// Waits for the next event.
  func next() -> Event {
    switch signals.wait(orInputFrom: STDIN_FILENO) {
    case .input:
      var byte: UInt8 = 0
      return read(STDIN_FILENO, &byte, 1) == 1 ? .byte(byte) : .end(nil)
    case .signal(SIGWINCH): return .redraw
    case .signal(SIGTSTP):
      leave()
      kill(getpid(), SIGSTOP)
      enter()
      return .redraw
    case .signal(let number): return .end(number)
    case .failed: return .end(nil)
    }
  }

  /// Shows `page` in the place of what is shown.
  func show(_ page: Page) {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 && size.ws_row > 0
    // The last column stays free: behind it terminals erase what was written into it.
    page.draw(columns: isKnown ? Int(size.ws_col) - 1 : 79, rows: isKnown ? Int(size.ws_row) : 24) { rows in
      write("\u{1B}[H" + rows.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n") + "\u{1B}[J")
    }
  }

  private func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
