import Foundation
import Git
import Running
import Testing

@Suite("A tracked file whose blob has its contents")
struct UnchangedFileTests {
  /// A repository whose files are older than its index.
  private func repository(_ files: [String: String] = ["a.swift": "let a = 1\n"]) throws -> Sandbox {
    let sandbox = try Sandbox.repository(files)
    for name in files.keys { try sandbox.run("touch", "-d", "2001-09-09", name) }
    try sandbox.git("update-index", "--refresh")
    return sandbox
  }

  private func isUnchanged(_ sandbox: Sandbox, _ name: String = "a.swift") throws -> Bool? {
    try sandbox.open().workTree().files[name]?.isUnchanged
  }

  @Test("is one that nobody wrote to since git saw it")
  func untouched() throws {
    let sandbox = try repository(["a.swift": "let a = 1\n", "b/c.swift": "", "d.swift": ""])
    try sandbox.write("new\n", to: "new.swift")
    let files = try sandbox.open().workTree().files
    #expect(files.filter(\.isUnchanged).names == ["a.swift", "b/c.swift", "d.swift"])
    #expect(files["new.swift"]?.status == .untracked)
  }

  @Test(
    "is none that was written to, touched, replaced or removed, whatever size and time it has",
    arguments: [
      "printf 'let b = 1\\n' > a.swift", "touch a.swift", "touch -d 2001-09-09 a.swift", "chmod 755 a.swift",
      "cp -p a.swift b.swift && mv b.swift a.swift", "rm a.swift", "rm a.swift && mkdir a.swift",
      "rm a.swift && ln -s b.swift a.swift", "rm a.swift && mkfifo a.swift",
      "printf 'let b = 1\\n' > a.swift && touch -d 2001-09-09 a.swift",
    ])
  func written(command: String) throws {
    let sandbox = try repository()
    #expect(try isUnchanged(sandbox) == true)
    try sandbox.run("sh", "-c", command)
    #expect(try isUnchanged(sandbox) == false)
  }

  @Test("is none that may have been written to in the moment in which git saw it")
  func racy() throws {
    let sandbox = try repository()
    try sandbox.run("touch", "-d", "2001-09-09", ".git/index")
    #expect(try isUnchanged(sandbox) == false)
    try sandbox.run("touch", "-d", "2001-09-10", ".git/index")
    #expect(try isUnchanged(sandbox) == true)
  }

  @Test("is none whose size git forgot because it may have been written to, though the file is empty now")
  func smudged() throws {
    let sandbox = try repository(["a.swift": ""])
    #expect(try isUnchanged(sandbox) == true)
    // Git leaves 0 for the size of a file that it saw in the moment in which it was written.
    var index = try Data(contentsOf: sandbox.url(".git/index"))
    let nothing = Data([0xe6, 0x9d, 0xe2, 0x9b])
    let place = try #require(index.range(of: nothing)?.lowerBound)
    index[place] = 0x12
    try sandbox.write(index, to: ".git/index")
    #expect(try isUnchanged(sandbox) == false)
  }

  @Test(
    "is none that git is told to take for unchanged, or to leave out, and that changed",
    arguments: [
      "--assume-unchanged", "--skip-worktree",
    ])
  func promised(flag: String) throws {
    let sandbox = try repository()
    try sandbox.git("update-index", flag, "a.swift")
    #expect(try isUnchanged(sandbox) == true)
    try sandbox.write("let b = 1\n", to: "a.swift")
    #expect(try isUnchanged(sandbox) == false)
    #expect(try sandbox.open().workTree().files["a.swift"]?.kind == .regular)
  }

  @Test("is found without the program that watches the file system, which is not run")
  func watched() throws {
    let sandbox = try repository()
    try sandbox.write("#!/bin/sh\ntouch ran\nprintf 'token\\0'\n", to: "watch.sh")
    try sandbox.run("chmod", "+x", "watch.sh")
    try sandbox.git("config", "core.fsmonitor", sandbox.url("watch.sh").path)
    try sandbox.git("update-index", "--fsmonitor")
    _ = try sandbox.git("status")
    let hasWatched = try Data(contentsOf: sandbox.url(".git/index")).range(of: Data("FSMN".utf8)) != nil
    #expect(hasWatched)
    try? sandbox.remove("ran")
    #expect(try isUnchanged(sandbox) == true)
    try sandbox.write("let b = 1\n", to: "a.swift")
    #expect(try isUnchanged(sandbox) == false)
    #expect(try !sandbox.names(in: ".").contains("ran"))
  }

  @Test("is the same for any number of threads and any order of directories")
  func threads() throws {
    let names = (0..<60).map { "d\($0 % 7)/e\($0 % 3)/f\($0).swift" }
    let sandbox = try repository(Dictionary(uniqueKeysWithValues: names.map { ($0, "// \($0)\n") }))
    try sandbox.write("changed\n", to: names[3])
    try sandbox.write("*.swift\n!f1*.swift\n", to: "d1/.gitignore")
    for name in ["d1/e0/f1.swift", "d1/f2.swift", "d2/new/f.swift"] { try sandbox.write("new\n", to: name) }
    let repository = try sandbox.open()
    let expected = try repository.workTree(lookingFor: Array(".gitignore".utf8))
    let backwards = try repository.workTree(lookingFor: Array(".gitignore".utf8)) { count, scan in
      (0..<count).reversed().map(scan).reversed()
    }
    #expect(backwards.files == expected.files)
    #expect(backwards.lacking == expected.lacking)
    #expect(expected.files.count { $0.isUnchanged } == names.count - 1)
    #expect(expected.lacking.contains(.root))
    #expect(try !expected.lacking.contains(#require(RepositoryPath("d1"))))
  }
}
