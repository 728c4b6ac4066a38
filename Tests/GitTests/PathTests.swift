import Git
import Testing

@Suite("Paths")
struct PathTests {
  @Test(
    "a path that leaves the repository is none",
    arguments: ["", "/", "/etc/passwd", "..", "../a", "a/../b", "a/..", ".", "./a", "a/.", "a//b", "a/", "a\0b"])
  func refusals(text: String) {
    #expect(RepositoryPath(text) == nil)
  }

  @Test("a path may look odd and stay inside", arguments: ["a", "...", "..a", "a/.b", "a/...", "-", "a b", "~", "\\"])
  func oddities(text: String) {
    #expect(RepositoryPath(text)?.description == text)
  }

  @Test("a path knows its name, its parent and what it lies in")
  func parts() throws {
    let path = try #require(RepositoryPath("Sources/App/A.swift"))
    let app = try #require(RepositoryPath("Sources/App"))
    #expect(String(decoding: path.name, as: UTF8.self) == "A.swift")
    #expect(path.parent == app)
    #expect(app.parent.parent == .root)
    #expect(RepositoryPath.root.parent == .root)
    #expect(path.isWithin(app) && path.isWithin(path) && path.isWithin(.root))
    #expect(!app.isWithin(path))
    #expect(try !#require(RepositoryPath("Sources/Apple")).isWithin(app))
    #expect(path.hasSuffix(".swift") && !path.hasSuffix(".Swift") && !app.hasSuffix("Longer/Sources/App"))
    #expect(app.appending(Array("B.swift".utf8))?.description == "Sources/App/B.swift")
    #expect(app.appending(Array("../B.swift".utf8)) == nil)
  }

  @Test("paths are in the order of their bytes")
  func order() throws {
    let paths = try ["a/b", "a.b", "a", "B", "é", "a-b"].map { try #require(RepositoryPath($0)) }
    #expect(paths.sorted().map(\.description) == ["B", "a", "a-b", "a.b", "a/b", "é"])
  }

  @Test(
    "what somebody else named is shown, never obeyed",
    arguments: [
      ("Größe 尺寸 🧭".utf8 + [], "Größe 尺寸 🧭"),
      ([0x1b, 0x5b, 0x33, 0x31, 0x6d], "\\u{1b}[31m"),
      ([0x61, 0x0a, 0x09, 0x7f], "a\\u{a}\\u{9}\\u{7f}"),
      ([0x63, 0x61, 0x66, 0xe9, 0x2e], "caf\\xe9."),
      ([0xe2, 0x80, 0xae, 0x61], "\\u{202e}a"),
      ([0xc2, 0x9b, 0x6d], "\\u{9b}m"),
      ([0xf0, 0x9f, 0xa7], "\\xf0\\x9f\\xa7"),
      ([0xff, 0xc0, 0x80], "\\xff\\xc0\\x80"),
    ])
  func shown(bytes: [UInt8], text: String) {
    #expect(printable(bytes) == text)
  }

  @Test("an object's id is its 40 digits")
  func objectIDs() throws {
    let digits = "0123456789abcdef00000000ffffffff00000001"
    #expect(try #require(ObjectID(digits)).description == digits)
    #expect(ObjectID(String(digits.dropLast())) == nil)
    #expect(ObjectID(digits + "0") == nil)
    #expect(ObjectID("+" + digits.dropFirst()) == nil)
    #expect(ObjectID(digits.uppercased()) == nil)
  }
}
