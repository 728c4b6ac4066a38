import Foundation
import Running
import Testing

extension UserPackages {
  @Suite("Examples")
  struct ExampleTests {
    static let folder = packageDirectory.appending(path: "Examples")

    /// Built once; the result says what the compiler said.
    static let built = Result { try build() }

    static let names = ["Counter", "Canvas", "Banana", "Navigation", "NewsApp", "TodoApp"]

    @Test("print what happens when a button is pressed, from the action to every component", arguments: names)
    func prints(name: String) throws {
      let programs = try Self.built.get()
      let input = Self.folder.appending(path: "Transcripts/\(name).in")
      let program = programs.appending(path: name).path
      // In an empty directory: some write a file where they are.
      let said = try inScratchDirectory { directory in
        try run([program], in: directory, input: (try? Data(contentsOf: input)) ?? Data()).everything
      }
      let file = Self.folder.appending(path: "Transcripts/\(name).txt")
      #expect(said == (try snapshot(said, in: file)), "\(recordingHint)")
    }

    @Test("the things to do are kept: the tests of that app pass, which know it as a user's tests would")
    func todo() throws {
      _ = try Self.built.get()
      let ending = try run(["swift", "test"] + Self.options)
      #expect(ending.status == 0 && ending.everything.contains("Test run with 7 tests"), "\(ending.everything)")
    }

    private static let options = UserPackages.options(of: folder)

    /// Builds the examples as a user would, and answers where the programs are.
    private static func build() throws -> URL {
      let words = ["swift", "build", "--build-tests"] + options
      let ending = try run(words)
      guard ending.status == 0 else { throw Failed(said: ending.everything) }
      let path = try run(words + ["--show-bin-path"]).text.split(separator: "\n").last.map(String.init)
      return URL(filePath: path ?? "")
    }

    struct Failed: Error { let said: String }
  }
}
