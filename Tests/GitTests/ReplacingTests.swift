import Foundation
import Git
import Running
import Testing

@Suite("Writing a file of a work tree")
struct ReplacingTests {
  private func sandbox(_ texts: [String: String]) throws -> Sandbox {
    let sandbox = try Sandbox()
    for (path, text) in texts { try sandbox.write(text, to: path) }
    return sandbox
  }

  @Test("replaces it whole, keeps its mode, and leaves nothing beside it", arguments: ["751", "600", "644", "444"])
  func written(mode: String) throws {
    let sandbox = try sandbox(["A/b.swift": "old"])
    var files = try WorkTreeFiles(root: sandbox.path())
    try sandbox.run("chmod", mode, "A/b.swift")
    let path = try #require(RepositoryPath("A/b.swift"))
    try files.replace(path, holding: Array("old".utf8), with: Array("new".utf8))
    #expect(try sandbox.run("cat", "A/b.swift") == "new")
    #expect(try sandbox.run("ls", "-l", "A/b.swift").hasPrefix(Self.letters(mode)))
    try files.write(Array("newer".utf8), to: path)
    #expect(try sandbox.run("cat", "A/b.swift") == "newer")
    #expect(try sandbox.run("ls", "-l", "A/b.swift").hasPrefix(Self.letters(mode)))
    #expect(try sandbox.run("ls", "-A", "A") == "b.swift")
  }

  /// A mode as `ls` shows it; `stat` differs from system to system.
  private static func letters(_ mode: String) -> String {
    mode.compactMap(\.wholeNumberValue).reduce("-") { text, digit in
      text + zip([4, 2, 1], "rwx").map { digit & $0 == 0 ? "-" : String($1) }.joined()
    }
  }

  @Test("keeps the owner where the user may give files away", .enabled(if: NSUserName() == "root"))
  func owner() throws {
    let sandbox = try sandbox(["b.swift": "old"])
    var files = try WorkTreeFiles(root: sandbox.path())
    try sandbox.run("chown", "65534:65533", "b.swift")
    try files.write(Array("new".utf8), to: try #require(RepositoryPath("b.swift")))
    let words = try sandbox.run("ls", "-ln", "b.swift").split(separator: " ")
    #expect(words.dropFirst(2).prefix(2) == ["65534", "65533"])
  }

  @Test("is refused when the file changed, or when a link leads there")
  func refused() throws {
    let sandbox = try sandbox(["A/b.swift": "changed"])
    var files = try WorkTreeFiles(root: sandbox.path())
    let old = Array("old".utf8)
    #expect(failure { () throws(SystemError) in try files.replace("A/b.swift", holding: old, with: []) } == .changed)
    try sandbox.link("link.swift", to: "A/b.swift")
    try sandbox.link("C", to: "A")
    for path in ["link.swift", "C/b.swift"] {
      let old = Array("changed".utf8)
      #expect(
        failure { () throws(SystemError) in try files.replace(path, holding: old, with: []) } == .symbolicLink)
      #expect(failure { () throws(SystemError) in try files.write(path) } == .symbolicLink)
      #expect(failure { () throws(SystemError) in try files.append(path) } == .symbolicLink)
      #expect(failure { () throws(SystemError) in _ = try files.bytes(path) } == .symbolicLink)
    }
    #expect(try sandbox.run("cat", "A/b.swift") == "changed")
    #expect(try sandbox.run("ls", "-A", "A") == "b.swift")
  }

  @Test("is refused where something stands that is no file, and waits for no reader")
  func special() throws {
    let sandbox = try sandbox(["directory/a": ""])
    var files = try WorkTreeFiles(root: sandbox.path())
    try sandbox.run("mkfifo", "pipe")
    for path in ["directory", "pipe"] {
      #expect(failure { () throws(SystemError) in try files.write(path) } == .notRegular)
      #expect(failure { () throws(SystemError) in try files.append(path) } == .notRegular)
      #expect(failure { () throws(SystemError) in _ = try files.bytes(path) } == .notRegular)
    }
  }

  @Test("leaves the other names of a file alone")
  func hardLink() throws {
    let sandbox = try sandbox(["outside": "precious"])
    var files = try WorkTreeFiles(root: sandbox.path())
    try sandbox.run("ln", "outside", "inside")
    try files.write(Array("new".utf8), to: try #require(RepositoryPath("inside")))
    #expect(try sandbox.run("cat", "outside") == "precious")
    #expect(try sandbox.run("cat", "inside") == "new")
  }

  @Test("removes what a killed process left behind, and nothing that is being written")
  func leftovers() throws {
    let sandbox = try sandbox([
      "a.swift": "old", ".east-0123456789abcdef.new": "half", ".east-0123456789abcdeg.new": "not ours",
      "A/.east-0123456789abcdef.new": "elsewhere",
    ])
    var files = try WorkTreeFiles(root: sandbox.path())
    for number in 1...4 { try sandbox.write(to: "a.swift.\(number).new") }
    try sandbox.write("being written", to: ".east-aaaaaaaaaaaaaaaa.new")
    let busy = try FileHandle(forWritingTo: sandbox.root.appending(path: ".east-aaaaaaaaaaaaaaaa.new"))
    #expect(flock(busy.fileDescriptor, LOCK_EX) == 0)
    try files.write(Array("new".utf8), to: try #require(RepositoryPath("a.swift")))
    let left = try sandbox.run("ls", "-A").split(separator: "\n").map(String.init)
    #expect(
      left.sorted() == [
        ".east-0123456789abcdeg.new", ".east-aaaaaaaaaaaaaaaa.new", "A", "a.swift", "a.swift.1.new", "a.swift.2.new",
        "a.swift.3.new", "a.swift.4.new",
      ])
    try files.write(Array("new".utf8), to: try #require(RepositoryPath("A/b.swift")))
    #expect(try sandbox.run("ls", "-A", "A") == "b.swift")
  }
}

extension WorkTreeFiles {
  fileprivate mutating func replace(_ path: String, holding old: [UInt8], with new: [UInt8]) throws(SystemError) {
    try replace(RepositoryPath(path) ?? .root, holding: old, with: new)
  }

  fileprivate mutating func write(_ path: String) throws(SystemError) {
    try write(Array("new".utf8), to: RepositoryPath(path) ?? .root)
  }

  fileprivate mutating func append(_ path: String) throws(SystemError) {
    try append(Array("new".utf8), to: RepositoryPath(path) ?? .root)
  }

  fileprivate mutating func bytes(_ path: String) throws(SystemError) -> [UInt8] {
    try bytes(of: RepositoryPath(path) ?? .root)
  }
}

/// Returns why the work was refused, or `nil` if it was not.
private func failure(_ work: () throws(SystemError) -> Void) -> SystemError? {
  do throws(SystemError) {
    try work()
    return nil
  } catch {
    return error
  }
}
