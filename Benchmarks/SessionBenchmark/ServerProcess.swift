import Foundation
import Synchronization

/// A language server that runs as a process, and sends whole messages.
final class ServerProcess: Sendable {
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private let moments = Mutex(Moments())

  /// When the bytes of messages passed the pipes: reading and writing JSON is not the server's work.
  private struct Moments {
    var sent = ContinuousClock.now
    var published = ContinuousClock.now
  }

  init(_ program: URL, _ arguments: [String], in directory: URL) {
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
  }

  /// Starts the process and hands messages on, until the process ends its output.
  ///
  /// - Returns: whether the process could be started and ended well.
  func run(_ messages: AsyncStream<[UInt8]>, _ send: @escaping @Sendable ([UInt8]) -> Void) async -> Bool {
    guard (try? process.run()) != nil else { return false }
    let writing = Task { [self] in
      for await bytes in messages {
        moments.withLock { $0.sent = .now }
        try? input.fileHandleForWriting.write(contentsOf: bytes)
      }
      try? input.fileHandleForWriting.close()
    }
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "server.output").async { [self] in
        var pending = Data()
        while true {
          let chunk = output.fileHandleForReading.availableData
          if chunk.isEmpty { break }
          pending.append(chunk)
          while let frame = Self.frame(&pending) {
            if frame.contains("textDocument/publishDiagnostics".utf8) { moments.withLock { $0.published = .now } }
            send(frame)
          }
        }
        continuation.resume()
      }
    }
    writing.cancel()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// Takes a whole message from the start of some bytes.
  private static func frame(_ bytes: inout Data) -> [UInt8]? {
    guard let header = bytes.firstRange(of: Data("\r\n\r\n".utf8)),
      let length = String(decoding: bytes[..<header.lowerBound], as: UTF8.self)
        .firstMatch(of: /Content-Length: *(\d+)/).flatMap({ Int($0.1) }),
      bytes.distance(from: header.upperBound, to: bytes.endIndex) >= length
    else { return nil }
    let frame = Array(bytes[..<(header.upperBound + length)])
    bytes = Data(bytes[(header.upperBound + length)...])
    return frame
  }

  /// The time from the newest message to the server until the newest diagnostics from it, in milliseconds.
  var milliseconds: Double { moments.withLock { ($0.published - $0.sent) / .milliseconds(1) } }

  /// The memory that the process uses now; 0 where the system does not say.
  var residentMegabytes: Int {
    let status = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    return status?.firstMatch(of: /VmRSS:\s*(\d+)/).flatMap { Int($0.1) }.map { $0 / 1024 } ?? 0
  }
}
