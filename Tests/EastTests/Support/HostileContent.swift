import Foundation
import Testing

/// What no honest file holds.
struct HostileContent: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let bytes: Data

  init(_ name: String, _ bytes: [UInt8]) {
    testDescription = name
    self.bytes = Data(bytes)
  }

  init(_ name: String, _ text: String) {
    self.init(name, Array(text.utf8))
  }

  /// The text again and again.
  init(_ count: Int, _ name: String, _ text: String, before: String = "", after: String = "") {
    self.init("\(count) \(name)", before + String(repeating: text, count: count) + after)
  }

  static let all = [
    HostileContent("bytes that are not UTF-8", [0x2f, 0x2f, 0xff, 0xfe, 0xc3, 0x0a, 0xff, 0x2e, 0x80, 0x0a]),
    HostileContent("every byte there is", (0...255).map { UInt8($0) }),
    HostileContent("NUL", "let a\0b = 1\0\n"),
    HostileContent("CRLF", "struct A {\r\n  let a = 1\r\n}\r\n"),
    HostileContent("CR", "struct A {\r  let a = 1\r}\r"),
    HostileContent("a byte-order mark", "\u{feff}let a = 1\n"),
    HostileContent("UTF-16", "let a = 1\n".utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }),
    HostileContent("nothing", ""),
    HostileContent(100_000, "brackets", "["),
    HostileContent(100_000, "braces", "{"),
    HostileContent(
      100_000, "parentheses, closed again", "(", before: "let a = ", after: String(repeating: ")", count: 100_000)),
    HostileContent(100_000, "comments in each other", "/*"),
    HostileContent(100_000, "interpolations in each other", "\"\\("),
    HostileContent(20_000, "conditions in each other", "#if A\n"),
    HostileContent(100_000, "prefix operators", "- ", before: "let a = ", after: "1\n"),
    HostileContent(100_000, "links of a chain", ".c", before: "let a = b"),
    HostileContent(100_000, "closures in each other", "{ b in ", before: "let a = "),
    HostileContent(10_000, "generic arguments in each other", "A<", before: "let a: "),
    HostileContent(350_000, "elements on a line of a megabyte", "1, ", before: "let a = [", after: "]\n"),
    HostileContent(1_000_000, "letters of a string without an end", "x", before: "let a = \""),
  ]
}
