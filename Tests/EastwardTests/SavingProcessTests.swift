import Eastward
import EastwardPersistence
import Foundation
import Running
import Testing

@Suite("A process that saves")
struct SavingProcessTests {
  /// Never half, and never older than what a flush has returned for.
  @Test("a process that is killed while it saves leaves a whole file, with all that was flushed")
  func kills() throws {
    let sandbox = try Sandbox()
    let count = isSlow ? 500 : 25
    var random = SeededGenerator(seed: 7)
    var newest = 0
    for _ in 0..<count {
      let time = Double.random(in: 0.01...0.06, using: &random)
      let words = "\"$0\" notes.json 100000 1 > out.txt & sleep \(time); kill -9 $!; wait $! 2>/dev/null; cat out.txt"
      let text = try run(
        URL(filePath: "/bin/sh"), ["-c", words, productsDirectory.appending(path: "saving-loop").path], in: sandbox.root
      ).text
      let flushed = text.split(separator: "\n").last { $0.hasPrefix("saved ") }.flatMap { Int($0.dropFirst(6)) }
      newest = max(newest, flushed ?? 0)
      guard let saved = try SavedFile<Lines>(sandbox.url("notes.json")).load() else {
        #expect(newest == 0)
        continue
      }
      #expect(saved.count >= newest && saved.text.hasPrefix("\(saved.count) ") && saved.text.count >= 4_000)
      newest = max(newest, saved.count)
    }
    #expect(newest > 0)
  }

  /// What `saving-loop` saves.
  private struct Lines: Versioned, Equatable {
    let count: Int
    let text: String
  }

  @Test("a disk that is full leaves the file as it was", arguments: 0..<(isSlow ? 100 : 5))
  func fullDisk(number: Int) throws {
    let sandbox = try Sandbox()
    let program = productsDirectory.appending(path: "saving-loop").path
    let first = try run(URL(filePath: program), ["notes.json", "10", "1"], in: sandbox.root)
    #expect(first.text.hasSuffix("done 10\n"), "\(first.everything)")
    let before = try sandbox.read("notes.json")
    // The limit of a file's size stands for a full disk.
    let words = "trap '' XFSZ; ulimit -f \(1 + number % 20); exec \"$0\" notes.json 20 1"
    let ending = try run(URL(filePath: "/bin/sh"), ["-c", words, program], in: sandbox.root)
    #expect(ending.text.contains("failed") && ending.text.contains("was not saved, attempt "), "\(ending.everything)")
    #expect(try sandbox.read("notes.json") == before)
    #expect(try sandbox.names(in: ".").filter { !$0.hasPrefix(".") } == ["notes.json"])
  }
}
