import Foundation
import Git
import Running
import Testing

@Suite("Opening a repository")
struct OpeningTests {
  @Test(
    "a repository is found from its root, a directory, a file and its .git",
    arguments: ["", "a/b", "a/b/c.swift", ".git"])
  func upwards(start: String) throws {
    let sandbox = try Sandbox.repository(["a/b/c.swift": ""])
    let repository = try sandbox.open(start)
    #expect(repository.workTreeRoot == sandbox.path())
    #expect(repository.gitDirectory == sandbox.path(".git"))
    #expect(!repository.isBare && !repository.isShallow)
  }

  @Test("a plain directory is no repository, and no error")
  func plain() throws {
    let sandbox = try Sandbox()
    #expect(try Repository.discover(from: sandbox.path()) == nil)
  }

  @Test("a path where nothing is, is refused", arguments: ["nowhere", "file/inside", "a\0b"])
  func missing(name: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write(to: "file")
    let path = DiskPath(sandbox.path().description + "/" + name)
    #expect(throws: GitError.pathNotFound(path)) { try Repository.discover(from: path) }
  }

  @Test("a bare repository has no work tree and no index, but revisions")
  func bare() throws {
    let sandbox = try Sandbox.repository(["a.swift": "let a = 1"])
    try sandbox.git("clone", "--quiet", "--bare", ".", "bare.git")
    let repository = try sandbox.open("bare.git")
    #expect(repository.isBare && repository.workTreeRoot == nil)
    #expect(repository.gitDirectory == sandbox.path("bare.git"))
    #expect(try repository.files(at: "HEAD").names == ["a.swift"])
    let refusal = GitError.noWorkTree(sandbox.path("bare.git"))
    #expect(throws: refusal) { try repository.indexFiles() }
    #expect(throws: refusal) { try repository.workTree() }
  }

  @Test("git's files without settings are a bare repository, as they are to git", arguments: [nil, "", "[gc]\n"])
  func unsaid(settings: String?) throws {
    let sandbox = try Sandbox.repository(["a.swift": "let a = 1"])
    try sandbox.git("clone", "--quiet", "--bare", ".", "inside/copy")
    try FileManager.default.removeItem(at: sandbox.url("inside/copy/config"))
    if let settings { try sandbox.write(settings, to: "inside/copy/config") }
    #expect(try sandbox.git("-C", "inside/copy", "rev-parse", "--is-bare-repository") == "true")
    for start in ["inside/copy", "inside/copy/refs/heads", "inside/copy/HEAD"] {
      let repository = try sandbox.open(start)
      #expect(repository.workTreeRoot == nil, "\(start)")
      #expect(repository.gitDirectory == sandbox.path("inside/copy"))
      let worker = try Repository(gitDirectory: repository.gitDirectory)
      #expect(worker.isBare)
      #expect(try worker.files(at: "HEAD").names == ["a.swift"])
    }
    // What lies around it is the repository around it, or none.
    #expect(try sandbox.open("inside").workTreeRoot == sandbox.path())
  }

  @Test(
    "git's files that another repository tracks are no repository, unless they are named",
    arguments: ["", "[core]\n\tbare = false\n\tworktree = ../..\n", "[core]\n\tbare = true\n"])
  func embedded(settings: String) throws {
    let sandbox = try Sandbox.repository(["a.swift": "let a = 1"])
    try sandbox.git("clone", "--quiet", "--bare", ".", "Sources/App")
    try sandbox.write(settings, to: "Sources/App/config")
    #expect(try sandbox.open("Sources/App").gitDirectory == sandbox.path("Sources/App"))
    try sandbox.git("add", "--all", "--force")
    let refusal = GitError.embeddedRepository(sandbox.path("Sources/App"), in: sandbox.path())
    for start in ["Sources/App", "Sources/App/refs/heads", "Sources/App/HEAD"] {
      #expect(throws: refusal, "\(start)") { try sandbox.open(start) }
    }
    let named = try Repository.discover(from: sandbox.path("Sources/App"), isNamed: true)
    #expect(named?.gitDirectory == sandbox.path("Sources/App"))
    #expect(throws: refusal) { try Repository.discover(from: sandbox.path("Sources/App/refs"), isNamed: true) }
    #expect(try sandbox.open("Sources").gitDirectory == sandbox.path(".git"))
  }

  @Test("git's files that a submodule tracks are no repository, but the submodule is one")
  func embeddedInSubmodule() throws {
    let sandbox = try Sandbox.repository(["a.swift": ""])
    let library = try Sandbox.repository(["b.swift": ""])
    try library.git("clone", "--quiet", "--bare", ".", "Sources")
    try library.write(try library.git("rev-parse", "HEAD") + "\n", to: "Sources/refs/heads/main")
    try library.git("add", "--all", "--force")
    try library.commit()
    try sandbox.git("submodule", "--quiet", "add", library.root.path, "Library")
    try sandbox.commit()
    #expect(try sandbox.open("Library").gitDirectory == sandbox.path(".git/modules/Library"))
    #expect(try sandbox.open(".git/modules/Library").gitDirectory == sandbox.path(".git/modules/Library"))
    let refusal = GitError.embeddedRepository(sandbox.path("Library/Sources"), in: sandbox.path("Library"))
    #expect(throws: refusal) { try sandbox.open("Library/Sources") }
  }

  @Test("a linked work tree that another repository tracks is none")
  func embeddedLink() throws {
    let sandbox = try Sandbox.repository(["a.swift": ""])
    try sandbox.git("clone", "--quiet", "--bare", ".", "real")
    try sandbox.commit([
      "App/HEAD": "ref: refs/heads/main\n", "App/commondir": "../real\n", "App/gitdir": "../a/.git\n",
    ])
    try sandbox.git("add", "--all", "--force")
    let refusal = GitError.embeddedRepository(sandbox.path("App"), in: sandbox.path())
    #expect(throws: refusal) { try sandbox.open("App") }
  }

  @Test("a bare repository to which the .git around it leads is found, with its linked work trees")
  func bareBeside() throws {
    let sandbox = try Sandbox.repository(["a.swift": ""])
    try sandbox.git("clone", "--quiet", "--bare", ".", "project/.bare")
    try sandbox.write("gitdir: ./.bare\n", to: "project/.git")
    try sandbox.git("-C", "project/.bare", "worktree", "add", "--quiet", "../main", "main")
    #expect(try sandbox.open("project/.bare").gitDirectory == sandbox.path("project/.bare"))
    #expect(try sandbox.open("project").gitDirectory == sandbox.path("project/.bare"))
    #expect(try sandbox.open("project/main").workTreeRoot == sandbox.path("project/main"))
  }

  @Test("a .git without settings is in a work tree, as it is to git")
  func unsaidAround() throws {
    let sandbox = try Sandbox.repository(["a.swift": "let a = 1"])
    try FileManager.default.removeItem(at: sandbox.url(".git/config"))
    for start in ["", ".git"] { #expect(try sandbox.open(start).workTreeRoot == sandbox.path(), "\(start)") }
  }

  @Test("a linked work tree has its own root, index and HEAD")
  func linked() throws {
    let sandbox = try Sandbox.repository(["a.swift": ""])
    try sandbox.git("worktree", "add", "--quiet", "-b", "side", "linked")
    try sandbox.write(to: "linked/b.swift")
    let repository = try sandbox.open("linked")
    #expect(repository.workTreeRoot == sandbox.path("linked"))
    #expect(repository.gitDirectory == sandbox.path(".git/worktrees/linked"))
    #expect(try repository.indexFiles().names == ["a.swift"])
    #expect(try repository.workTree().files.names == ["a.swift", "b.swift"])
    #expect(try repository.commit("HEAD") == repository.commit("side"))
    // The main work tree sees a repository of its own there, and keeps out.
    #expect(try sandbox.open().workTree().files.names == ["a.swift"])
  }

  @Test("a linked work tree whose repository is gone is refused, not taken for a plain directory")
  func stray() throws {
    let sandbox = try Sandbox()
    try sandbox.write("gitdir: ../nowhere\n", to: "tree/.git")
    try sandbox.write(to: "tree/a/b.swift")
    #expect(throws: GitError.strayGitFile(sandbox.path("tree/.git"))) { try sandbox.open("tree/a") }
  }

  @Test("a detached HEAD is as good as any")
  func detached() throws {
    let sandbox = try Sandbox.repository(["a.swift": ""])
    let first = try sandbox.git("rev-parse", "HEAD")
    try sandbox.commit(["b.swift": ""])
    try sandbox.git("checkout", "--quiet", "--detach", "HEAD~1")
    let repository = try sandbox.open()
    #expect(try repository.commit("HEAD").description == first)
    #expect(try repository.files(at: "HEAD").names == ["a.swift"])
  }

  @Test("an empty repository has an empty index and an untracked work tree")
  func empty() throws {
    let sandbox = try Sandbox.repository()
    let repository = try sandbox.open()
    #expect(try repository.indexFiles().isEmpty)
    #expect(try repository.workTree().files.isEmpty)
    try sandbox.write(to: "a.swift")
    #expect(try repository.workTree().files.map(\.status) == [.untracked])
  }

  @Test("another worker opens the same repository by its git directory", arguments: ["", "linked", "bare.git"])
  func workers(place: String) throws {
    let sandbox = try Sandbox.repository(["a.swift": ""])
    try sandbox.git("worktree", "add", "--quiet", "-b", "side", "linked")
    try sandbox.git("clone", "--quiet", "--bare", ".", "bare.git")
    let first = try sandbox.open(place)
    let second = try Repository(gitDirectory: first.gitDirectory)
    #expect(second.gitDirectory == first.gitDirectory)
    #expect(second.workTreeRoot == first.workTreeRoot)
    #expect(try second.commit("HEAD") == first.commit("HEAD"))
  }

  @Test("workers read side by side, each with a repository of its own")
  func sideBySide() async throws {
    let files = Dictionary(uniqueKeysWithValues: (0..<50).map { ("\($0).swift", "let x = \($0)") })
    let sandbox = try Sandbox.repository(files)
    let place = sandbox.path(".git")
    let sums = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let repository = try Repository(gitDirectory: place)
          return try repository.files(at: "HEAD").reduce(0) { try $0 + repository.contents(of: $1.id).count }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sums == Array(repeating: files.values.reduce(0) { $0 + $1.utf8.count }, count: 8))
  }

  @Test("a shallow clone says so")
  func shallow() throws {
    let sandbox = try Sandbox.repository(["a.swift": ""])
    try sandbox.commit(["b.swift": ""])
    try sandbox.git("clone", "--quiet", "--no-local", "--depth=1", "file://\(sandbox.path().description)", "clone")
    let repository = try sandbox.open("clone")
    #expect(repository.isShallow)
    #expect(try repository.files(at: "HEAD").names == ["a.swift", "b.swift"])
  }

  @Test("a SHA-256 repository is refused by that name")
  func sha256() throws {
    let sandbox = try Sandbox()
    try sandbox.git("init", "--quiet", "--object-format=sha256")
    #expect(throws: GitError.sha256Repository(sandbox.path())) { try sandbox.open() }
  }

  @Test("an extension that libgit2 does not know is refused by its name")
  func extensions() throws {
    let sandbox = try Sandbox.repository()
    try sandbox.git("config", "core.repositoryformatversion", "1")
    try sandbox.git("config", "extensions.futuristic", "true")
    #expect(throws: GitError.unsupportedExtension("futuristic", in: sandbox.path())) { try sandbox.open() }
  }

  @Test("a repository of another user is refused with the command that trusts it", .enabled(if: geteuid() == 0))
  func foreign() throws {
    let sandbox = try Sandbox()
    try sandbox.git("init", "--quiet", "o'hara")
    try sandbox.write(to: "o'hara/a/b.swift")
    try sandbox.run("chown", "-R", "12345", "o'hara")
    let error = try #require(throws: GitError.self) { try sandbox.open("o'hara/a") }
    #expect(error == .foreignOwner(sandbox.path("o'hara")))
    #expect(error.description.contains("safe.directory '\(sandbox.path().description)/o'\\''hara'`"))
  }

  @Test(
    "settings that cannot be followed are an error with a reason",
    arguments: ["[core\n", "[core]\nworktree = ../nowhere\n", "[core]\nrepositoryformatversion = 99\n"])
  func damagedSettings(text: String) throws {
    let sandbox = try Sandbox.repository()
    try sandbox.write(text, to: ".git/config")
    let error = try #require(throws: GitError.self) { try sandbox.open() }
    guard case .unreadableRepository(sandbox.path(), _) = error else {
      Issue.record("unexpected \(error)")
      return
    }
  }
}
