extension SharedTimeline {
  /// Calls `take` with the lines of the actions from one number to another, in order.
  func write(
    from first: Int, through last: Int, _ take: (_ number: Int, RecordedAction) throws(RecordingError) -> Void
  ) throws(RecordingError) {
    try checkNames()
    for number in stride(from: first, through: last, by: 1) {
      for store in stores {
        guard let line = try store.line(number, isJoined: isJoined(number), isSkipped: isSkipped(number)) else {
          continue
        }
        try take(number, line)
        break
      }
    }
  }

  /// Decodes `count` lines, then reduces their actions, and returns their number.
  func read(
    count lines: Int, _ decode: (_ place: Int, any Decodable.Type) throws -> any Decodable
  ) throws(RecordingError) -> Int {
    guard isQuiet else { throw .busy }
    guard count == 0 else { throw .notEmpty(count) }
    try checkNames()
    defer { stores.forEach { $0.forgetRead() } }
    guard var reader = LineReader(stores) else { throw .noStore }
    for place in 0..<lines { try reader.read(place, decode) }
    // The decoder is the caller's code and may have dispatched.
    guard isQuiet else { throw .busy }
    guard count == 0 else { throw .notEmpty(count) }
    perform(reader.steps)
    return lines
  }

  private func checkNames() throws(RecordingError) {
    var names: Set<String> = []
    for store in stores where !names.insert(store.name).inserted { throw .duplicateName(store.name) }
  }
}
