import Foundation
import Running
import Testing

@Suite("The linter on its own repository")
struct LibraryLintTests {
  @Test(
    "`strict` finds nothing in the state library, and notes only in its examples",
    arguments: [
      ("Sources/Eastward", "note"), ("Sources/EastwardTesting", "note"), ("Sources/EastwardPersistence", "note"),
      ("Examples/Sources", "warning"),
    ])
  func strict(folder: String, level: String) throws {
    let ending = try run(
      productsDirectory.appending(path: "east"), ["lint", folder, "--preset", "strict", "--fail-level", level],
      in: packageDirectory)
    #expect(ending.status == 0, "\(ending.text)\(ending.error)")
  }

  @Test("the state library allows nothing")
  func allowsNothing() throws {
    for file in try FileManager.default.subpathsOfDirectory(atPath: library.path) where file.hasSuffix(".swift") {
      let text = String(decoding: try Data(contentsOf: library.appending(path: file)), as: UTF8.self)
      #expect(!text.contains("east:allow"), "\(file) allows something")
    }
  }

  @Test("the default configuration finds no violation in the whole repository")
  func recommended() throws {
    let ending = try run(productsDirectory.appending(path: "east"), ["lint", "--no-cache"], in: packageDirectory)
    #expect(ending.status == 0, "\(ending.text.prefix(2000))\(ending.error)")
  }

  private let library = packageDirectory.appending(path: "Sources/Eastward")
}
