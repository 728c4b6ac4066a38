import Foundation

/// What a commit did to a file that still exists.
struct CommitEdit {
  let path: String
  let older: String
  let newer: String
}

/// Returns what the newest commits of a checkout did to its Swift files.
func commitEdits(of root: URL, atMost count: Int) -> [CommitEdit] {
  let existing = Set(git(["ls-files", "*.swift"], in: root).split(separator: "\n").map(String.init))
  let log = git(
    [
      "log", "-n", "\(count * 2)", "--no-merges", "--diff-filter=M", "--name-only", "--format=commit %H", "--",
      "*.swift",
    ], in: root)
  var edits: [CommitEdit] = []
  var commit = ""
  for line in log.split(separator: "\n") where edits.count < count {
    if line.hasPrefix("commit ") {
      commit = String(line.dropFirst(7))
    } else if existing.contains(String(line)) {
      edits.append(
        CommitEdit(
          path: String(line), older: git(["show", "\(commit)^:\(line)"], in: root),
          newer: git(["show", "\(commit):\(line)"], in: root)))
    }
  }
  return edits
}

private func git(_ arguments: [String], in directory: URL) -> String {
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = ["git"] + arguments
  process.currentDirectoryURL = directory
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return "" }
  let bytes = (try? output.fileHandleForReading.readToEnd()) ?? Data()
  process.waitUntilExit()
  return String(decoding: bytes, as: UTF8.self)
}
