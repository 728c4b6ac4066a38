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
// Exit status: 0 if both are equal for every commit, 1 if not, 2 if a commit cannot be read.
let words = Array(CommandLine.arguments.dropFirst())
do {
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
