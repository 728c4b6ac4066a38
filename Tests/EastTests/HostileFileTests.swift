import Foundation
import Running
import Testing

@Suite("What never happens: a crash, a hang, a silent skip")
struct HostileFileTests {
  @Test("whatever a file holds, it is read or reported", arguments: HostileContent.all)
  func content(hostile: HostileContent) throws {
    let sandbox = try Sandbox(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    try sandbox.write(hostile.bytes, to: "Hostile.swift")
    let ending = try sandbox.east("lint")
    #expect(ending.status == 1, "\(ending.error)")
    // The honest files are linted all the same.
    #expect(ending.text.contains("Driver.swift:3:22: warning: "))
    #expect(ending.error.contains("in 3 files ("))
    #expect(ending.output.count < 10_000)
  }

  @Test("a file of 50 MB is read")
  func large() throws {
    let sandbox = try Sandbox(["Car.swift": Sources.car])
    let lines = String(repeating: "// \(String(repeating: "nothing ", count: 40))\n", count: 150_000)
    try sandbox.write(lines + Sources.reaching, to: "Large.swift")
    let ending = try sandbox.east("lint", "--format", "xcode")
    #expect(ending.text.hasPrefix("Large.swift:150003:22: warning: "))
    #expect(ending.error.contains("in 2 files (48."))
  }

  @Test("symbolic links are counted, not followed, even in circles and out of the repository")
  func links() throws {
    let outside = try Sandbox(["Secret.swift": Sources.conflicted])
    let sandbox = try Sandbox.repository(["A.swift": Sources.modest])
    let links = [
      "Loop.swift": "Loop.swift", "Out.swift": "\(outside.root.path)/Secret.swift", "Deep": "..", "Gone.swift": "x",
    ]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(atPath: sandbox.url(name).path, withDestinationPath: target)
    }
    let ending = try sandbox.east("lint")
    #expect(ending.status == 0, "\(ending.text)")
    #expect(ending.error.contains("skipped: 3 symbolic links"))
    try sandbox.commit()
    #expect(try sandbox.east("lint", "--rev", "HEAD").error.contains("skipped: 3 symbolic links"))
    let plain = try Sandbox(["A.swift": Sources.modest])
    try FileManager.default.createSymbolicLink(atPath: plain.url("Loop").path, withDestinationPath: ".")
    #expect(try plain.east("lint").error.contains("no findings in 1 file "))
  }

  @Test("a tracked directory that became a symbolic link leads nowhere")
  func linkedDirectory() throws {
    let outside = try Sandbox(["A.swift": Sources.conflicted])
    let sandbox = try Sandbox.repository(["Sources/A.swift": Sources.modest, "B.swift": Sources.modest])
    try FileManager.default.removeItem(at: sandbox.url("Sources"))
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.url("Sources").path, withDestinationPath: outside.root.path)
    let ending = try sandbox.east("lint")
    #expect(ending.status == 0, "\(ending.text)")
    #expect(ending.error.contains("in 1 file "))
  }

  @Test("paths that are not UTF-8 are spelled out", .enabled(if: takesAnyName, "the file system wants UTF-8"))
  func paths() throws {
    let sandbox = try Sandbox.repository()
    let script =
      "printf 'struct A {\\n' > \"$(printf 'caf\\351.swift')\"; printf 'struct A {\\n' > \"$(printf 'caf\\350.swift')\""
    _ = try run(URL(filePath: "/bin/sh"), ["-c", script], in: sandbox.root)
    let workTree = try sandbox.east("lint", "--format", "xcode")
    let names = workTree.text.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(names == ["caf\\xe8.swift", "caf\\xe9.swift"])
    try sandbox.commit()
    #expect(try sandbox.east("lint", "--format", "xcode", "--rev", "HEAD").output == workTree.output)
  }

  @Test("what steers a terminal is shown, not sent", arguments: ["grouped", "full", "xcode", "json"])
  func controls(format: String) throws {
    let sandbox = try Sandbox.repository()
    try sandbox.write("let a = \"\u{1b}[31m\u{202e}\u{9b}\u{7f} no end\n", to: "bad\u{1b}[2J\nname.swift")
    let ending = try sandbox.east("lint", "--format", format)
    #expect(ending.status == 1)
    for scalar in ending.text.unicodeScalars {
      #expect(scalar == "\n" || scalar.value >= 0x20 && !(0x7f...0x9f).contains(scalar.value) && scalar != "\u{202e}")
    }
    #expect(ending.text.contains(format == "json" ? "\\u001b" : "\\u{1b}[2J\\u{a}name.swift"))
    let missing = try sandbox.east("lint", "\u{1b}[2J")
    #expect(missing.error == "error: no such file or directory: '\\u{1b}[2J'; check the path\n")
  }
}

#if os(Linux)
  let takesAnyName = true
#else
  let takesAnyName = false
#endif
