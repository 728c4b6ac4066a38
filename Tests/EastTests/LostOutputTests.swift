import Foundation
import Running
import Testing

@Suite("Output that cannot be written")
struct LostOutputTests {
  private static let commands: [[String]] = [
    ["lint", "--fail-level", "never"], ["lint", "--format", "sarif"], ["gate", "--base", "HEAD~1"],
    ["pair", "Count", "Int"], ["pair", "--edge", "Car.engine"], ["explain", "reach"], ["explain", "Driver.swift:3:11"],
    ["rules"], ["rules", "--format", "json"], ["help"], ["help", "lint"], ["help", "--man"], ["lint", "--help"],
    ["version"], ["completions", "zsh"], ["show-config"], ["cache", "stats"], ["baseline", "check"], ["init"],
    ["doctor"],
  ]

  /// A repository in which every command prints something.
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox.repository([
      "Car.swift": Sources.car, ".east-baseline": "reach\tA.b()\tC.d\t1\n", "Jenkinsfile": "",
    ])
    try sandbox.write(Sources.reaching, to: "Driver.swift")
    try sandbox.commit()
    return sandbox
  }

  #if os(Linux)
    @Test("a full disk behind standard output is an error that is told", arguments: commands)
    func full(words: [String]) throws {
      let ending = try sandbox().shell("exec \"$EAST\" \"$@\" > /dev/full", words)
      #expect(ending.status == 2)
      let sentence = "error: cannot write standard output: it is on a device with no space left\n"
      #expect(ending.error.hasSuffix(sentence), "\(ending.error)")
    }

    @Test("a report to a full disk is an error, and the others are written all the same")
    func report() throws {
      let sandbox = try sandbox()
      let ending = try sandbox.east(
        "lint", "--format", "sarif=/dev/full", "--format", "json", "--format", "junit=report.xml")
      #expect(ending.status == 2)
      #expect(ending.error.contains("'/dev/full': it is on a device with no space left"), "\(ending.error)")
      #expect(ending.text.hasPrefix("{"))
      #expect(try sandbox.read("report.xml").hasPrefix("<?xml"))
    }
  #endif

  @Test("a closed standard output is an error", arguments: commands)
  func closed(words: [String]) throws {
    let ending = try sandbox().shell("exec \"$EAST\" \"$@\" >&-", words)
    #expect(ending.status == 2)
    #expect(ending.error.hasSuffix("error: cannot write standard output: it is closed\n"), "\(ending.error)")
  }

  @Test("closed streams get into no file that is written", arguments: ["2>&-", "<&-", "2>&- <&-"])
  func streams(closing: String) throws {
    let sandbox = try sandbox()
    let words = ["lint", "--add-suppressions", "as it was", "--format", "json=report.json"]
    let ending = try sandbox.shell("exec \"$EAST\" \"$@\" \(closing)", words)
    #expect(ending.status == 0)
    #expect(try sandbox.read("report.json").hasPrefix("{\n"))
    #expect(
      try sandbox.read("Driver.swift")
        == Sources.reaching.replacing("ture)\n", with: "ture)  // east:allow reach - adopted: as it was\n"))
  }

  @Test("a reader that goes is no error, and nothing is said of it", arguments: [commands[1], ["help", "--man"]])
  func reader(words: [String]) throws {
    let sandbox = try sandbox()
    // More than a pipe holds.
    try sandbox.write(Sources.manyReaching, to: "Many.swift")
    let script = "{ \"$EAST\" \"$@\" --format json=report.json; echo $? > status; } | head -c 1"
    let lints = words.first == "lint"
    let ending = try sandbox.shell(lints ? script : script.replacing(" --format json=report.json", with: ""), words)
    #expect(ending.output.count == 1)
    #expect(!ending.error.contains("output"), "\(ending.error)")
    #expect(try sandbox.read("status") == (lints ? "1\n" : "0\n"))
    if lints { #expect(try sandbox.read("report.json").hasSuffix("}\n")) }
  }

  @Test(
    "a full disk leaves what stood there whole", .enabled(if: mayMount, "no disk may be mounted"),
    arguments: [
      ["lint", "--format", "sarif=report"], ["baseline", "write"], ["init", "--yes", "--force"],
      ["lint", "--add-suppressions", "as it was"],
    ])
  func disk(words: [String]) throws {
    let sandbox = try sandbox()
    for name in ["report", ".east.json"] { try sandbox.write("{}", to: name) }
    try sandbox.write(Sources.manyReaching, to: "Many.swift")
    let other = try Sandbox(["disk/a": ""])
    let script = """
      mount -t tmpfs -o size=4m none disk && cp -R '\(sandbox.root.path)/.' disk && cd disk || exit 77
      cat /dev/zero > filler 2> /dev/null
      "$EAST" "$@"
      status=$?
      rm filler; cp -R . ../left
      exit $status
      """
    let ending = try other.shell("exec unshare -rm sh -c \"$SCRIPT\" sh \"$@\"", words, ["SCRIPT": script])
    #expect(ending.status == 2, "\(ending.error)")
    #expect(ending.error.contains("it is on a device with no space left"), "\(ending.error)")
    #expect(try other.names(in: "left") == sandbox.names(in: "."))
    for name in try sandbox.names(in: ".") where name != ".git" {
      #expect(try other.read("left/\(name)") == sandbox.read(name), "\(name)")
    }
  }

  @Test(
    "what is larger than the process may write is an error, and what stood there stays whole",
    arguments: [
      ["lint", "--format", "sarif=report"], ["baseline", "write", "--baseline", "report"],
      ["lint", "--add-suppressions", "as it was"],
    ])
  func limit(words: [String]) throws {
    let sandbox = try sandbox()
    try sandbox.write("old", to: "report")
    try sandbox.write(Sources.manyReaching, to: "Many.swift")
    let ending = try sandbox.shell("ulimit -f 1; exec \"$EAST\" \"$@\" --no-cache", words)
    #expect(ending.status == 2)
    #expect(ending.error.contains("it exceeds the file size limit of this process (`ulimit -f`)"), "\(ending.error)")
    #expect(try sandbox.read("report") == "old")
    #expect(try sandbox.read("Many.swift") == Sources.manyReaching)
    #expect(
      try sandbox.names(in: ".") == [
        ".east-baseline", ".git", "Car.swift", "Driver.swift", "Jenkinsfile", "Many.swift", "report",
      ])
  }
}

extension Sources {
  /// A finding in each of many functions.
  fileprivate static let manyReaching =
    (1...500).map { "func drive\($0)(_ car: Car) {\n  print(car.engine.temperature)\n}\n" }.joined()
}

/// Whether this user may mount a file system of its own.
private let mayMount =
  (try? run(
    URL(filePath: "/usr/bin/env"), ["unshare", "-rm", "mount", "-t", "tmpfs", "none", "/mnt"], in: URL(filePath: "/")
  )
  .status) == 0
