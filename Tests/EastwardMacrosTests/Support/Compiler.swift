import Foundation

/// The root of the package's sources.
let packageDirectory = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

let testDirectory = packageDirectory.appending(path: "Tests/EastwardMacrosTests")

/// The directory of the build that the tests belong to.
var productsDirectory: URL {
  let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
  return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
}

/// The plug-in, as the build made it for the compiler.
var plugin: URL { productsDirectory.appending(path: "EastwardMacrosPlugin-tool") }

/// What a program left behind.
struct Ending {
  let status: Int32
  let text: String
}

/// Calls the compiler that users have, with the library and the macros.
func compile(
  _ arguments: [String], in directory: URL = packageDirectory, loadsPlugin: Bool = true
) throws -> Ending {
  let modules = productsDirectory.appending(path: "Modules").path
  let words = ["swiftc", "-swift-version", "6", "-diagnostic-style", "llvm", "-no-color-diagnostics", "-I", modules]
  let macros = loadsPlugin ? ["-load-plugin-executable", plugin.path + "#EastwardMacrosPlugin"] : []
  return try run(words + macros + arguments, in: directory)
}

/// Runs a program that the shell would find; standard output and standard error come as one.
func run(_ words: [String], in directory: URL = packageDirectory) throws -> Ending {
  try temporaryFolder { folder in
    // A file, not a pipe: whoever writes much to a pipe waits for a reader.
    let output = folder.appending(path: "output")
    try Data().write(to: output)
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
    return Ending(
      status: process.terminationStatus, text: String(decoding: try Data(contentsOf: output), as: UTF8.self))
  }
}

func temporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: "eastward-macros-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

/// The files of a folder of these tests, in order.
func files(in folder: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: testDirectory.appending(path: folder).path).sorted()
}

func text(of path: String) throws -> String {
  try String(contentsOf: testDirectory.appending(path: path), encoding: .utf8)
}
