import Foundation

/// The directory of the build that the tests belong to: the built tool lies beside the test bundle.
var productsDirectory: URL {
  let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
  return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
}

/// The root of the package's sources.
let packageDirectory = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

/// What a process left behind.
struct Ending {
  let status: Int32
  let output: Data
  let error: String

  var text: String { String(decoding: output, as: UTF8.self) }
}

/// Runs a program to its end.
///
/// - Parameters:
///   - input: what it reads as standard input.
///   - environment: variables beside those that the tests run with.
func run(
  _ program: URL, _ words: [String], in directory: URL, input: Data = Data(), environment: [String: String] = [:]
) throws -> Ending {
  // Files, not pipes: whoever writes much to a pipe waits for a reader.
  let scratch = FileManager.default.temporaryDirectory.appending(path: "east-run-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: scratch) }
  let files = ["in", "out", "err"].map { scratch.appending(path: $0) }
  try input.write(to: files[0])
  for file in files[1...] { try Data().write(to: file) }
  let process = Process()
  process.executableURL = program
  process.arguments = words
  process.currentDirectoryURL = directory
  // The cache of whoever runs the tests is none of their business.
  let own = ["XDG_CACHE_HOME": scratch.path].merging(environment) { $1 }
  process.environment = ProcessInfo.processInfo.environment.merging(own) { $1 }
  process.standardInput = try FileHandle(forReadingFrom: files[0])
  process.standardOutput = try FileHandle(forWritingTo: files[1])
  process.standardError = try FileHandle(forWritingTo: files[2])
  try process.run()
  process.waitUntilExit()
  // A process that a signal ended did not exit; no test may take that for an exit code.
  let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
  return Ending(
    status: status, output: try Data(contentsOf: files[1]),
    error: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
}
