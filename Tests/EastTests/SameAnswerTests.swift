import Foundation
import Running
import Testing

@Suite("The same answer in every mode")
struct SameAnswerTests {
  /// Sources of this package, each folder a repository: real code, an app, and what is hard to read.
  private static let corpora = ["Sources/Linting", "Examples", "Tests/SwiftReaderTests/Torture"]

  /// A debug build takes a tenth of a second for so many bytes.
  private static let mostBytes = 20_000

  @Test("of the linter for three small repositories", .enabled(if: hasPython), arguments: corpora)
  func answers(corpus: String) throws {
    let sandbox = try Sandbox()
    let files = packageDirectory.appending(path: corpus)
    var bytes = 0
    for path in try FileManager.default.subpathsOfDirectory(atPath: files.path).sorted() where !path.contains(".build/")
    {
      // Torture has another ending, so that no tool compiles or formats it.
      let name = path.hasSuffix(".swift.txt") ? String(path.dropLast(4)) : path
      guard name.hasSuffix(".swift") else { continue }
      let data = try Data(contentsOf: files.appending(path: path))
      guard bytes + data.count <= Self.mostBytes else { continue }
      bytes += data.count
      try sandbox.write(data, to: "corpus/\(name)")
    }
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
