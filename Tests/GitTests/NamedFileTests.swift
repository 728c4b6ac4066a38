import Foundation
import Git
import Running
import Testing

@Suite("A file that the user names")
struct NamedFileTests {
  /// Paths that lead through links, from the directory that holds `repository` and `home`, and what is refused.
  private static let table: [(path: String, isRefused: Bool)] = [
    ("repository/new", false), ("repository/Sources/../new", false), ("./repository//./new", false),
    ("repository/../home/new", false), ("home/../repository/../home/old", false), ("home/old", false),
    // Links of the repository.
    ("repository/link", true), ("repository/dangling", true), ("repository/out/old", true),
    ("repository/out/../new", true), ("repository/Sources/up/old", true), ("repository/inside", true),
    // Links of the user.
    ("home/mine", false), ("home/chain/old", false), ("home/dangling", false),
    // A link of the user that leads to one of the repository.
    ("home/back/link", true), ("home/back/out/old", true), ("home/through", true), ("home/loop", true),
  ]

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("precious", to: "home/old")
    try sandbox.write("", to: "repository/Sources/a.swift")
    try sandbox.write("", to: "home/directory/a")
    for (link, target) in [
      "repository/link": "../home/old", "repository/dangling": "../home/none", "repository/out": "../home",
      "repository/Sources/up": "../../home", "repository/inside": "Sources/a.swift", "home/mine": "directory/a",
      "home/chain": sandbox.root.path + "/home/directory/..", "home/dangling": "none", "home/back": "../repository",
      "home/through": "back/out/old", "home/loop": "loop",
    ] { try sandbox.link(link, to: target) }
    return sandbox
  }

  @Test(
    "is refused where a link of the repository leads to it, and followed where the user's own does", arguments: table)
  func links(path: String, isRefused: Bool) throws {
    let sandbox = try sandbox()
    let root = sandbox.path("repository")
    let file = DiskPath(sandbox.root.path + "/" + path)
    for write in [true, false] {
      var refusal: SystemError?
      do throws(SystemError) {
        let file = try NamedFile(file, below: root)
        if write { try file.write("new") } else { try file.append("new") }
      } catch {
        refusal = error
      }
      #expect(refusal == (isRefused ? .symbolicLink : nil))
    }
    if isRefused {
      #expect(try sandbox.run("cat", "home/old") == "precious")
      #expect(try sandbox.run("find", ".", "-name", "none").isEmpty)
    } else {
      #expect(try sandbox.run("cat", path).hasSuffix("newnew"))
    }
  }

  @Test("is below the root however the root is spelled")
  func spelling() throws {
    let sandbox = try sandbox()
    try sandbox.link("alias", to: "repository")
    let link = DiskPath(sandbox.root.path + "/alias/link")
    #expect(throws: SystemError.symbolicLink) { try NamedFile(link, below: sandbox.path("repository")) }
  }

  @Test("may be a stream or a pipe outside of the root")
  func streams() throws {
    let sandbox = try sandbox()
    for path in ["/dev/null", "/dev/stderr"] {
      try NamedFile(DiskPath(path), below: sandbox.path("repository")).write("")
    }
    #if os(Linux)
      #expect(throws: SystemError.full) {
        try NamedFile(DiskPath("/dev/full"), below: sandbox.path("repository")).write("new")
      }
      // An open file is written to, not replaced, whatever its name is now.
      let file = sandbox.root.appending(path: "home/old")
      let handle = try FileHandle(forUpdating: file)
      let path = DiskPath("/proc/self/fd/\(handle.fileDescriptor)")
      try NamedFile(path, below: sandbox.path("repository")).write("new")
      #expect(try handle.readToEnd() == Data("preciousnew".utf8))
    #endif
  }
}
