import Foundation
import Running
import Testing

@Suite("east lint --absolute-paths")
struct AbsolutePathsTests {
  @Test("prints whole paths to people and editors, and leaves those of programs as they are")
  func paths() throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "App/Driver.swift": Sources.reaching])
    let words = ["lint", "--absolute-paths", "--format", "xcode", "--format", "jsonl=out"]
    let ending = try run(productsDirectory.appending(path: "east"), words, in: sandbox.root)
    #expect(ending.text.hasPrefix(sandbox.root.appending(path: "App/Driver.swift:").path))
    #expect(try sandbox.read("out").contains("\"path\": \"App/Driver.swift\""))
  }

  @Test("prints whole paths of the declarations in a summary, too")
  func summary() throws {
    let sandbox = try Sandbox.repository(["App/Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    let words = ["lint", "--absolute-paths", "--summary"]
    let ending = try run(productsDirectory.appending(path: "east"), words, in: sandbox.root)
    #expect(ending.text.contains(sandbox.root.appending(path: "App/Car.swift:").path), "\(ending.text)")
  }

  @Test("is refused where no file lies on disk")
  func noDisk() throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car])
    let words = ["lint", "--absolute-paths", "--rev", "HEAD"]
    let ending = try run(productsDirectory.appending(path: "east"), words, in: sandbox.root)
    #expect(ending.status == 2)
    #expect(ending.error.contains("--absolute-paths and --rev are mutually exclusive; pass one of them"))
  }
}
