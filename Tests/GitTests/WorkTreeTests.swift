import Foundation
import Git
import Running
import Testing

@Suite("The work tree")
struct WorkTreeTests {
  @Test("tracked files are listed as the disk has them, deleted ones too")
  func tracked() throws {
    let sandbox = try Sandbox.repository(["a.swift": "1", "b/c.swift": "2", "d.swift": "3"])
    try sandbox.write("changed", to: "a.swift")
    try sandbox.remove("d.swift")
    let tree = try sandbox.open().workTree()
    #expect(tree.root == sandbox.path())
    #expect(tree.files.names == ["a.swift", "b/c.swift", "d.swift"])
    #expect(tree.files.map(\.kind) == [.regular, .regular, .absent])
    #expect(tree.files[1].status == .tracked(try sandbox.blob("HEAD:b/c.swift")))
    #expect(tree.unreadable.isEmpty)
  }

  @Test("untracked files count unless some rule ignores them")
  func untracked() throws {
    let sandbox = try Sandbox.repository([
      "a.swift": "", ".gitignore": "*.gen.swift\n/build/\n", "sub/.gitignore": "local.swift\n!kept.gen.swift\n",
      "build/forced.swift": "",
    ])
    try sandbox.git("add", "--force", "build/forced.swift")
    try sandbox.write("private/\n", to: ".git/info/exclude")
    for path in [
      "new.swift", "deep/er/new.swift", "x.gen.swift", "build/out.swift", "build/more/out.swift", "sub/local.swift",
      "sub/kept.gen.swift", "local.swift", "private/secret.swift", "sub/private/secret.swift", "sub/build/fine.swift",
    ] {
      try sandbox.write(to: path)
    }
    let expected = try sandbox.git("ls-files", "--others", "--exclude-standard").split(separator: "\n").map(String.init)
    let files = try sandbox.open().workTree().files
    #expect(files.filter { $0.status == .untracked }.names == expected)
    #expect(
      expected == ["deep/er/new.swift", "local.swift", "new.swift", "sub/build/fine.swift", "sub/kept.gen.swift"])
    #expect(files["build/forced.swift"]?.kind == .regular)
  }

  @Test("files that are not on disk yet are listed as if they were")
  func newFiles() throws {
    let sandbox = try Sandbox.repository([
      "a.swift": "", "deleted.swift": "", ".gitignore": "*.gen.swift\n/build/\n",
      "sub/.gitignore": "local.swift\n!kept.gen.swift\n", "build/forced.swift": "",
    ])
    try sandbox.git("add", "--force", "build/forced.swift")
    try sandbox.remove("deleted.swift")
    try sandbox.write(to: "untracked.swift")
    let names = [
      "a.swift", "deleted.swift", "untracked.swift", "new.swift", "deep/er/new.swift", "x.gen.swift", "build/out.swift",
      "build/more/out.swift", "sub/local.swift", "sub/kept.gen.swift", "sub/build/fine.swift", "notes.txt",
    ]
    let isSwift: @Sendable (RepositoryPath) -> Bool = { $0.hasSuffix(".swift") }
    let files = try sandbox.open().workTree(where: isSwift, creating: names.compactMap { RepositoryPath($0) }).files
    for name in names { try sandbox.write(to: name) }
    let onDisk = try sandbox.open().workTree(where: isSwift).files
    #expect(files.names == onDisk.names)
    #expect(files.map(\.kind) == onDisk.map(\.kind))
    #expect(onDisk.count == 8)
  }

  @Test("what lies in an ignored directory stays ignored, tracked neighbours or not")
  func ignoredDirectories() throws {
    let sandbox = try Sandbox.repository([".gitignore": "out/\n", "out/a.swift": "", "out/b/c.swift": ""])
    try sandbox.git("add", "--force", "out")
    try sandbox.write("!new.swift\n", to: "out/.gitignore")
    for path in ["out/new.swift", "out/b/new.swift", "out/d/new.swift"] { try sandbox.write(to: path) }
    #expect(try sandbox.open().workTree().files.names == [".gitignore", "out/a.swift", "out/b/c.swift"])
  }

  @Test("a symlink is no ignore file, and a directory is none either")
  func strangeIgnoreFiles() throws {
    let outside = try Sandbox()
    try outside.write("*.swift\n", to: "rules")
    let sandbox = try Sandbox.repository()
    try sandbox.link(".gitignore", to: outside.path("rules").description)
    try sandbox.write(to: "a/.gitignore/b.swift")
    try sandbox.write(to: "c.swift")
    #expect(try sandbox.open().workTree { $0.hasSuffix(".swift") }.files.names == ["a/.gitignore/b.swift", "c.swift"])
  }

  @Test("only the files that are wanted are listed")
  func wanted() throws {
    let sandbox = try Sandbox.repository(["a.swift": "", "a.txt": "", "b/c.swift": ""])
    try sandbox.write(to: "new.swift")
    try sandbox.write(to: "new.txt")
    let files = try sandbox.open().workTree { $0.hasSuffix(".swift") }.files
    #expect(files.names == ["a.swift", "b/c.swift", "new.swift"])
  }

  @Test("a symlink is a symlink, and nothing behind one is in the work tree")
  func symlinks() throws {
    let sandbox = try Sandbox.repository(["a/b.swift": "", "real/c.swift": ""])
    let outside = try Sandbox()
    try outside.write("let secret = 1", to: "b.swift")
    try sandbox.link("link.swift", to: "real/c.swift")
    try sandbox.link("loop", to: ".")
    try sandbox.git("add", "--all")
    try sandbox.remove("a")
    try sandbox.link("a", to: outside.path().description)
    let files = try sandbox.open().workTree().files
    #expect(files.names == ["a", "a/b.swift", "link.swift", "loop", "real/c.swift"])
    #expect(files.map(\.kind) == [.symlink, .absent, .symlink, .symlink, .regular])
  }

  @Test("a submodule is one entry, and its files are its own business")
  func submodule() throws {
    let library = try Sandbox.repository(["x.swift": ""])
    let sandbox = try Sandbox.repository(["a.swift": ""])
    try sandbox.git("clone", "--quiet", library.path().description, "library")
    try sandbox.commit()
    let files = try sandbox.open().workTree().files
    #expect(files.names == ["a.swift", "library"])
    #expect(files["library"]?.kind == .submodule)
  }

  /// What makes a `.git`, and whether git then takes the directory for a repository.
  private static let inner: [(script: String, isRepository: Bool)] = [
    ("git init --quiet .", true), ("mkdir .git", false), ("touch .git", false), ("mkfifo .git", false),
    ("mkdir -p .git/objects .git/refs", false),
    ("mkdir -p .git/objects .git/refs; echo 'ref: refs/heads/main' > .git/HEAD", true),
    ("mkdir -p .git/objects .git/refs; echo nonsense > .git/HEAD", false),
    ("git init --quiet .; git commit -q --allow-empty -m x; git checkout -q --detach", true),
    (
      "git init --quiet .; mv .git ../elsewhere; echo 'gitdir: ../elsewhere' > .git; echo elsewhere > ../.gitignore",
      true
    ),
    ("echo 'gitdir: ../nowhere' > .git", false), ("ln -s ../nowhere .git", false),
    ("cd ..; git worktree add -q -f inner HEAD; rm inner/a.swift", true), ("git init --quiet .; rm .git/HEAD", false),
  ]

  @Test("a repository inside that is no submodule is left alone and told of; what git adds is listed", arguments: inner)
  func nested(script: String, isRepository: Bool) throws {
    let sandbox = try Sandbox.repository(["a.swift": ""])
    try sandbox.run("sh", "-c", "mkdir inner; (cd inner; \(script)) && echo > inner/b.swift")
    let tree = try sandbox.open().workTree { $0.hasSuffix(".swift") }
    #expect(tree.files.names == (isRepository ? ["a.swift"] : ["a.swift", "inner/b.swift"]))
    #expect(tree.repositories.map(\.description) == (isRepository ? ["inner"] : []))
    // A repository without a commit is refused.
    let added = try? sandbox.git("-c", "advice.addEmbeddedRepo=false", "add", "--dry-run", "inner")
    #expect((added?.contains("'inner/b.swift'") == true) != isRepository)
  }

  @Test("a file whose case alone changed on the disk is the tracked file, where case is ignored")
  func caseOnly() throws {
    let sandbox = try Sandbox.repository(["Sources/Foo.swift": ""])
    try sandbox.run("mv", "Sources", "moved")
    try sandbox.run("mv", "moved", "sources")
    try sandbox.run("mv", "sources/Foo.swift", "sources/moved")
    try sandbox.run("mv", "sources/moved", "sources/foo.swift")
    try sandbox.git("config", "core.ignorecase", "false")
    #expect(try sandbox.open().workTree().files.names == ["Sources/Foo.swift", "sources/foo.swift"])
    try sandbox.git("config", "core.ignorecase", "true")
    let files = try sandbox.open().workTree().files
    #expect(files.names == ["Sources/Foo.swift"])
    #expect(files.map(\.kind) == [.regular])
  }

  @Test("a pipe in a file's place is never read")
  func pipe() throws {
    let sandbox = try Sandbox.repository(["a.swift": ""])
    try sandbox.remove("a.swift")
    try sandbox.run("mkfifo", "a.swift", "b.swift")
    let files = try sandbox.open().workTree().files
    #expect(files.names == ["a.swift"])
    #expect(files.map(\.kind) == [.special])
  }

  @Test("a directory that may not be read is said, not skipped", .enabled(if: geteuid() != 0))
  func unreadable() throws {
    let sandbox = try Sandbox.repository(["a.swift": "", "closed/b.swift": ""])
    try sandbox.run("chmod", "000", "closed")
    let tree = try sandbox.open().workTree()
    #expect(tree.unreadable.map(\.directory.description) == ["closed"])
  }

  #if os(Linux)
    @Test("names that are not UTF-8 are found on the disk")
    func names() throws {
      let sandbox = try Sandbox.repository(["a.swift": ""])
      try sandbox.run("sh", "-c", "printf x > \"$(printf 'caf\\351.swift')\"")
      try sandbox.run("sh", "-c", "printf y > \"$(printf '\\033[31m.swift')\"")
      try sandbox.git("add", "--all")
      let tree = try sandbox.open().workTree()
      #expect(tree.files.names == ["\\u{1b}[31m.swift", "a.swift", "caf\\xe9.swift"])
      #expect(tree.files.map(\.kind) == [.regular, .regular, .regular])
      let place = tree.root.appending(tree.files[2].path)
      #expect(place.bytes == sandbox.path().bytes + Array("/caf".utf8) + [0xe9] + Array(".swift".utf8))
    }
  #endif
}
