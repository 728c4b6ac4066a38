import Foundation
import Running
import Testing

@Suite("A file that changes during a run")
struct ChangedFileTests {
  private static let reaching = "func drive(_ car: Car) { print(car.engine.temperature) }\n"
  private static let allowed = reaching.replacing("\n", with: "  // east:allow reach - adopted: as it was\n")

  #if os(Linux)
    @Test(
      "gets no comment when it changed after it was linted, and is named",
      arguments: [
        "edited", "removed", "linked",
      ])
    func suppressions(change: String) throws {
      // A file that a sparse checkout leaves out is told of before the others are written to.
      let sandbox = try Sandbox.repository(["Car.swift": Sources.car])
      let names = ["A", "B", "C"]
      for name in names { try sandbox.write(Self.reaching.replacing("drive", with: name), to: "\(name).swift") }
      try sandbox.commit()
      try sandbox.git("update-index", "--skip-worktree", "A.swift")
      try FileManager.default.removeItem(at: sandbox.url("A.swift"))
      let paused = try Paused(["lint", "--add-suppressions", "as it was"], in: sandbox)
      let file = sandbox.url("B.swift")
      switch change {
      case "edited": try sandbox.write("// edited\n" + Self.reaching, to: "B.swift")
      case "removed": try FileManager.default.removeItem(at: file)
      default:
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: sandbox.url("Car.swift"))
      }
      let ending = try paused.finish()
      #expect(ending.status == 2)
      #expect(ending.error.contains("error: cannot write 'B.swift': it changed after it was linted"), "\(ending.error)")
      switch change {
      case "edited": #expect(try sandbox.read("B.swift") == "// edited\n" + Self.reaching)
      case "removed": #expect(try !sandbox.names(in: ".").contains("B.swift"))
      default: #expect(try sandbox.read("B.swift") == Sources.car)
      }
      #expect(try sandbox.read("C.swift") == Self.allowed.replacing("drive", with: "C"))
    }

    @Test(
      "is linted as it is when it is read, when it changed after it was listed",
      arguments: [
        ("edited", "B.swift:2:43: warning: "), ("removed", ""), ("linked", "B.swift:1:1: error: "),
        ("pipe", "B.swift:1:1: error: "),
      ])
    func listed(change: String, finding: String) throws {
      let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "B.swift": Self.reaching, "empty/a": ""])
      // What is noted of an operand without a Swift file comes between listing and reading.
      let paused = try Paused(["lint", "--format", "xcode", "B.swift", "empty"], in: sandbox)
      let file = sandbox.url("B.swift")
      if change != "edited" { try FileManager.default.removeItem(at: file) }
      switch change {
      case "edited": try sandbox.write("// edited\n" + Self.reaching, to: "B.swift")
      case "linked": try FileManager.default.createSymbolicLink(at: file, withDestinationURL: sandbox.url("Car.swift"))
      case "pipe": _ = try run(URL(filePath: "/usr/bin/env"), ["mkfifo", file.path], in: sandbox.root)
      default: break
      }
      let ending = try paused.finish()
      #expect(finding.isEmpty ? ending.text.isEmpty : ending.text.hasPrefix(finding), "\(ending.text)\(ending.error)")
      #expect(ending.status == (finding.isEmpty ? 0 : 1))
    }
  #endif

  @Test("never mixes two contents, and poisons no cache")
  func race() throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "B.swift": Self.reaching])
    let contents = [Self.reaching, String(repeating: "// a long line\n", count: 3000) + Self.reaching]
    let expected = Set(["B.swift:1:43: warning: ", "B.swift:3001:43: warning: "])
    let elsewhere = try Sandbox(["short": contents[0], "long": contents[1]])
    let script = "while :; do cp \"$1\" new; mv new B.swift; cp \"$2\" new; mv new B.swift; done"
    let paths = ["short", "long"].map { elsewhere.url($0).path }
    let writing = try launch(URL(filePath: "/bin/sh"), ["-c", script, "sh"] + paths, in: sandbox.root)
    defer {
      kill(writing.processIdentifier, SIGKILL)
      writing.waitUntilExit()
    }
    let cache = ["XDG_CACHE_HOME": elsewhere.root.path]
    for _ in 0..<rounds(fast: 6, slow: 200) {
      let ending = try sandbox.east("lint", "--format", "xcode", environment: cache)
      #expect(expected.contains { ending.text.hasPrefix($0) }, "\(ending.text)\(ending.error)")
    }
    kill(writing.processIdentifier, SIGKILL)
    writing.waitUntilExit()
    for content in contents {
      try sandbox.write(content, to: "B.swift")
      let cold = try sandbox.east("lint", "--format", "xcode", "--no-cache").text
      #expect(try sandbox.east("lint", "--format", "xcode", environment: cache).text == cold)
    }
  }
}

#if os(Linux)
  /// The built tool, held up where it first writes to standard error: a pipe that takes nothing until it is read.
  private final class Paused {
    private let process = Process()
    private let errors = Pipe()
    private let output = Pipe()
    private let sandbox: Sandbox
    private let filling: Int

    init(_ words: [String], in sandbox: Sandbox) throws {
      self.sandbox = sandbox
      let descriptor = errors.fileHandleForWriting.fileDescriptor
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
      var filling = 0
      let zeros = [UInt8](repeating: 0, count: 4096)
      while true {
        let step = unsafe Glibc.write(descriptor, zeros, zeros.count)
        if step <= 0 { break }
        filling += step
      }
      self.filling = filling
      process.executableURL = productsDirectory.appending(path: "east")
      process.arguments = words + ["--no-cache"]
      process.currentDirectoryURL = sandbox.root
      process.standardError = errors
      process.standardOutput = output
      try process.run()
      // In the system call `poll`, which is made only where something cannot be written yet.
      while process.isRunning, !isWaiting { usleep(1000) }
    }

    #if arch(x86_64)
      private static let poll = "7 "
    #else
      private static let poll = "73 "
    #endif

    private var isWaiting: Bool {
      let tasks = "/proc/\(process.processIdentifier)/task"
      let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
      return threads.contains {
        let call = FileHandle(forReadingAtPath: "\(tasks)/\($0)/syscall").flatMap { try? $0.readToEnd() }
        return call.map { String(decoding: $0, as: UTF8.self).hasPrefix(Self.poll) } == true
      }
    }

    func finish() throws -> Ending {
      try errors.fileHandleForWriting.close()
      let said = try errors.fileHandleForReading.readToEnd() ?? Data()
      let text = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return Ending(
        status: process.terminationStatus, output: text, error: String(decoding: said.dropFirst(filling), as: UTF8.self)
      )
    }
  }
#endif
