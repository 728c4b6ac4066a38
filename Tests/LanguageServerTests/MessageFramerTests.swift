import Testing

@testable import LanguageServer

@Suite("Messages in a stream")
struct MessageFramerTests {
  @Test("are the same in any pieces", arguments: 1...20)
  func pieces(size: Int) {
    let stream = Array(
      "Content-Length: 2\r\n\r\n{}content-length:3\r\nContent-Type: x\r\n\r\nabcContent-Length: 0\n\n".utf8)
    var framer = MessageFramer()
    var parts: [MessageFramer.Part] = []
    for start in stride(from: 0, to: stream.count, by: size) {
      framer.append(Array(stream[start..<min(start + size, stream.count)]))
      while let part = framer.next() { parts.append(part) }
    }
    #expect(parts == [.message(Array("{}".utf8)), .message(Array("abc".utf8)), .message([])])
  }

  @Test(
    "go on behind a header that is none",
    arguments: [
      "\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length: 1e3\r\n\r\n",
      "Content-Length: 99999999999999999999\r\n\r\n", "Content-Length: 999999999\r\n\r\n", "Content-Length:\r\n\r\n",
      "Content-Type: x\r\n\r\n", "\0\0\0\n\n", "no colon\n\n", String(repeating: "x", count: 10_000),
    ])
  func broken(header: String) {
    var framer = MessageFramer()
    framer.append(Array("\(header)Content-Length: 4\r\n\r\ntrue".utf8))
    var parts: [MessageFramer.Part] = []
    while let part = framer.next() { parts.append(part) }
    #expect(parts.last == .message(Array("true".utf8)))
    #expect(parts.count == 2)
    if case .fault = parts.first {} else { Issue.record("\(parts)") }
  }
}
