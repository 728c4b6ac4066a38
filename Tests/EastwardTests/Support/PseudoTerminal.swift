import Foundation
import Testing

/// Runs a program as in a terminal, and keeps what the screen shows.
final class PseudoTerminal {
  private let master: Int32
  private let slave: Int32
  private let process = Process()
  private var screen: ScreenOfCells
  /// Everything that the program wrote.
  private(set) var written = ""
  private var frames = 0
  private var unread: [UInt8] = []

  init(_ program: URL, _ arguments: [String], columns: Int, rows: Int) throws {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    guard unsafe openpty(&ends.master, &ends.slave, nil, nil, nil) == 0 else { throw NoTerminal() }
    (master, slave) = ends
    screen = ScreenOfCells(columns: columns, rows: rows)
    setSize(columns, rows)
    process.executableURL = program
    process.arguments = arguments
    let end = FileHandle(fileDescriptor: slave)
    (process.standardInput, process.standardOutput, process.standardError) = (end, end, end)
    try process.run()
    try waitForFrame()
  }

  struct NoTerminal: Error {}
  struct NoAnswer: Error, CustomStringConvertible {
    let description: String
  }

  /// Presses a key, and answers what the screen shows then.
  func press(_ key: String) throws -> String {
    let bytes = Array(key.utf8)
    #expect(unsafe write(master, bytes, bytes.count) == bytes.count)
    return try waitForFrame()
  }

  func resize(columns: Int, rows: Int) throws -> String {
    screen = ScreenOfCells(columns: columns, rows: rows)
    setSize(columns, rows)
    return try signal(SIGWINCH)
  }

  func signal(_ number: Int32) throws -> String {
    kill(process.processIdentifier, number)
    return try waitForFrame()
  }

  private func setSize(_ columns: Int, _ rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    #expect(unsafe ioctl(master, UInt(TIOCSWINSZ), &size) == 0)
  }

  /// Ends the program by a key or a signal, and answers its status; the screen is the user's again.
  func end(_ end: (Process) -> Void) throws -> (reason: Process.TerminationReason, status: Int32) {
    end(process)
    process.waitUntilExit()
    while read(within: 0) {}
    return (process.terminationReason, process.terminationStatus)
  }

  func send(_ key: String) {
    let bytes = Array(key.utf8)
    _ = unsafe write(master, bytes, bytes.count)
  }

  /// Whether keys are echoed and lines are waited for, as before.
  var isCooked: Bool {
    var attributes = termios()
    guard unsafe tcgetattr(slave, &attributes) == 0 else { return false }
    return attributes.c_lflag & tcflag_t(ECHO) != 0 && attributes.c_lflag & tcflag_t(ICANON) != 0
  }

  /// A frame ends with "erase what is below".
  @discardableResult
  private func waitForFrame() throws -> String {
    let goal = frames + 1
    while frames < goal {
      guard read(within: 20_000) else { throw NoAnswer(description: "no frame came; written: \(written)") }
    }
    return screen.text
  }

  /// Takes what comes; answers false if nothing does.
  private func read(within milliseconds: Int32) -> Bool {
    var watched = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&watched, 1, milliseconds) > 0, watched.revents & Int16(POLLIN) != 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe Foundation.read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    unread += bytes.prefix(count)
    // A character may come in two parts, so only what ends with a simple one is taken.
    let end = (unread.lastIndex { $0 < 0x80 } ?? -1) + 1
    let text = String(decoding: unread[..<end], as: UTF8.self)
    unread.removeFirst(end)
    written += text
    frames = written.components(separatedBy: "\u{1B}[J").count - 1
    screen.take(text)
    return true
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    close(master)
    close(slave)
  }
}

/// Understands as much of a terminal's language as the examples speak.
struct ScreenOfCells {
  private let columns: Int
  private var cells: [[Character]]
  private var place = (row: 0, column: 0)
  /// The beginning of a sequence whose end has not come yet.
  private var begun = ""

  init(columns: Int, rows: Int) {
    self.columns = columns
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  var text: String {
    var lines = cells.map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  mutating func take(_ text: String) {
    for scalar in text.unicodeScalars { take(scalar) }
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    guard begun.isEmpty, scalar != "\u{1B}" else {
      begun.unicodeScalars.append(scalar)
      if begun.count > 2, ("@"..."~").contains(scalar) { obey() }
      return
    }
    switch scalar {
    case "\r": place.column = 0
    case "\n": place.row = min(place.row + 1, cells.count - 1)
    default:
      // As a terminal does: what does not fit goes on in the next row.
      if place.column == columns { place = (min(place.row + 1, cells.count - 1), 0) }
      cells[place.row][place.column] = Character(scalar)
      place.column += 1
    }
  }

  private mutating func obey() {
    switch begun {
    case "\u{1B}[H": place = (0, 0)
    case "\u{1B}[K": erase(place.row, from: place.column)
    case "\u{1B}[J":
      erase(place.row, from: place.column)
      for row in place.row + 1..<max(cells.count, place.row + 1) { erase(row, from: 0) }
    default: break
    }
    begun = ""
  }

  /// Erases the last cell, too, when the place is behind it: there terminals stay on the last one.
  private mutating func erase(_ row: Int, from column: Int) {
    for column in min(column, columns - 1)..<columns { cells[row][column] = " " }
  }
}
