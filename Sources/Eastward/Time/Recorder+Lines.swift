extension Recorder {
  /// Writes all actions, one a line.
  ///
  /// The library knows no format: `encode` turns a line into bytes.
  ///
  /// ```swift
  /// let bytes = try recorder.lines { try JSONEncoder().encode($0) }
  /// try Data(bytes).write(to: file)
  /// ```
  ///
  /// The actions of every store must be ``Versioned``, and no two stores may have the same name.
  public func lines<Bytes: Sequence<UInt8>>(_ encode: (ActionLine) throws -> Bytes) throws(LineError) -> [UInt8] {
    defer { withExtendedLifetime(self) {} }
    var lines: [UInt8] = []
    try history.write { (number, line) throws(LineError) in
      do {
        let start = lines.count
        lines += try encode(line)
        if lines[start...].contains(where: \.endsLine) { throw SeveralLines() }
        lines.append(.lineFeed)
      } catch {
        throw .unwritable(action: number, "\(error)")
      }
    }
    return lines
  }

  /// Reads actions that ``lines(_:)`` wrote, and shows them all: the stores are new and begin as the others did, everybody
  /// is told what was told then, and effects and occasions are mute.
  ///
  /// ```swift
  /// try recorder.read(Data(contentsOf: file)) { try JSONDecoder().decode($0, from: $1) }
  /// ```
  ///
  /// If one line cannot be read nothing is done, and the error says which and why.
  ///
  /// - Parameters:
  ///   - lines: the bytes; lines end with a line feed, with or without a carriage return before it.
  ///   - number: reads only the lines before this one, to save what comes before a damaged one.
  ///   - decode: makes what is asked for of the bytes of one line.
  /// - Returns: how many actions were read.
  @discardableResult
  public func read<Bytes: BidirectionalCollection<UInt8>>(
    _ lines: Bytes, before number: Int = .max,
    _ decode: (any Decodable.Type, Bytes.SubSequence) throws -> any Decodable
  ) throws(LineError) -> Int {
    defer { withExtendedLifetime(self) {} }
    let lines = lines.lines().prefix(max(number, 1) - 1)
    return try history.read(count: lines.count) { (place, type) throws in try decode(type, lines[place]) }
  }
}

/// Says that an encoder is set to write for people.
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
