/// A splitter of a byte stream into messages, each of which has a header with its length.
struct MessageFramer {
  /// The next part of the stream.
  enum Part: Equatable {
    case message([UInt8])
    /// Bytes that are not a message; the reason is a clause.
    case fault(String)
  }

  private var bytes: [UInt8] = []
  /// The number of bytes that were consumed.
  private var start = 0

  /// The maximum length of a header in bytes: a header has only two fields.
  static let longestHeader = 8 * 1024
  /// The maximum length of a message in bytes; a message with a source file is hardly ever that long.
  static let longestMessage = 256 * 1024 * 1024

  mutating func append(_ chunk: [UInt8]) {
    // Consumed bytes are dropped now and then, so that a stream of small messages does not move the rest each time.
    if start > 64 * 1024, start > bytes.count / 2 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += chunk
  }

  /// Consumes the next part; returns `nil` if the part is not complete yet.
  mutating func next() -> Part? {
    let rest = bytes[start...]
    guard let end = rest.endOfHeader else {
      guard rest.count > Self.longestHeader else { return nil }
      return .fault(skip(rest, or: rest.endIndex - headerStart.count, "the header has no end"))
    }
    let header = rest[..<end.lowerBound]
    guard let length = length(in: header) else {
      return .fault(skip(rest, or: end.upperBound, "the header has no valid Content-Length"))
    }
    guard length <= Self.longestMessage else {
      return .fault(skip(rest, or: end.upperBound, "the message is longer than \(Self.longestMessage) bytes"))
    }
    guard bytes.count - end.upperBound >= length else { return nil }
    start = end.upperBound + length
    return .message(Array(bytes[end.upperBound..<start]))
  }

  private func length(in header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(whereSeparator: { $0 == carriageReturn || $0 == newline }) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let name = String(decoding: line[..<colon], as: UTF8.self)
      if name.lowercased() != "content-length" { continue }
      let digits = line[(colon + 1)...].filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
      return Int(String(decoding: digits, as: UTF8.self)).flatMap { $0 >= 0 ? $0 : nil }
    }
    return nil
  }

  /// Continues at the next header, so that the messages after a malformed one are read.
  ///
  /// - Parameter place: the offset at which to continue if there is no further header.
  private mutating func skip(_ rest: ArraySlice<UInt8>, or place: Int, _ why: String) -> String {
    start = rest.dropFirst().startOfHeader ?? place
    return why
  }
}

private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
private let headerStart = Array("Content-Length:".utf8)

extension ArraySlice<UInt8> {
  /// The empty line after a header. A line may also end with a single line feed, as in messages written by hand.
  fileprivate var endOfHeader: Range<Int>? {
    var place = startIndex
    while let end = self[place...].firstIndex(of: newline) {
      let next = end + 1
      if next < endIndex, self[next] == newline { return end..<next + 1 }
      if next + 1 < endIndex, self[next] == carriageReturn, self[next + 1] == newline { return end..<next + 2 }
      place = next
      if place - startIndex > MessageFramer.longestHeader { return nil }
    }
    return nil
  }

  fileprivate var startOfHeader: Int? {
    var place = startIndex
    while let start = self[place...].firstIndex(of: headerStart[0]) {
      if self[start...].starts(with: headerStart) { return start }
      place = start + 1
    }
    return nil
  }
}
