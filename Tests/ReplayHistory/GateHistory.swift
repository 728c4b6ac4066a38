import Foundation
import Running

/// A random repository with a branch, whose gate must report exactly what the branch adds.
struct GateHistory {
  private let seed: UInt64
  private let east: URL

  init(seed: UInt64, _ east: URL) {
    (self.seed, self.east) = (seed, east)
  }

  /// Returns what a gate says wrongly; empty if it says everything rightly.
  func complaints() throws -> [String] {
    var random = SeededGenerator(seed: seed)
    let base = RandomRepository(&random)
    let sandbox = try Sandbox.repository()
    let (main, parent, repository) =
      random.below(4) == 0
      ? try crissCross(base, in: sandbox, &random) : try plain(base, in: sandbox)
    let branch = RandomBranch(of: repository, &random)
    let work = try commit(branch.repository, on: [parent], in: sandbox)
    if let directory = ProcessInfo.processInfo.environment["EASTWARD_KEEP"] {
      try FileManager.default.copyItem(at: sandbox.root, to: URL(filePath: directory))
    }
    var complaints: [String] = []
    for (flags, expected) in [([], branch.added - branch.hidden), (["--config-from", "base"], branch.added)] {
      let words = ["gate", "--base", main, "--head", work, "--format", "json", "--no-cache"] + flags
      let ending = try Running.run(east, words, in: sandbox.root)
      let counts = ending.error.firstMatch(of: #/(\d+) new, (\d+) fixed, /#)
        .map { (Int($0.output.1), Int($0.output.2)) }
      guard let counts, counts.0 == expected, counts.1 == branch.fixed, ending.status == (expected > 0 ? 1 : 0) else {
        complaints.append(
          "seed \(seed) \(flags.joined(separator: " ")): \(expected) new and \(branch.fixed) fixed expected after "
            + "\(branch.edits.joined(separator: ", ")): \(ending.error)")
        continue
      }
    }
    return complaints
  }

  /// Commits the base, which is the only merge base.
  private func plain(
    _ base: RandomRepository, in sandbox: Sandbox
  ) throws -> (main: String, parent: String, RandomRepository) {
    let id = try commit(base, on: [], in: sandbox)
    return (id, id, base)
  }

  /// Commits two branches that merge each other, each with a file of its own.
  private func crissCross(
    _ root: RandomRepository, in sandbox: Sandbox, _ random: inout SeededGenerator
  ) throws -> (main: String, parent: String, RandomRepository) {
    let first = try commit(root, on: [], in: sandbox)
    var (both, sides) = (root, [root, root])
    for side in 0...1 {
      both.addFile(to: 1, &random)
      both.files[both.files.count - 1].users = [both.newUser(&random)]
      sides[side].files.append(both.files[both.files.count - 1])
    }
    let ids = try sides.map { try commit($0, on: [first], in: sandbox) }
    return (try commit(both, on: ids, in: sandbox), try commit(both, on: ids.reversed(), in: sandbox), both)
  }

  private func commit(_ repository: RandomRepository, on parents: [String], in sandbox: Sandbox) throws -> String {
    for name in try sandbox.names(in: ".") where name != ".git" { try sandbox.remove(name) }
    for (path, text) in repository.texts { try sandbox.write(text, to: path) }
    try sandbox.git("add", "--all")
    let tree = try sandbox.git("write-tree")
    return try sandbox.run(["git", "commit-tree", tree, "-m", "\(parents)"] + parents.flatMap { ["-p", $0] })
  }
}

/// Runs the gate in random repositories on two threads, prints what it says wrongly, and returns how often it does.
func complaints(ofGates count: Int, from seed: UInt64, _ east: URL) async throws -> Int {
  try await withThrowingTaskGroup(of: Int.self) { group in
    for part in 0..<2 {
      group.addTask {
        var wrong = 0
        for number in stride(from: part, to: count, by: 2) {
          let complaints = try GateHistory(seed: seed + UInt64(number), east).complaints()
          for complaint in complaints { print(complaint) }
          wrong += complaints.isEmpty ? 0 : 1
        }
        return wrong
      }
    }
    return try await group.reduce(0, +)
  }
}
