import Analysis
import Findings
import Foundation
import Git
import SwiftReader

// Analyzes one commit after the other, each with what was recorded of the one before and without, and compares:
//
//   git rev-list --first-parent --reverse -n 300 HEAD | replay-history GIT-DIRECTORY
//
// Prints how many files each commit changed and how many were analyzed again, then their distribution.
//
// With the path of `east`, runs its gate in random repositories instead: it must report what a branch adds, however the branch
// moves, renames and reformats the rest.
//
//   replay-history gates COUNT SEED EAST
//
// Exit status: 0 if both are equal for every commit, 1 if not, 2 if a commit cannot be read.
let words = Array(CommandLine.arguments.dropFirst())
do {
  if words.count == 4, words[0] == "gates", let count = Int(words[1]), let seed = UInt64(words[2]) {
    let wrong = try await complaints(ofGates: count, from: seed, URL(filePath: words[3]))
    print("\(count) gates from seed \(seed): \(wrong) wrong")
    exit(wrong == 0 ? 0 : 1)
  }
  guard words.count == 1 else { throw Complaint("usage: replay-history GIT-DIRECTORY < COMMITS") }
  let input = String(decoding: try FileHandle.standardInput.readToEnd() ?? Data(), as: UTF8.self)
  var replay = try Replay(gitDirectory: words[0])
  for commit in input.split(whereSeparator: \.isWhitespace) { try replay.step(to: String(commit)) }
  print(replay.distribution)
  exit(replay.differences == 0 ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("replay-history: \(error)\n".utf8))
  exit(2)
}
