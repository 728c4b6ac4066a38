package import Foundation

/// The root of the package's sources.
package let packageDirectory = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// The directory of the build that the tests belong to: the built tools are beside the test bundle.
package var productsDirectory: URL {
  let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
  return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
}

/// The results of a process.
package struct Ending {
  /// The exit code, or the signal's number with a minus sign: no test may take a signal for an exit code.
  package let status: Int32
  /// The standard output.
  package let output: Data
  /// The standard error.
  package let error: String

  package init(status: Int32, output: Data, error: String) {
    self.status = status
    self.output = output
    self.error = error
  }

  package var text: String { String(decoding: output, as: UTF8.self) }
  /// Both outputs, for programs where it does not matter which of them says something.
  package var everything: String { text + error }
}

/// Runs a program of the search path, with the settings of the user: a build uses their caches.
package func run(
  _ words: [String], in directory: URL = packageDirectory, input: Data = Data()
) throws -> Ending {
  try ending(of: env, words, in: directory, input: input, ProcessInfo.processInfo.environment)
}

/// Runs a program without the settings of the user: it finds an empty cache and no variables of git.
///
/// - Parameter environment: further variables.
package func run(
  _ program: URL, _ words: [String], in directory: URL, input: Data = Data(), environment: [String: String] = [:]
) throws -> Ending {
  try inScratchDirectory { scratch in
    var variables = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    variables["XDG_CACHE_HOME"] = scratch.path
    variables.merge(environment) { $1 }
    return try ending(of: program, words, in: directory, input: input, variables)
  }
}

/// Returns the options with which `swift` builds a package apart from this one.
package func buildOptions(of package: URL, in scratch: URL) -> [String] {
  ["--package-path", package.path, "--scratch-path", scratch.path]
}

/// Starts a program whose output does not matter, and does not wait for it.
package func launch(_ program: URL, _ words: [String], in directory: URL) throws -> Process {
  let process = process(program, words, in: directory)
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  try process.run()
  return process
}

package let env = URL(filePath: "/usr/bin/env")

private func ending(
  of program: URL, _ words: [String], in directory: URL, input: Data, _ variables: [String: String]
) throws -> Ending {
  try inScratchDirectory { scratch in
    // Files instead of pipes: a process that writes much to a pipe waits for a reader.
    let files = ["in", "out", "err"].map { scratch.appending(path: $0) }
    try input.write(to: files[0])
    for file in files[1...] { try Data().write(to: file) }
    let process = process(program, words, in: directory)
    process.environment = variables
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Ending(
      status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
      output: try Data(contentsOf: files[1]), error: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
  }
}

private func process(_ program: URL, _ words: [String], in directory: URL) -> Process {
  let process = Process()
  process.executableURL = program
  process.arguments = words
  process.currentDirectoryURL = directory
  return process
}
