package import Foundation

/// The root of the package's sources.
package let packageDirectory = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// The directory of the build that the tests belong to.
package var productsDirectory: URL {
  let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
  return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
}

/// What a program left behind.
package struct Ending {
  package let status: Int32
  package let text: String
}

/// Runs a program that the shell would find; standard output and standard error come as one.
package func run(_ words: [String], in directory: URL = packageDirectory) throws -> Ending {
  // A file, not a pipe: whoever writes much to a pipe waits for a reader.
  let output = FileManager.default.temporaryDirectory.appending(path: "eastward-\(UUID().uuidString)")
  try Data().write(to: output)
  defer { try? FileManager.default.removeItem(at: output) }
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = words
  process.currentDirectoryURL = directory
  let handle = try FileHandle(forWritingTo: output)
  process.standardOutput = handle
  process.standardError = handle
  process.standardInput = FileHandle.nullDevice
  try process.run()
  process.waitUntilExit()
  return Ending(status: process.terminationStatus, text: String(decoding: try Data(contentsOf: output), as: UTF8.self))
}
