import Foundation
import Testing

@Suite("Examples")
struct ExampleTests {
  static let folder = packageDirectory.appending(path: "Examples")

  /// Built once; the result says what the compiler said.
  static let built = Result { try build() }

  static let names = ["Counter", "Canvas", "Banana", "Navigation", "NewsApp"]

  @Test("print what happens when a button is pressed, from the action to every component", arguments: names)
  func prints(name: String) throws {
    let programs = try Self.built.get()
    let input = Self.folder.appending(path: "Transcripts/\(name).in")
    let program = programs.appending(path: name).path
    let said = try run(
      FileManager.default.fileExists(atPath: input.path) ? ["sh", "-c", "'\(program)' < '\(input.path)'"] : [program]
    ).text
    let frozen = Self.folder.appending(path: "Transcripts/\(name).txt")
    if ProcessInfo.processInfo.environment["EAST_FREEZE"] != nil { try Data(said.utf8).write(to: frozen) }
    #expect(try String(contentsOf: frozen, encoding: .utf8) == said, "EAST_FREEZE=1 writes it anew, if that was meant")
  }

  /// Builds the examples as a user would, and answers where the programs are.
  private static func build() throws -> URL {
    let scratch = productsDirectory.deletingLastPathComponent().appending(path: "examples")
    let words = ["swift", "build", "--package-path", folder.path, "--scratch-path", scratch.path]
    let ending = try run(words)
    guard ending.status == 0 else { throw Failed(said: ending.text) }
    let path = try run(words + ["--show-bin-path"]).text.split(separator: "\n").last.map(String.init)
    return URL(filePath: path ?? "")
  }

  struct Failed: Error { let said: String }
}
