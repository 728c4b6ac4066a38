import Foundation

/// Runs a program and waits for it.
///
/// - Parameter input: what the program reads from its standard input.
/// - Returns: what it wrote to its standard output and its standard error, and whether it succeeded.
func run(_ program: String, _ arguments: [String], input: String = "") throws -> (output: String, succeeded: Bool) {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  // Files instead of pipes: neither side can fill a pipe that nobody reads.
  let (inputFile, outputFile) = (folder.appendingPathComponent("in"), folder.appendingPathComponent("out"))
  try Data(input.utf8).write(to: inputFile)
  try Data().write(to: outputFile)
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [program] + arguments
  process.standardInput = try FileHandle(forReadingFrom: inputFile)
  let written = try FileHandle(forWritingTo: outputFile)
  (process.standardOutput, process.standardError) = (written, written)
  try process.run()
  process.waitUntilExit()
  return (String(decoding: try Data(contentsOf: outputFile), as: UTF8.self), process.terminationStatus == 0)
}
