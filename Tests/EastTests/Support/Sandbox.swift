import Foundation

/// A directory made for one test and thrown away with it.
final class Sandbox {
  let root: URL

  /// Makes a plain directory with these files.
  init(_ files: [String: String] = [:]) throws {
    let name = FileManager.default.temporaryDirectory.appending(path: "east-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: name, withIntermediateDirectories: true)
    root = name.resolvingSymlinksInPath()
    for (path, text) in files { try write(text, to: path) }
  }

  /// Makes a repository in which these files are committed.
  static func repository(_ files: [String: String] = [:]) throws -> Sandbox {
    let sandbox = try Sandbox(files)
    try sandbox.git("init", "--quiet", "--initial-branch", "main")
    try sandbox.commit()
    return sandbox
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  func url(_ path: String) -> URL {
    path.hasPrefix("/") ? URL(filePath: path) : root.appending(path: path)
  }

  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  func write(_ data: Data, to path: String) throws {
    let file = url(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url(path)), as: UTF8.self)
  }

  /// Commits everything that is there.
  func commit() throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", "what the test needs")
  }

  @discardableResult
  func git(_ words: String..., input: Data = Data()) throws -> String {
    let settings = [
      "-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false", "-c",
      "protocol.file.allow=always", "-c", "core.autocrlf=false",
    ]
    let ending = try run(
      URL(filePath: "/usr/bin/env"), ["git"] + settings + words, in: root, input: input,
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"])
    guard ending.status == 0 else { throw GitFailed(words: words, error: ending.error) }
    return ending.text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Runs the built tool here.
  @discardableResult
  func east(
    _ words: String..., in directory: String = ".", input: Data = Data(), environment: [String: String] = [:]
  ) throws -> Ending {
    try east(words, in: directory, input: input, environment: environment)
  }

  @discardableResult
  func east(
    _ words: [String], in directory: String = ".", input: Data = Data(), environment: [String: String] = [:]
  ) throws -> Ending {
    try run(
      productsDirectory.appending(path: "east"), words, in: url(directory), input: input,
      environment: ["NO_COLOR": "", "TERM": "xterm"].merging(environment) { $1 })
  }

  /// Runs a script of the shell here, to which the built tool is `$EAST` and the words are its arguments.
  func shell(_ script: String, _ words: [String] = [], _ environment: [String: String] = [:]) throws -> Ending {
    try run(
      URL(filePath: "/bin/sh"), ["-c", script, "sh"] + words, in: root,
      environment: ["EAST": productsDirectory.appending(path: "east").path].merging(environment) { $1 })
  }

  /// What lies in a directory, in order.
  func names(in directory: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url(directory).path).sorted()
  }
}

/// A step of a test's preparation failed.
struct GitFailed: Error {
  let words: [String]
  let error: String
}

extension Sandbox {
  /// Writes a file whose path need not be text.
  func write(_ text: String, at path: [UInt8]) throws {
    let octal = path.map { "\\0" + String($0, radix: 8) }.joined()
    let script = "p=$(printf %b '\(octal)'); case $p in */*) mkdir -p \"${p%/*}\";; esac; cat > \"./$p\""
    let ending = try run(URL(filePath: "/bin/sh"), ["-c", script], in: root, input: Data(text.utf8))
    guard ending.status == 0 else { throw GitFailed(words: ["sh", script], error: ending.error) }
  }
}
