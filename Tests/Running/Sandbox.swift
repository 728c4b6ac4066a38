package import Foundation

/// A directory made for one test and removed with it.
package final class Sandbox {
  package let root: URL

  /// Makes a plain directory with these files.
  package init(_ files: [String: String] = [:]) throws {
    root = try scratchDirectory()
    for (path, text) in files { try write(text, to: path) }
  }

  /// Makes a repository in which these files are committed.
  package static func repository(_ files: [String: String] = [:]) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.initialize()
    try sandbox.commit(files)
    return sandbox
  }

  /// Writes what `git init --initial-branch main` writes, without a process: the tests make thousands of repositories.
  private func initialize() throws {
    for folder in ["objects/info", "objects/pack", "refs/heads", "refs/tags"] {
      try FileManager.default.createDirectory(at: url(".git/\(folder)"), withIntermediateDirectories: true)
    }
    try write("ref: refs/heads/main\n", to: ".git/HEAD")
    try write(
      "[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = false\n\tlogallrefupdates = true\n",
      to: ".git/config")
  }

  deinit {
    if (try? FileManager.default.removeItem(at: root)) == nil {
      _ = try? Running.run(env, ["chmod", "-R", "u+rwX", "."], in: root)
      try? FileManager.default.removeItem(at: root)
    }
  }

  package func url(_ path: String) -> URL {
    path.hasPrefix("/") ? URL(filePath: path) : root.appending(path: path)
  }

  package func write(_ text: String = "", to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  package func write(_ data: Data, to path: String) throws {
    let file = url(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Writes a file whose path need not be text.
  package func write(_ text: String, at path: [UInt8]) throws {
    let octal = path.map { "\\0" + String($0, radix: 8) }.joined()
    let script = "p=$(printf %b '\(octal)'); case $p in */*) mkdir -p \"${p%/*}\";; esac; cat > \"./$p\""
    try run(["sh", "-c", script], input: Data(text.utf8))
  }

  package func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url(path)), as: UTF8.self)
  }

  package func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: url(path))
  }

  package func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: url(path).path, withDestinationPath: target)
  }

  /// Returns the names in a directory, sorted.
  package func names(in directory: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url(directory).path).sorted()
  }

  /// Writes files and commits everything that is there.
  ///
  /// - Returns: the id of the commit.
  @discardableResult
  package func commit(_ files: [String: String] = [:]) throws -> String {
    for (path, text) in files { try write(text, to: path) }
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", "what the test needs")
    return try head ?? git("rev-parse", "HEAD")
  }

  /// The id of the commit that is checked out, if its ref is a file.
  private var head: String? {
    guard let name = try? read(".git/HEAD"), name.hasPrefix("ref: ") else { return nil }
    return try? read(".git/\(name.dropFirst(5).trimmingCharacters(in: .newlines))").trimmingCharacters(in: .newlines)
  }

  /// Runs git here without the user's settings and returns its output.
  @discardableResult
  package func git(_ words: String..., input: some Sequence<UInt8> = []) throws -> String {
    try run(["git", "-c", "protocol.file.allow=always"] + words, input: Data(input))
  }

  /// Runs a command here, which must succeed, and returns its output.
  @discardableResult
  package func run(_ words: String...) throws -> String { try run(words, input: Data()) }

  @discardableResult
  package func run(_ words: [String], input: Data = Data()) throws -> String {
    // Most commands are git's, and `env` would be a second process.
    let git = words.first == "git" ? Self.gitProgram : nil
    let ending = try Running.run(
      git ?? env, git == nil ? words : Array(words.dropFirst()), in: root, input: input, environment: Self.environment)
    guard ending.status == 0 else { throw CommandFailed(words: words, error: ending.error) }
    return ending.text.trimmingCharacters(in: .newlines)
  }

  private static let gitProgram = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { URL(filePath: String($0)).appending(path: "git") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  package struct CommandFailed: Error {
    let words: [String]
    let error: String
  }

  /// The variables that keep git from the settings of the user, and make commits the same on every run.
  package static let environment: [String: String] = {
    var environment = ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]
    // Sample hooks cost more time than all the rest.
    environment["GIT_TEMPLATE_DIR"] = ""
    for person in ["AUTHOR", "COMMITTER"] {
      environment["GIT_\(person)_NAME"] = "Test"
      environment["GIT_\(person)_EMAIL"] = "test@example.org"
      environment["GIT_\(person)_DATE"] = "2026-01-01T00:00:00Z"
    }
    return environment
  }()
}

/// Makes an empty directory; its path contains no symbolic link.
package func scratchDirectory() throws -> URL {
  let directory = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "eastward-test-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  return directory
}

/// Makes a directory and removes it after the body.
package func inScratchDirectory<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let directory = try scratchDirectory()
  defer { try? FileManager.default.removeItem(at: directory) }
  return try body(directory)
}
