import Git
import Running
import Testing

@Suite("What git keeps of a file")
struct ConversionTests {
  private static let contents = [
    "let a = 1\nlet b = 2\n", "let a = 1\r\nlet b = 2\r\n", "let a = 1\r\nlet b = 2\n", "let a = 1\rlet b = 2\r",
    "\r\n\0\r\n",
    "", "\r", "$Id$\r\n",
  ]

  private static let attributes = [
    "", "*.swift text", "*.swift -text", "*.swift text=auto", "*.swift text eol=crlf", "*.swift eol=lf",
    "*.swift binary",
    "*.swift crlf", "*.swift text=auto eol=crlf",
  ]

  @Test("has the name that git gives it", arguments: attributes, ["false", "true", "input"])
  func names(attributes: String, autocrlf: String) throws {
    let sandbox = try Sandbox.repository([".gitattributes": attributes + "\n"])
    try sandbox.git("config", "core.autocrlf", autocrlf)
    try sandbox.git("config", "core.safecrlf", "false")
    let repository = try sandbox.open()
    let path = try #require(RepositoryPath("Sources/A.swift"))
    for content in Self.contents {
      let bytes = Array(content.utf8)
      let kept = try repository.kept(bytes, of: path)
      let expected = try sandbox.git("hash-object", "--stdin", "--path=Sources/A.swift", input: bytes)
      #expect(try repository.id(of: kept).description == expected, "\(bytes)")
    }
    #expect(try sandbox.git("count-objects").hasPrefix("3 "))
  }

  @Test("is known of files that git would refuse to add, too", arguments: ["true", "warn"])
  func unsafe(safecrlf: String) throws {
    let sandbox = try Sandbox.repository([".gitattributes": "*.swift text\n"])
    try sandbox.git("config", "core.safecrlf", safecrlf)
    let path = try #require(RepositoryPath("A.swift"))
    #expect(try sandbox.open().kept(Array("let a = 1\r\n".utf8), of: path) == Array("let a = 1\n".utf8))
    #expect(try sandbox.open().kept(Array("let a = 1\r\nlet b\n".utf8), of: path) == Array("let a = 1\nlet b\n".utf8))
  }

  @Test(
    "waits for no pipe and follows no link in the place of attributes", arguments: ["mkfifo", "ln -s \"$OUTSIDE\""],
    ["", "A"])
  func foreignAttributes(command: String, directory: String) throws {
    let sandbox = try Sandbox.repository(["in/A/b.swift": ""])
    try sandbox.write("*.swift text\n", to: "outside")
    try sandbox.run("sh", "-c", "git init -q in; OUTSIDE=$PWD/outside; cd in/\(directory) && \(command) .gitattributes")
    let bytes = Array("let a = 1\r\n".utf8)
    let repository = try sandbox.open("in")
    for path in ["A/b.swift", "A/B/c.swift"] {
      #expect(try repository.kept(bytes, of: try #require(RepositoryPath(path))) == bytes)
    }
  }

  @Test("is what lies there where a program would change it, and no program is run")
  func filters() throws {
    let sandbox = try Sandbox.repository([".gitattributes": "*.swift filter=loud\n"])
    try sandbox.git("config", "filter.loud.clean", "touch ran; cat")
    let bytes = Array("let a = 1\r\n".utf8)
    let path = try #require(RepositoryPath("A.swift"))
    #expect(try sandbox.open().kept(bytes, of: path) == bytes)
    #expect(kind(ofFile: sandbox.path("ran")) == nil)
  }

  @Test(
    "may be told by others than the repository",
    arguments: [("", false), ("*.txt eol=lf", false), ("*.swift filter=lfs", true)])
  func privateConversions(text: String, expected: Bool) throws {
    let sandbox = try Sandbox.repository(["a.swift": ""])
    try sandbox.write(text, to: ".git/info/attributes")
    #expect(try sandbox.open().hasPrivateConversions == expected)
  }

  @Test("is asked of no file whose attributes speak of a conversion")
  func marks() throws {
    let rules = AttributeRules([
      .root: Array("*.a filter=x\n*.b ident\n*.c working-tree-encoding=UTF-16\n*.d text\n*.e -filter\n".utf8)
    ])
    let marked = try "abcde".map { rules.marks(of: try #require(RepositoryPath("x.\($0)"))).isConverted }
    #expect(marked == [true, true, true, false, false])
  }
}
