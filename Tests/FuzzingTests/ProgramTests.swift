import Foundation
import FuzzProperties
import Programs
import Running
import Testing

@Suite("Random programs")
struct ProgramTests {
  @Test("have the same findings in every mode", arguments: 0..<8)
  func modes(batch: UInt64) throws {
    var findings = 0
    for seed in (batch * 5)..<(batch * 5 + 5) { findings += try checkProgram(seed: seed) }
    #expect(findings > 0)
  }

  @Test("hold where they once failed", arguments: [190_207_447, 190_245_031, 230_153_923])
  func failures(seed: UInt64) throws { _ = try checkProgram(seed: seed) }

  @Test("are accepted by the compiler, whatever their locals are called")
  func compiling() throws {
    let folder = try Sandbox()
    for seed in UInt64(0)..<6 {
      let names = LocalNames.allCases.filter { $0 != .likeMembers || Program(seed: seed).namesMayCollide }
      let program = Program(seed: seed, locals: names[Int(seed) % names.count])
      let files = try program.files.map { try write($0, to: folder.url("\(seed)")) }
      let words = ["swiftc", "-typecheck", "-suppress-warnings", "-swift-version", "5", "-module-name", "Program"]
      let ending = try run(words + files, in: packageDirectory)
      #expect(ending.status == 0, "seed \(seed): \(ending.everything)")
    }
  }

  @Test("differ in nothing but the names of their locals")
  func names() {
    for seed in UInt64(0)..<50 {
      let plain = Program(seed: seed)
      let renamed = Program(seed: seed, locals: .asLong)
      for (one, other) in zip(plain.files, renamed.files) {
        #expect(LocalNames.asLong.renaming(one.text) == other.text)
      }
    }
  }

  @Test("are the same for the same seed")
  func seeds() {
    #expect(Program(seed: 7).files.map(\.text) == Program(seed: 7).files.map(\.text))
    #expect(Program(seed: 7).files.map(\.text) != Program(seed: 8).files.map(\.text))
  }

  private func write(_ file: Program.File, to folder: URL) throws -> String {
    let url = folder.appending(path: file.path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(file.text.utf8).write(to: url)
    return url.path
  }
}
