import Foundation
import Running
import Testing

@Suite("The linter on its own repository")
struct LibraryLintTests {
  @Test("`strict` finds nothing in the state library and its examples; the library allows nothing")
  func strict() throws {
    let ending = try run(
      productsDirectory.appending(path: "east"),
      [
        "lint", "Sources/Eastward", "Sources/EastwardTesting", "Examples/Sources", "--preset", "strict", "--fail-level",
        "note",
      ],
      in: packageDirectory)
    #expect(ending.status == 0, "\(ending.text)\(ending.error)")
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
