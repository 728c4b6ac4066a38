/// Cuts a stream of bytes into messages, each of which has a header with its length.
struct MessageFramer {
  /// What comes next in the stream.
  enum Part: Equatable {
    case message([UInt8])
    /// Bytes that are no message, as a clause.
    case fault(String)
  }

  private var bytes: [UInt8] = []
  /// What of the bytes was taken.
  private var start = 0

  /// A header has two fields; a longer one is none.
  static let longestHeader = 8 * 1024
  /// No file that is linted comes near this.
  static let longestMessage = 256 * 1024 * 1024

  mutating func append(_ chunk: [UInt8]) {
    // The bytes that were taken are dropped now and then, so that a stream of small messages does not move them each time.
    if start > 64 * 1024, start > bytes.count / 2 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += chunk
  }

  /// Takes the next part, or `nil` if it is not complete yet.
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

  /// Goes on at the next header, so that what follows a broken message is read.
  ///
  /// - Parameter place: where to go on if no header has come yet.
  private mutating func skip(_ rest: ArraySlice<UInt8>, or place: Int, _ why: String) -> String {
    start = rest.dropFirst().startOfHeader ?? place
    return why
  }
}

private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
private let headerStart = Array("Content-Length:".utf8)

extension ArraySlice<UInt8> {
  /// The empty line behind a header. A single line feed ends a line, too: people write such by hand.
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
