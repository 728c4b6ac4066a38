import Foundation

/// Runs a worker for some time, and starts another behind the seed where it crashed or hung.
struct Campaign {
  private var seed: UInt64
  private let end: Date
  private var counts = (programs: 0, findings: 0, failures: 0)
  /// A program takes milliseconds; on a busy machine seconds.
  private static let patience = 100.0
  /// Tells glibc to keep freed pages. Returning them after each program took a quarter of the time.
  private static let keepingPages = [
    "MALLOC_TRIM_THRESHOLD_": "1000000000", "MALLOC_MMAP_THRESHOLD_": "1000000000", "MALLOC_TOP_PAD_": "67108864",
  ]

  init(from seed: UInt64, seconds: Double) {
    self.seed = seed
    end = Date().addingTimeInterval(seconds)
  }

  mutating func run() throws {
    let first = seed
    while Date() < end { try runWorker() }
    print(
      "programs \(counts.programs) findings \(counts.findings) failures \(counts.failures) seeds \(first)..<\(seed)")
    if counts.failures > 0 { exit(1) }
  }

  private mutating func runWorker() throws {
    let worker = Process()
    let output = Pipe()
    worker.executableURL = URL(filePath: CommandLine.arguments[0])
    worker.arguments = ["worker", "\(seed)"]
    worker.standardOutput = output
    worker.environment = ProcessInfo.processInfo.environment.merging(Self.keepingPages) { given, _ in given }
    try worker.run()
    let lines = LineStream(output.fileHandleForReading)
    while Date() < end {
      guard let line = lines.next(within: Self.patience) else {
        let isHanging = worker.isRunning
        if isHanging { kill(worker.processIdentifier, SIGKILL) }
        worker.waitUntilExit()
        fail(isHanging ? "hangs" : "crashes")
        return seed += 1
      }
      take(line)
    }
    kill(worker.processIdentifier, SIGKILL)
    worker.waitUntilExit()
  }

  private mutating func take(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1)
    switch words.first {
    case "seed": seed = UInt64(words[1]) ?? seed
    case "findings":
      counts.programs += 1
      counts.findings += Int(words[1]) ?? 0
    default: fail(line)
    }
  }

  private mutating func fail(_ what: String) {
    counts.failures += 1
    print("seed \(seed): \(what)")
    fflush(nil)
  }
}

/// The lines that a process prints.
private final class LineStream {
  private let handle: FileHandle
  private var waiting = Data()

  init(_ handle: FileHandle) {
    self.handle = handle
  }

  /// The next line, or nothing if there is none in that time or ever.
  func next(within seconds: Double) -> String? {
    while true {
      if let end = waiting.firstIndex(of: UInt8(ascii: "\n")) {
        defer { waiting = Data(waiting[(end + 1)...]) }
        return String(decoding: waiting[..<end], as: UTF8.self)
      }
      var descriptor = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&descriptor, 1, Int32(seconds * 1_000)) > 0 else { return nil }
      let more = handle.availableData
      if more.isEmpty { return nil }
      waiting += more
    }
  }
}
