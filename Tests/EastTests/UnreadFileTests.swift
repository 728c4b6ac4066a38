import Foundation
import Running
import Testing

@Suite("A file that cannot be read among many")
struct UnreadFileTests {
  @Test("a closed file is an error of its own", .enabled(if: !isSuperuser, "root may read everything"))
  func closed() throws {
    let sandbox = try Sandbox.repository(["A.swift": Sources.modest, "B.swift": Sources.modest])
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: sandbox.url("A.swift").path)
    let ending = try sandbox.east("lint", "--format", "xcode")
    #expect(ending.status == 1)
    #expect(
      ending.text == "A.swift:1:1: error: cannot be read: it cannot be accessed; check its permissions [unread-file]\n")
  }

  @Test("a pipe in a file's place is not waited for")
  func pipe() throws {
    let sandbox = try Sandbox.repository(["A.swift": Sources.modest, "B.swift": Sources.modest])
    try FileManager.default.removeItem(at: sandbox.url("A.swift"))
    _ = try run(URL(filePath: "/usr/bin/env"), ["mkfifo", "A.swift"], in: sandbox.root)
    let ending = try sandbox.east("lint", "--format", "xcode")
    #expect(ending.status == 1)
    #expect(ending.text == "A.swift:1:1: error: cannot be read: it is not a regular file [unread-file]\n")
  }

  @Test(
    "a pipe is not waited for outside of a repository either", arguments: [[], ["A.swift"], ["A.swift", "B.swift"]])
  func plainPipe(operands: [String]) throws {
    let sandbox = try Sandbox(["B.swift": Sources.modest])
    _ = try run(URL(filePath: "/usr/bin/env"), ["mkfifo", "A.swift", "notes"], in: sandbox.root)
    let ending = try sandbox.east(["lint", "--format", "xcode"] + operands)
    #expect(ending.status == 1)
    #expect(ending.text == "A.swift:1:1: error: cannot be read: it is not a regular file [unread-file]\n")
  }

  @Test("the statistics count it beside the rules of the law book")
  func pluralized() throws {
    let sandbox = try Sandbox.repository([
      "A.swift": Sources.conflicted, "Car.swift": Sources.car, "Driver.swift": Sources.reaching,
    ])
    let text = try sandbox.east("lint", "--statistics").text
    #expect(text.contains("  1  unread-file\n") && text.contains("  1  reach\n"), "\(text)")
  }

  @Test("a damaged or missing object is an error of its own", arguments: [Data("no object".utf8), nil])
  func object(content: Data?) throws {
    let sandbox = try Sandbox.repository(["A.swift": Sources.modest, "B.swift": Sources.car])
    let id = try sandbox.git("rev-parse", "HEAD:A.swift")
    let object = sandbox.url(".git/objects/\(id.prefix(2))/\(id.dropFirst(2))")
    try FileManager.default.removeItem(at: object)
    if let content { try content.write(to: object) }
    let ending = try sandbox.east("lint", "--rev", "HEAD", "--format", "xcode")
    #expect(ending.status == 1)
    #expect(ending.text.hasPrefix("A.swift:1:1: error: cannot be read: object \(id) is "), "\(ending.text)")
    #expect(ending.text.split(separator: "\n").count == 1)
    #expect(ending.error.contains("1 error in 1 file "))
    // The work tree still has it.
    #expect(try sandbox.east("lint").status == 0)
  }

  @Test("a damaged tree or commit leaves nothing to lint", arguments: ["HEAD", "HEAD^{tree}", "HEAD:Sources"])
  func tree(name: String) throws {
    let sandbox = try Sandbox.repository(["Sources/A.swift": Sources.modest])
    let id = try sandbox.git("rev-parse", name)
    let object = sandbox.url(".git/objects/\(id.prefix(2))/\(id.dropFirst(2))")
    try FileManager.default.removeItem(at: object)
    try Data("no object".utf8).write(to: object)
    let ending = try sandbox.east("lint", "--rev", "HEAD")
    #expect(ending.status == 2)
    #expect(ending.output.isEmpty)
    #expect(ending.error.split(separator: "\n").count == 1, "\(ending.error)")
  }

  @Test(
    "what cannot be followed is an error at the place",
    arguments: [
      (Sources.conflicted, "2:1: error: cannot parse: unresolved merge conflict"),
      ("let a = \"no end\nlet b = 1\n", "1:9: error: cannot parse: unterminated string literal"),
      ("let a = 1 /* no end\n", "1:11: error: cannot parse: unterminated comment"),
      ("struct A {\n", "1:10: error: cannot parse: unbalanced bracket"),
    ])
  func problems(source: String, message: String) throws {
    let sandbox = try Sandbox.repository(["A.swift": source])
    let ending = try sandbox.east("lint", "--format", "xcode")
    #expect(ending.status == 1)
    #expect(ending.text == "A.swift:\(message) [unread-file]\n")
  }

  @Test("text that a compiler may accept is a note, fails nothing, and the doctor lists it")
  func unknownText() throws {
    let sandbox = try Sandbox.repository(["A.swift": "func f(a b c: Int) {}\n" + Sources.modest])
    let ending = try sandbox.east("lint", "--format", "xcode")
    #expect(ending.status == 0)
    #expect(ending.text == "A.swift:1:10: note: cannot parse: unexpected text [unread-file]\n")
    #expect(try sandbox.east("baseline", "write").status == 0)
    let doctor = try sandbox.east("doctor")
    #expect(doctor.status == 0)
    #expect(doctor.text.contains("A.swift:1: cannot parse: unexpected text\n"), "\(doctor.text)")
  }
}

private var isSuperuser: Bool { NSUserName() == "root" }
