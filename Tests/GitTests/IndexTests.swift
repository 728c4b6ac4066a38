import Foundation
import Git
import Running
import Testing

@Suite("The index")
struct IndexTests {
  @Test("the index has what is staged, whatever the disk or HEAD has")
  func staged() throws {
    let sandbox = try Sandbox.repository(["a.swift": "1", "b.swift": "1", "c.swift": "1"])
    try sandbox.write("2", to: "a.swift")
    try sandbox.write("2", to: "d.swift")
    try sandbox.git("add", "a.swift", "d.swift")
    try sandbox.git("rm", "--quiet", "--cached", "b.swift")
    try sandbox.write("3", to: "a.swift")
    try sandbox.remove("c.swift")
    let repository = try sandbox.open()
    let files = try repository.indexFiles()
    #expect(files.names == ["a.swift", "c.swift", "d.swift"])
    #expect(try repository.contents(of: files[0].id) == Array("2".utf8))
    #expect(files.allSatisfy { $0.status == .settled && $0.kind == .regular })
  }

  @Test("a conflict is one entry, and it is ours")
  func conflict() throws {
    let sandbox = try Sandbox.repository(["a.swift": "base", "b.swift": ""])
    try sandbox.git("checkout", "--quiet", "-b", "side")
    try sandbox.commit(["a.swift": "theirs"])
    try sandbox.git("checkout", "--quiet", "main")
    try sandbox.commit(["a.swift": "ours"])
    #expect(throws: Sandbox.CommandFailed.self) { try sandbox.git("merge", "--quiet", "side") }
    let repository = try sandbox.open()
    let files = try repository.indexFiles()
    #expect(files.names == ["a.swift", "b.swift"])
    #expect(files.map(\.status) == [.conflicted, .settled])
    #expect(try repository.contents(of: files[0].id) == Array("ours".utf8))
    #expect(try repository.workTree().files.map(\.status).first == .conflicted)
  }

  @Test("where we deleted what they changed, the conflict's entry is theirs")
  func deletedByUs() throws {
    let sandbox = try Sandbox.repository(["a.swift": "base", "b.swift": ""])
    try sandbox.git("checkout", "--quiet", "-b", "side")
    try sandbox.commit(["a.swift": "theirs"])
    try sandbox.git("checkout", "--quiet", "main")
    try sandbox.git("rm", "--quiet", "a.swift")
    try sandbox.commit()
    #expect(throws: Sandbox.CommandFailed.self) { try sandbox.git("merge", "--quiet", "side") }
    let repository = try sandbox.open()
    let files = try repository.indexFiles()
    #expect(files.map(\.status) == [.conflicted, .settled])
    #expect(try repository.contents(of: files[0].id) == Array("theirs".utf8))
  }

  @Test("a file that is merely announced is known as such")
  func intended() throws {
    let sandbox = try Sandbox.repository(["a.swift": ""])
    try sandbox.write("let b = 1", to: "b.swift")
    try sandbox.git("add", "--intent-to-add", "b.swift")
    let repository = try sandbox.open()
    #expect(try repository.indexFiles().map(\.status) == [.settled, .intended])
    #expect(try repository.workTree().files["b.swift"]?.status == .untracked)
  }

  @Test("a file that a sparse checkout leaves out is known as such, not as deleted")
  func sparse() throws {
    let sandbox = try Sandbox.repository(["a.swift": "", "b.swift": "let b = 1"])
    try sandbox.git("update-index", "--skip-worktree", "b.swift")
    try sandbox.remove("b.swift")
    let repository = try sandbox.open()
    #expect(try repository.indexFiles().map(\.status) == [.settled, .sparse])
    let file = try #require(try repository.workTree().files["b.swift"])
    #expect(file.kind == .absent)
    #expect(file.status == .sparse(try sandbox.blob("HEAD:b.swift")))
  }

  @Test(
    "what git sparse-checkout leaves out is known as such, in either of its manners",
    arguments: ["--cone", "--no-cone"])
  func sparseCheckout(manner: String) throws {
    let sandbox = try Sandbox.repository(["in/a.swift": "", "out/b.swift": "let b = 1"])
    try sandbox.git("sparse-checkout", "set", manner, "in")
    let repository = try sandbox.open()
    #expect(try repository.workTree().files["out/b.swift"]?.status == .sparse(try sandbox.blob("HEAD:out/b.swift")))
    #expect(try repository.workTree().files["in/a.swift"]?.kind == .regular)
  }

  @Test("an index that lists directories is refused with the command that writes it whole")
  func sparseIndex() throws {
    let sandbox = try Sandbox.repository(["in/a.swift": "", "out/b.swift": ""])
    try sandbox.git("sparse-checkout", "set", "--cone", "--sparse-index", "in")
    #expect(throws: GitError.sparseIndex) { try sandbox.open().indexFiles() }
    try sandbox.git("sparse-checkout", "reapply", "--no-sparse-index")
    #expect(try sandbox.open().indexFiles().names == ["in/a.swift", "out/b.swift"])
  }

  @Test("a split index is refused with what writes it whole and keeps what is staged", arguments: ["true", "unset"])
  func splitIndex(setting: String) throws {
    let sandbox = try Sandbox.repository(["a.swift": ""])
    if setting == "true" { try sandbox.git("config", "core.splitIndex", "true") }
    try sandbox.git("update-index", "--split-index")
    try sandbox.write(to: "b.swift")
    try sandbox.git("add", "b.swift")
    #expect(throws: GitError.splitIndex) { try sandbox.open().indexFiles() }
    let commands = GitError.splitIndex.description.split(separator: "`").filter { $0.hasPrefix("git ") }
    #expect(commands.count == 2)
    for command in commands { try sandbox.run("sh", "-c", String(command)) }
    try sandbox.git("status")
    #expect(try sandbox.open().indexFiles().names == ["a.swift", "b.swift"])
  }

  @Test("a file is known by what the disk says of it, unless it may have been written to since")
  func stamps() throws {
    let sandbox = try Sandbox.repository(["a.swift": "let a = 1\n"])
    func stamp(at time: Double) throws -> Stamp? {
      let file = sandbox.root.appendingPathComponent("a.swift").path
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: time)], ofItemAtPath: file)
      try sandbox.git("update-index", "--refresh")
      return try sandbox.open().workTree().files["a.swift"]?.stamp
    }
    func now() throws -> Stamp? {
      var files = try WorkTreeFiles(root: sandbox.path())
      return try files.contents(of: try #require(RepositoryPath("a.swift"))).stamp
    }
    let old = try #require(try stamp(at: 1_000_000_000))
    #expect(try now() == old)
    // The same size, and a moment later.
    try sandbox.write("let b = 1\n", to: "a.swift")
    #expect(try now() != old)
    try sandbox.write("let a = 1\n", to: "a.swift")
    #expect(try stamp(at: 4_000_000_000) == nil)
  }

  @Test("the order is that of the bytes, also where the file system ignores case")
  func order() throws {
    let sandbox = try Sandbox.repository()
    let blob = try sandbox.git("hash-object", "-w", "--stdin")
    let lines = ["b.swift", "B.swift", "a.swift", "C.swift"].map { "100644 \(blob)\t\($0)\n" }.joined()
    try sandbox.git("update-index", "--index-info", input: lines.utf8)
    try sandbox.git("config", "core.ignorecase", "true")
    #expect(try sandbox.open().indexFiles().names == ["B.swift", "C.swift", "a.swift", "b.swift"])
  }

  @Test(
    "an index that cannot be read is an error, never an empty list",
    arguments: ["DIRC\0\0\0\u{63}\0\0\0\0", "DIRC\0\0\0\u{2}\0\0\0\u{9}", "no index", "DIRC"])
  func damaged(text: String) throws {
    let sandbox = try Sandbox.repository(["a.swift": ""])
    try sandbox.write(text, to: ".git/index")
    let repository = try sandbox.open()
    let error = try #require(throws: GitError.self) { try repository.indexFiles() }
    guard case .unreadableIndex = error else {
      Issue.record("unexpected \(error)")
      return
    }
    #expect(throws: error) { try repository.workTree() }
  }
}
