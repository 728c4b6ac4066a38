import Git
import Running
import Testing

@Suite("The files of a revision")
struct TreeTests {
  @Test("files are listed in the order of their paths, with their kinds")
  func kinds() throws {
    let sandbox = try Sandbox.repository(["a/b.swift": "let b = 1", "a.swift": "", "a-b/c.swift": "", "run": "#!"])
    try sandbox.link("link.swift", to: "a.swift")
    try sandbox.run("chmod", "+x", "run")
    let library = try Sandbox.repository(["x.swift": ""])
    let commit = try library.git("rev-parse", "HEAD")
    try sandbox.git("add", "--all")
    try sandbox.git("update-index", "--add", "--cacheinfo", "160000,\(commit),library")
    try sandbox.git("commit", "--quiet", "--message=all kinds")
    let files = try sandbox.open().files(at: "HEAD")
    #expect(files.names == ["a-b/c.swift", "a.swift", "a/b.swift", "library", "link.swift", "run"])
    #expect(files.map(\.kind) == [.regular, .regular, .regular, .submodule, .symlink, .regular])
    #expect(files.allSatisfy { $0.status == .settled })
    #expect(files[3].id.description == commit)
    #expect(files[2].id.description == (try sandbox.git("rev-parse", "HEAD:a/b.swift")))
  }

  @Test("an older revision has the files it had")
  func older() throws {
    let sandbox = try Sandbox.repository(["a.swift": "1"])
    try sandbox.remove("a.swift")
    try sandbox.commit(["b.swift": "2"])
    let repository = try sandbox.open()
    #expect(try repository.files(at: "HEAD~1").names == ["a.swift"])
    #expect(try repository.files(at: "HEAD").names == ["b.swift"])
  }

  @Test("a commit may have no files at all")
  func empty() throws {
    let sandbox = try Sandbox.repository()
    try sandbox.commit()
    #expect(try sandbox.open().files(at: "HEAD").isEmpty)
  }

  @Test("packed objects are read like loose ones")
  func packed() throws {
    let sandbox = try Sandbox.repository(["a/b.swift": "let b = 1"])
    try sandbox.commit(["a/b.swift": "let b = 2"])
    try sandbox.git("gc", "--quiet", "--aggressive", "--prune=now")
    let repository = try sandbox.open()
    let contents = try repository.files(at: "HEAD~1").map { try repository.contents(of: $0.id) }
    #expect(contents == [Array("let b = 1".utf8)])
  }

  @Test("a rename that changes the case alone is a rename")
  func caseOnly() throws {
    let sandbox = try Sandbox.repository()
    let blob = try sandbox.git("hash-object", "-w", "--stdin")
    let trees = try ["Foo.swift", "foo.swift"].map {
      try sandbox.git("mktree", input: "100644 blob \(blob)\t\($0)\n".utf8)
    }
    let repository = try sandbox.open()
    #expect(try trees.map { try repository.files(at: $0).names } == [["Foo.swift"], ["foo.swift"]])
  }

  @Test("names that are not UTF-8, or that a terminal would obey, keep their bytes and are shown escaped")
  func names() throws {
    let sandbox = try Sandbox.repository()
    let blob = Array(try sandbox.git("hash-object", "-w", "--stdin").utf8)
    let entry = Array("100644 blob ".utf8) + blob + [0x09]
    let latin = Array("caf".utf8) + [0xe9]
    let escape = [0x1b] + Array("[31m.swift".utf8)
    let tree = try sandbox.git("mktree", "-z", input: entry + latin + [0] + entry + escape + [0])
    let files = try sandbox.open().files(at: tree)
    #expect(files.map(\.path.bytes) == [escape, latin])
    #expect(files.names == ["\\u{1b}[31m.swift", "caf\\xe9"])
  }

  @Test("a tree that names a path outside of the repository is refused", arguments: ["..", ".", "a/../../b"])
  func unsafe(name: String) throws {
    let sandbox = try Sandbox.repository(["a.swift": ""])
    let blob = try sandbox.raw("HEAD:a.swift")
    let tree = try sandbox.git(
      "hash-object", "-t", "tree", "-w", "--literally", "--stdin", input: Array("100644 \(name)\0".utf8) + blob)
    let repository = try sandbox.open()
    #expect(throws: GitError.unsafePath("/" + name)) { try repository.files(at: tree) }
  }

  @Test("a tree of trees of trees, small to write and endless to list, ends in an error")
  func bomb() throws {
    let sandbox = try Sandbox.repository(["a.swift": ""])
    var tree = try sandbox.git("rev-parse", "HEAD^{tree}")
    for _ in 0..<7 {
      let lines = (0..<10).map { "040000 tree \(tree)\t\($0)\n" }.joined()
      tree = try sandbox.git("mktree", input: lines.utf8)
    }
    let (repository, bomb) = (try sandbox.open(), tree)
    #expect(throws: GitError.tooManyFiles(limit: 10_000)) { try repository.files(at: bomb, limit: 10_000) }
  }

  @Test("trees that lie deeper than any path can be are refused")
  func depth() throws {
    let sandbox = try Sandbox.repository(["a.swift": ""])
    var tree = try sandbox.git("rev-parse", "HEAD^{tree}")
    let name = String(repeating: "d", count: 250)
    for _ in 0..<17 { tree = try sandbox.git("mktree", input: "040000 tree \(tree)\t\(name)\n".utf8) }
    let (repository, deep) = (try sandbox.open(), tree)
    let error = try #require(throws: GitError.self) { try repository.files(at: deep) }
    guard case .unsafePath = error else {
      Issue.record("unexpected \(error)")
      return
    }
  }

  @Test("a tree that is missing is named")
  func missing() throws {
    let sandbox = try Sandbox.repository(["a/b.swift": ""])
    let id = try sandbox.git("rev-parse", "HEAD:a")
    try sandbox.remove(object: id)
    let refusal = GitError.missingObject(try #require(ObjectID(id)), isPartialClone: false)
    let repository = try sandbox.open()
    #expect(throws: refusal) { try repository.files(at: "HEAD") }
  }
}

extension Sandbox {
  /// The twenty bytes of an object's id.
  func raw(_ revision: String) throws -> [UInt8] {
    let digits = Array(try git("rev-parse", revision))
    return stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
  }

  /// Takes a loose object away.
  func remove(object id: String) throws {
    try remove(looseObject(id))
  }

  func looseObject(_ id: String) -> String {
    ".git/objects/\(id.prefix(2))/\(id.dropFirst(2))"
  }
}
