extension History {
  /// Hands out the lines of all actions, in their order.
  func write(_ take: (_ number: Int, RecordedAction) throws(RecordingError) -> Void) throws(RecordingError) {
    try checkNames()
    for number in stride(from: 1, through: count, by: 1) {
      for track in tracks {
        guard let line = try track.line(number, isJoined: isJoined(number), isSkipped: isSkipped(number)) else {
          continue
        }
        try take(number, line)
        break
      }
    }
  }

  /// Reads `count` lines and then performs their actions; answers how many.
  func read(
    count lines: Int, _ decode: (_ place: Int, any Decodable.Type) throws -> any Decodable
  ) throws(RecordingError) -> Int {
    guard isQuiet else { throw .busy }
    guard count == 0 else { throw .notEmpty(count) }
    try checkNames()
    defer { tracks.forEach { $0.forgetRead() } }
    guard var reader = LineReader(tracks) else { throw .noStore }
    for place in 0..<lines { try reader.read(place, decode) }
    // The decoder is the caller's code and may have dispatched.
    guard isQuiet else { throw .busy }
    guard count == 0 else { throw .notEmpty(count) }
    perform(reader.cues)
    return lines
  }

  private func checkNames() throws(RecordingError) {
    var names: Set<String> = []
    for track in tracks where !names.insert(track.name).inserted { throw .duplicateName(track.name) }
  }
}
