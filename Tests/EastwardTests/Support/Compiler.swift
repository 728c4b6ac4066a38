import Foundation

/// The root of the package's sources.
let packageDirectory = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

/// The directory of the build that the tests belong to.
var productsDirectory: URL {
  let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
  return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
}

/// What a program left behind.
struct Ending {
  let status: Int32
  let text: String
}

/// Runs a program that the shell would find; standard output and standard error come as one.
func run(_ words: [String], in directory: URL = packageDirectory) throws -> Ending {
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

/// Checks a file that imports the library with the compiler that users have, as far as it finds errors; data races are
/// found after types. What it says comes one line a message.
func compile(_ file: URL, flags: [String] = []) throws -> Ending {
  try run(
    [
      "swiftc", "-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-diagnostic-style", "llvm",
      "-no-color-diagnostics",
      "-I", productsDirectory.appending(path: "Modules").path,
    ] + flags + [file.path])
}

/// Answers the Swift code of a page, from top to bottom.
func swiftBlocks(in page: String) -> String {
  var code = ""
  var isCode = false
  for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.hasPrefix("```") { isCode = line == "```swift" } else if isCode { code += line + "\n" }
  }
  return code
}
