extension Recorder {
  /// Exports all actions, one per line.
  ///
  /// The library has no file format: `encode` encodes a line.
  ///
  /// ```swift
  /// let bytes = try recorder.exportActions { try JSONEncoder().encode($0) }
  /// try Data(bytes).write(to: file)
  /// ```
  ///
  /// The actions of every store must be ``Versioned``, and no two stores may have the same name.
  public func exportActions<Bytes: Sequence<UInt8>>(
    encode: (RecordedAction) throws -> Bytes
  ) throws(RecordingError) -> [UInt8] {
    defer { withExtendedLifetime(self) {} }
    guard timeline.first == 0 else { throw .forgotten(timeline.first) }
    return try timeline.lines(1, timeline.count, encode)
  }

  /// Exports the oldest actions, passes the lines to `save`, and then forgets these actions, so that a long recording
  /// takes no more memory than its last `count` actions.
  ///
  /// ```swift
  /// try recorder.archiveActions(keeping: 10_000) { try JSONEncoder().encode($0) } save: { try file.write(contentsOf:
  /// $0) }
  /// ```
  ///
  /// The lines of several calls follow one another. After a last call that keeps 0 actions they are what
  /// ``exportActions(encode:)`` would have returned for all actions.
  ///
  /// If `encode` or `save` throws, no action is forgotten. Actions after the shown moment are kept.
  ///
  /// - Returns: the number of forgotten actions. `save` is not called if there are none.
  @discardableResult
  public func archiveActions<Bytes: Sequence<UInt8>>(
    keeping count: Int, encode: (RecordedAction) throws -> Bytes, save: ([UInt8]) throws -> Void
  ) throws(RecordingError) -> Int {
    defer { withExtendedLifetime(self) {} }
    return try timeline.archive(keeping: count) { (numbers) throws(RecordingError) in
      let lines = try timeline.lines(numbers.lowerBound, numbers.upperBound, encode)
      do { try save(lines) } catch { throw .savingFailed("\(error)") }
    }
  }

  /// Imports actions that ``exportActions(encode:)`` exported, and reduces them all. The stores must be new and have
  /// the same initial state. Components receive the same values as in the recorded run; events are not delivered. No
  /// effect starts for a state on the way; what the last state requests starts at the end, and reactions to it run.
  ///
  /// ```swift
  /// try recorder.importActions(from: Data(contentsOf: file)) { try JSONDecoder().decode($0, from: $1) }
  /// ```
  ///
  /// If a line cannot be decoded, no action is reduced, and the error names the line and the reason.
  ///
  /// - Parameters:
  ///   - lines: the bytes; lines end with a line feed, with or without a carriage return before it.
  ///   - number: the number of the first line that is not imported, for example of a damaged line.
  ///   - decode: decodes the requested type from the bytes of one line.
  /// - Returns: the number of imported actions.
  @discardableResult
  public func importActions<Bytes: BidirectionalCollection<UInt8>>(
    from lines: Bytes, beforeLine number: Int = .max,
    decode: (any Decodable.Type, Bytes.SubSequence) throws -> any Decodable
  ) throws(RecordingError) -> Int {
    defer { withExtendedLifetime(self) {} }
    let lines = lines.lines().prefix(max(number, 1) - 1)
    return try timeline.read(count: lines.count) { (place, type) throws in try decode(type, lines[place]) }
  }
}

extension SharedTimeline {
  /// Returns the encoded lines of the actions from one number to another.
  fileprivate func lines<Bytes: Sequence<UInt8>>(
    _ first: Int, _ last: Int, _ encode: (RecordedAction) throws -> Bytes
  ) throws(RecordingError) -> [UInt8] {
    var lines: [UInt8] = []
    try write(from: first, through: last) { (number, line) throws(RecordingError) in
      do {
        let start = lines.count
        lines += try encode(line)
        if lines[start...].contains(where: \.endsLine) { throw SeveralLines() }
        lines.append(.lineFeed)
      } catch {
        throw .encodingFailed(action: number, "\(error)")
      }
    }
    return lines
  }
}

/// The error of an encoder that writes several lines.
private struct SeveralLines: Error, CustomStringConvertible {
  var description: String { "the encoder wrote it over several lines; set it to write one, without .prettyPrinted" }
}

extension UInt8 {
  fileprivate static var lineFeed: UInt8 { 0x0A }
  fileprivate static var carriageReturn: UInt8 { 0x0D }
  fileprivate var endsLine: Bool { self == .lineFeed || self == .carriageReturn }
}

extension BidirectionalCollection<UInt8> {
  /// Cuts text into lines, without the empty ones at the end.
  fileprivate func lines() -> [SubSequence] {
    var lines = split(separator: .lineFeed, omittingEmptySubsequences: false)
      .map { $0.last == .carriageReturn ? $0.dropLast() : $0 }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
