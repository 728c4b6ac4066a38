package import Git

/// A stream of frames. Each frame is a line `ID LENGTH` and a content of that many bytes; a line feed after it is
/// skipped.
package struct ContentFrames {
  private let stream: StandardStream
  private let hasher: BlobHasher
  private var bytes: ArraySlice<UInt8> = []
  /// The number of the last frame, from 1, for errors.
  private var number = 0

  package init(_ stream: StandardStream) throws(Failure) {
    self.stream = stream
    do {
      hasher = try BlobHasher()
    } catch {
      throw Failure(error.description)
    }
  }

  /// The maximum length of a frame's first line, which has an id of 40 digits and a number.
  private static let longestLine = 64

  /// Reads the next content.
  ///
  /// - Returns: `nil` at the end of the stream.
  /// - Throws: if a frame is malformed or cut off, or if the content has another id than its frame says.
  mutating func next() throws(Failure) -> (id: ObjectID, content: [UInt8])? {
    guard try fill(to: 1) else { return nil }
    number += 1
    _ = try fill(to: Self.longestLine)
    let line = bytes.prefix(Self.longestLine).prefix { $0 != newline }
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard words.count == 2, line.count < bytes.count, let id = ObjectID(String(words[0])),
      let length = Int(words[1]), length >= 0
    else { throw Failure("frame \(number) on standard input does not begin with a line 'ID LENGTH'") }
    guard length <= largestFile else {
      throw Failure("frame \(number) on standard input has \(length) bytes; the limit is 256 MB, so leave it out")
    }
    bytes.removeFirst(line.count + 1)
    guard try fill(to: length) else {
      throw Failure("standard input ends inside the content of \(id), frame \(number)")
    }
    let content = Array(bytes.prefix(length))
    bytes.removeFirst(length)
    if try fill(to: 1), bytes.first == newline { bytes.removeFirst() }
    guard hasher.id(of: content) == id else {
      throw Failure("the content of frame \(number) on standard input is not that of \(id)")
    }
    return (id, content)
  }

  /// Reads until at least `count` bytes are buffered.
  ///
  /// - Returns: `false` if the stream ends before.
  private mutating func fill(to count: Int) throws(Failure) -> Bool {
    if bytes.count >= count { return true }
    var read = Array(bytes)
    while read.count < count {
      let more = try onStandardInput { () throws(SystemError) in try stream.readNext() }
      if more.isEmpty { break }
      read += more
    }
    bytes = read[...]
    return bytes.count >= count
  }
}

private let newline = UInt8(ascii: "\n")

/// Calls a function that reads standard input, and converts its errors.
package func onStandardInput(_ read: () throws(SystemError) -> [UInt8]) throws(Failure) -> [UInt8] {
  do {
    return try read()
  } catch {
    throw .standardInput(error)
  }
}
