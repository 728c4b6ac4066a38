import Foundation
import Running
import Testing

@Suite("Which content is linted")
struct EditionTests {
  @Test("the work tree: what is tracked as it stands now, and what git would add")
  func workTree() throws {
    let sandbox = try Sandbox.repository([
      "A.swift": Sources.modest, "Gone.swift": Sources.conflicted, ".gitignore": "Ignored.swift\nbuild/\n",
    ])
    for path in ["A.swift", "New/B.swift", "Ignored.swift", "build/C.swift"] {
      try sandbox.write(Sources.conflicted, to: path)
    }
    try FileManager.default.removeItem(at: sandbox.url("Gone.swift"))
    let ending = try sandbox.east("lint", "--format", "xcode")
    let places = ending.text.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(places == ["A.swift", "New/B.swift"])
  }

  @Test("the index: what would be committed")
  func staged() throws {
    let sandbox = try Sandbox.repository(["A.swift": Sources.modest, "B.swift": Sources.conflicted])
    try sandbox.write(Sources.conflicted, to: "A.swift")
    try sandbox.git("add", "A.swift")
    try sandbox.write(Sources.modest, to: "A.swift")
    try sandbox.write(Sources.modest, to: "B.swift")
    try sandbox.git("add", "B.swift")
    try sandbox.write(Sources.conflicted, to: "Untracked.swift")
    let ending = try sandbox.east("lint", "--staged", "--format", "xcode")
    #expect(ending.text.split(separator: "\n").count == 1)
    #expect(ending.text.hasPrefix("A.swift:2:1: error: "))
  }

  @Test("any commit, without a checkout", arguments: ["HEAD~1", "v1", "main~1"])
  func revision(name: String) throws {
    let sandbox = try Sandbox.repository(["Old/A.swift": Sources.conflicted])
    try sandbox.git("tag", "v1")
    try sandbox.git("mv", "Old", "New")
    try sandbox.write(Sources.modest, to: "New/A.swift")
    try sandbox.commit()
    #expect(try sandbox.east("lint").status == 0)
    let ending = try sandbox.east("lint", "--rev", name, "Old", "--format", "xcode")
    #expect(ending.text.hasPrefix("Old/A.swift:2:1: error: "))
    #expect(!FileManager.default.fileExists(atPath: sandbox.url("Old").path))
  }

  @Test("a commit of a bare repository")
  func bare() throws {
    let sandbox = try Sandbox.repository(["Sources/A.swift": Sources.conflicted])
    try sandbox.git("clone", "--quiet", "--bare", ".", "bare.git")
    for ending in [
      try sandbox.east("lint", "--format", "full", "--repo", "bare.git", "--rev", "HEAD"),
      try sandbox.east("lint", "--format", "full", "bare.git", "--rev", "HEAD"),
      try sandbox.east("lint", "--format", "full", "--rev", "HEAD", in: "bare.git"),
      try sandbox.east("lint", "--format", "full", "--repo", "bare.git", "--rev", "HEAD", "Sources"),
    ] {
      #expect(ending.status == 1, "\(ending.error)")
      #expect(ending.text.hasPrefix("Sources/A.swift:2:1: error: "))
    }
  }

  @Test("a commit of a bare repository that has work trees beside it")
  func bareBeside() throws {
    let sandbox = try Sandbox.repository(["Sources/A.swift": Sources.conflicted])
    try sandbox.git("clone", "--quiet", "--bare", ".", "beside/.bare")
    try sandbox.write("gitdir: ./.bare\n", to: "beside/.git")
    for directory in ["beside", "beside/.bare"] {
      let ending = try sandbox.east("lint", "--format", "full", "--rev", "HEAD", in: directory)
      #expect(ending.text.hasPrefix("Sources/A.swift:2:1: error: "), "\(ending.error)")
    }
    for words in [["--repo", "beside"], ["--repo", "beside", "Sources"], ["beside/Sources"]] {
      #expect(try sandbox.east(["lint", "--rev", "HEAD"] + words).status == 1, "\(words)")
    }
    #expect(try sandbox.east("lint", "--rev", "HEAD", "Sources", in: "beside").status == 1)
  }

  @Test("git's own directory without settings")
  func unsaid() throws {
    let sandbox = try Sandbox.repository(["Sources/A.swift": Sources.conflicted])
    try sandbox.git("clone", "--quiet", "--bare", ".", "bare/repo")
    try FileManager.default.removeItem(at: sandbox.url("bare/repo/config"))
    let ending = try sandbox.east("lint", "--format", "full", "bare/repo", "--rev", "HEAD")
    #expect(ending.text.hasPrefix("Sources/A.swift:2:1: error: "), "\(ending.error)")
    let refusal = try sandbox.east("lint", "bare/repo")
    #expect(refusal.status == 2)
    #expect(
      refusal.error.hasSuffix(
        "/bare/repo' is a bare repository and has no work tree; pass a work tree to --repo, or a revision to a command that takes one (`east lint --rev HEAD`, `east gate --head HEAD`)\n"
      ),
      "\(refusal.error)")
  }

  @Test("a linked work tree")
  func linked() throws {
    let sandbox = try Sandbox.repository(["A.swift": Sources.modest])
    try sandbox.git("worktree", "add", "--quiet", "linked", "-b", "other")
    try sandbox.write(Sources.conflicted, to: "linked/A.swift")
    #expect(try sandbox.east("lint", "--format", "full", in: "linked").text.hasPrefix("A.swift:2:1: error: "))
    #expect(try sandbox.east("lint", "A.swift").status == 0)
  }

  @Test("a plain directory or file, which is said")
  func plain() throws {
    let sandbox = try Sandbox(["Some/A.swift": Sources.conflicted, "Some/.hidden/B.swift": Sources.conflicted])
    let directory = try sandbox.east("lint", "Some", "--format", "xcode")
    #expect(directory.text.split(separator: "\n").count == 1)
    #expect(directory.text.hasPrefix("Some/A.swift:2:1: error: "))
    #expect(
      directory.error.hasPrefix("east: '\(sandbox.root.path)' is not in a git repository; linting the files on disk"))
    #expect(try sandbox.east("lint", "--format", "full", "Some/A.swift").text.hasPrefix("Some/A.swift:2:1"))
    #expect(try sandbox.east("lint", "\(sandbox.root.path)/Some", in: "/").text.contains("A.swift:2:1"))
  }

  @Test("a repository without a commit")
  func unborn() throws {
    let sandbox = try Sandbox(["A.swift": Sources.conflicted])
    try sandbox.git("init", "--quiet")
    #expect(try sandbox.east("lint").status == 1)
    #expect(try sandbox.east("lint", "--staged").status == 0)
    let ending = try sandbox.east("lint", "--rev", "HEAD")
    #expect(ending.status == 2)
    #expect(ending.error == "error: HEAD is a branch without a commit; commit first\n")
  }

  @Test("paths that lie in another repository than the current directory")
  func elsewhere() throws {
    let here = try Sandbox.repository(["A.swift": Sources.modest])
    let there = try Sandbox.repository(["Sources/B.swift": Sources.conflicted])
    let ending = try here.east("lint", "--format", "full", "\(there.root.path)/Sources")
    #expect(ending.text.hasPrefix("Sources/B.swift:2:1: error: "))
  }
}

@Suite("The index that a hook is given")
struct GivenIndexTests {
  @Test("is what would be committed, when only some files are", arguments: ["hook", "elsewhere"])
  func partialCommit(place: String) throws {
    let sandbox = try Sandbox.repository(["A.swift": Sources.modest, "B.swift": Sources.modest])
    try sandbox.write(Sources.conflicted, to: "A.swift")
    try sandbox.write(Sources.conflicted, to: "B.swift")
    let east = productsDirectory.appending(path: "east").path
    try sandbox.write(
      "#!/bin/sh\n'\(east)' lint --staged --format xcode > told.txt\nexit 0\n", to: ".git/hooks/pre-commit")
    let hook = sandbox.url(".git/hooks/pre-commit").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook)
    if place == "elsewhere" {
      let other = try Sandbox.repository(["C.swift": Sources.conflicted])
      try sandbox.write(
        "#!/bin/sh\n'\(east)' lint --staged --format xcode '\(other.root.path)' > told.txt\nexit 0\n",
        to: ".git/hooks/pre-commit")
      try sandbox.git("commit", "--quiet", "--message", "one", "A.swift")
      #expect(try sandbox.read("told.txt").hasPrefix("C.swift:2:1: error: "))
    } else {
      try sandbox.git("commit", "--quiet", "--message", "one", "A.swift")
      #expect(
        try sandbox.read("told.txt")
          == "A.swift:2:1: error: cannot parse: unresolved merge conflict [unread-file]\n")
    }
  }

  @Test("the work tree includes what a sparse checkout leaves out, also when it is named")
  func sparse() throws {
    let sandbox = try Sandbox.repository([
      "Car.swift": Sources.car, "Far/Driver.swift": Sources.reaching, "Near/.keep": "",
    ])
    try sandbox.git("sparse-checkout", "set", "--cone", "Near")
    #expect(!FileManager.default.fileExists(atPath: sandbox.url("Far").path))
    for words in [["lint"], ["lint", "Far"], ["lint", "Far/Driver.swift", "Near"]] {
      let ending = try sandbox.east(words + ["--format", "xcode"])
      #expect(ending.text.hasPrefix("Far/Driver.swift:"), "\(ending.text)\(ending.error)")
    }
    let missing = try sandbox.east("lint", "Farther")
    #expect(missing.status == 2 && missing.error.contains("no such file or directory: 'Farther'"), "\(missing.error)")
  }
}
