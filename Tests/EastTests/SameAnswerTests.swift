import Foundation
import Running
import Testing

@Suite("The same answer in every mode")
struct SameAnswerTests {
  /// Sources of this package: real code, an app, and what is hard to read.
  private static let corpora = ["Sources/Linting", "Examples", "Tests/SwiftReaderTests/Torture"]

  @Test(
    "of the linter for a small repository of each kind, or of all kinds", .enabled(if: hasPython),
    arguments: isSlow ? corpora.map { [$0] } : [corpora])
  func answers(corpora: [String]) throws {
    let sandbox = try Sandbox()
    for corpus in corpora { try write(corpus, most: 20_000 / corpora.count, in: sandbox) }
    let words = [
      "--east", productsDirectory.appending(path: "east").path,
      "--shuffled", productsDirectory.appending(path: "shuffled-lint").path,
      "--rules", "all", "--orders", "3", "--explain", "10", "--chains", "5",
      "--scratch", sandbox.url("scratch").path, sandbox.url("corpus").path,
    ]
    let ending = try run(packageDirectory.appending(path: "Scripts/same-answer"), words, in: sandbox.root)
    #expect(ending.status == 0, "\(ending.text)\(ending.error)")
    #expect(ending.text.contains("| corpus | all "), "\(ending.text)")
  }

  /// Copies sources, at most so many bytes.
  private func write(_ corpus: String, most: Int, in sandbox: Sandbox) throws {
    let files = packageDirectory.appending(path: corpus)
    var bytes = 0
    for path in try FileManager.default.subpathsOfDirectory(atPath: files.path).sorted() where !path.contains(".build/")
    {
      // Torture has another ending, so that no tool compiles or formats it.
      let name = path.hasSuffix(".swift.txt") ? String(path.dropLast(4)) : path
      guard name.hasSuffix(".swift") else { continue }
      let data = try Data(contentsOf: files.appending(path: path))
      guard bytes + data.count <= most else { continue }
      bytes += data.count
      try sandbox.write(data, to: "corpus/\(files.lastPathComponent)/\(name)")
    }
    #expect(bytes > 0)
  }

  @Test("cannot be given for a repository that lacks objects, which is said in a sentence", .enabled(if: hasPython))
  func partialClone() throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car])
    let blob = try sandbox.git("rev-parse", "HEAD:Car.swift")
    try sandbox.remove(".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))")
    let words = ["--east", "east", "--shuffled", "shuffled-lint", "--scratch", "scratch", sandbox.root.path]
    let ending = try run(packageDirectory.appending(path: "Scripts/same-answer"), words, in: sandbox.root)
    #expect(ending.status == 2)
    #expect(ending.error.contains("error: git cannot clone '\(sandbox.root.path)', see above; "), "\(ending.error)")
    #expect(!ending.error.contains("Traceback"), "\(ending.error)")
  }

  private static var hasPython: Bool {
    (try? run(URL(filePath: "/usr/bin/env"), ["python3", "-c", ""], in: packageDirectory))?.status == 0
  }
}
