import Findings
import Testing

@Suite("Text that is written as bytes")
struct ByteTextTests {
  @Test("spells numbers like String", arguments: [0, 7, 10, 99, 100, -1, -40, .max, .min])
  func numbers(number: Int) {
    #expect(written { $0.write(number) } == String(number))
  }

  @Test("escapes what the escaping functions do, and keeps what is before it", arguments: HostileText.all)
  func escaping(hostile: HostileText) {
    let name = ByteString(hostile.bytes)
    #expect(written { $0.write(escaped: name) } == escaped(name))
    #expect(written { $0.write(escaped: name.description) } == escaped(name.description))
    #expect(written { $0.write(escapedPath: name) } == escaped(path: name))
  }

  @Test("keeps plain text", arguments: ["", "a", "Server.info", "a b", "tell 'x'", "é", "a\\b", "a:b", "#", "~\u{7f}"])
  func plain(text: String) {
    #expect(written { $0.write(escaped: text) } == escaped(text))
    #expect(written { $0.write(escapedPath: ByteString(text)) } == escaped(path: ByteString(text)))
  }

  /// What is written behind `> `.
  private func written(_ write: (inout ByteText) -> Void) -> String {
    var text = ByteText()
    text.write("> ")
    write(&text)
    #expect(text.text.utf8.starts(with: "> ".utf8))
    return String(decoding: text.text.utf8.dropFirst(2), as: UTF8.self)
  }
}
