import Foundation
import Running
import Testing

@Suite("The scripts on a machine where they never ran")
struct ScriptTests {
  /// Sources the shared part with a machine of our making: its headers lie below `machine`, its programs in `bin`.
  private func ending(of call: String, programs: [String: String], in sandbox: Sandbox) throws -> Ending {
    // The shell writes what it then runs: a file that this process writes may be held open by a child of another test.
    let planting = programs.sorted { $0.key < $1.key }.map { name, text in
      "cat > bin/\(name) <<'PROGRAM'\n#!/bin/sh\n\(text)\nPROGRAM\nchmod +x bin/\(name)\n"
    }
    let library = packageDirectory.appending(path: "Scripts/lib.sh").path
    let script = """
      set -euo pipefail
      mkdir -p bin
      \(planting.joined())source '\(library)'
      header_prefixes=(machine)
      \(call)
      """
    return try run(
      URL(filePath: "/bin/bash"), ["-c", script], in: sandbox.root,
      environment: ["PATH": "\(sandbox.root.path)/bin:/usr/bin:/bin"])
  }

  private let apt = """
    echo "apt-get $*" >> log
    case "$*" in *install*) mkdir -p machine/include && : > machine/include/git2.h ;; esac
    """

  @Test("installs libgit2's headers where it may, and says so")
  func installs() throws {
    let sandbox = try Sandbox()
    let call = "may_be_root() { true; }; as_root() { \"$@\"; }; apt_lists_are_empty() { true; }; require_libgit2"
    let ending = try ending(of: call, programs: ["apt-get": apt], in: sandbox)
    #expect(ending.status == 0, "\(ending.error)")
    #expect(ending.error == "east: installing libgit2-dev with apt-get\n")
    #expect(
      try sandbox.read("log") == """
        apt-get -qq update
        apt-get -qq install --yes --no-install-recommends libgit2-dev

        """)
  }

  @Test("prints the command where it may not")
  func asks() throws {
    let sandbox = try Sandbox()
    let ending = try ending(of: "may_be_root() { false; }; require_libgit2", programs: ["apt-get": apt], in: sandbox)
    #expect(ending.status == 2)
    #expect(ending.error.hasSuffix("install them with: sudo apt-get update && sudo apt-get install libgit2-dev\n"))
    #expect(!FileManager.default.fileExists(atPath: sandbox.url("log").path))
  }

  @Test("tries again with a fresh list, and gives up with the command")
  func failing() throws {
    let sandbox = try Sandbox()
    let failing = "echo \"apt-get $*\" >> log; case \"$*\" in *install*) exit 100 ;; esac"
    let call = "may_be_root() { true; }; as_root() { \"$@\"; }; apt_lists_are_empty() { false; }; require_libgit2"
    let ending = try ending(of: call, programs: ["apt-get": failing], in: sandbox)
    #expect(ending.status == 2)
    #expect(
      ending.error.hasSuffix("could not be installed; try: sudo apt-get update && sudo apt-get install libgit2-dev\n"))
    #expect(try sandbox.read("log").split(separator: "\n").count == 3)
  }

  @Test("does nothing where the headers are")
  func present() throws {
    let sandbox = try Sandbox(["machine/include/git2.h": ""])
    let ending = try ending(of: "require_libgit2; echo ready", programs: ["apt-get": apt], in: sandbox)
    #expect(ending.text == "ready\n")
    #expect(ending.error.isEmpty)
  }

  @Test(
    "wants Swift 6.3 or later",
    arguments: [
      ("Apple Swift version 6.3 (swiftlang-6.3)", 0), ("Swift version 6.10-dev", 0), ("Swift version 7.0", 0),
      ("Swift version 6.2.4 (swift-6.2.4-RELEASE)", 2), ("Swift version 5.10", 2), ("gibberish", 2),
    ] as [(String, Int32)])
  func swiftVersion(text: String, status: Int32) throws {
    let ending = try ending(of: "require_swift", programs: ["swift": "echo '\(text)'"], in: Sandbox())
    #expect(ending.status == status)
    #expect(ending.error.isEmpty == (status == 0))
    if status == 2 { #expect(ending.error.contains("this is: \(text)")) }
  }

  @Test("are programs that anyone may run", arguments: ["Scripts/east", "Scripts/test", ".ci/run"])
  func executable(path: String) throws {
    let file = packageDirectory.appending(path: path)
    #expect(FileManager.default.isExecutableFile(atPath: file.path))
    #expect(try run(URL(filePath: "/bin/bash"), ["-n", file.path], in: packageDirectory).status == 0)
  }
}
