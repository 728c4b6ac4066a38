import Foundation
import Git

/// A directory of its own for one test, gone when the test is.
final class Sandbox {
  let url: URL

  init() throws {
    let name = "east-git-\(UUID().uuidString)"
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    _ = try? run("chmod", "-R", "u+rwX", ".")
    try? FileManager.default.removeItem(at: url)
  }

  /// A repository with these files, committed.
  static func repository(_ files: [String: String] = [:]) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.git("init", "--quiet", "--initial-branch=main")
    if !files.isEmpty { try sandbox.commit(files) }
    return sandbox
  }

  /// Writes files, and makes a commit of them and everything else.
  @discardableResult
  func commit(_ files: [String: String] = [:]) throws -> String {
    for (path, text) in files { try write(path, text) }
    try git("add", "--all", "--force")
    try git("commit", "--quiet", "--allow-empty", "--message=a step")
    return try git("rev-parse", "HEAD")
  }

  func write(_ path: String, _ text: String = "") throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: url.appendingPathComponent(path))
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent(path).path, withDestinationPath: target)
  }

  /// Runs git here, with nobody's settings, and returns what it printed.
  @discardableResult
  func git(_ arguments: String..., input: [UInt8] = []) throws -> String {
    try run(["git"] + arguments, input: input)
  }

  /// Runs any command here.
  @discardableResult
  func run(_ arguments: String...) throws -> String {
    try run(arguments, input: [])
  }

  private func run(_ arguments: [String], input: [UInt8]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = url
    process.environment = Self.environment
    let (standardInput, output, errors) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (standardInput, output, errors)
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input))
    try standardInput.fileHandleForWriting.close()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    let complaint = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Refusal(command: arguments, complaint: String(decoding: complaint, as: UTF8.self))
    }
    return String(decoding: printed, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  struct Refusal: Error {
    let command: [String]
    let complaint: String
  }

  private static var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
    environment["GIT_CONFIG_NOSYSTEM"] = "1"
    // Sample hooks cost more time than all the rest.
    environment["GIT_TEMPLATE_DIR"] = ""
    for person in ["AUTHOR", "COMMITTER"] {
      environment["GIT_\(person)_NAME"] = "East"
      environment["GIT_\(person)_EMAIL"] = "east@example.com"
      environment["GIT_\(person)_DATE"] = "2026-01-01T00:00:00Z"
    }
    return environment
  }
}

extension Sandbox {
  /// A place in here.
  func path(_ name: String = "") -> DiskPath {
    DiskPath(name.isEmpty ? url.path : url.appendingPathComponent(name).path)
  }

  /// Opens the repository that a place in here belongs to.
  func open(_ name: String = "") throws -> Repository {
    guard let repository = try Repository.discover(from: path(name)) else { throw NoRepository() }
    return repository
  }

  struct NoRepository: Error {}
}

extension [Entry] {
  var names: [String] { map(\.path.description) }
}

extension [WorkTreeFile] {
  var names: [String] { map(\.path.description) }

  subscript(name: String) -> WorkTreeFile? { first { $0.path.description == name } }
}
