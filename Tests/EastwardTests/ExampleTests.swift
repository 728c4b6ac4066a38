import Foundation
import Running
import Testing

extension UserPackages {
  @Suite("Examples")
  struct ExampleTests {
    static let folder = packageDirectory.appending(path: "Examples")

    /// Built once; the result says what the compiler said.
    static let built = Result { try build() }

    static let names = ["Counter", "Canvas", "NewsApp", "BookmarksApp"]

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

    @Test("the tests of the bookmarks pass, which use the app as a user's tests would")
    func bookmarks() throws {
      _ = try Self.built.get()
      let ending = try run(["swift", "test"] + Self.options)
      #expect(ending.status == 0 && ending.everything.contains("Test run with 10 tests"), "\(ending.everything)")
    }

    @Test("the SwiftUI views of the bookmarks compile against the signatures of SwiftUI, in Swift 6 mode")
    func views() throws {
      let modules = try Self.built.get().appending(path: "Modules").path
      try StandIns.built.get()
      let folder = Self.folder.appending(path: "Sources/BookmarksSwiftUI")
      let views = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      // Does not compile if SwiftUI was not found, and the views are therefore empty.
      let app = try Sandbox([
        "App.swift": "import Bookmarks\n@MainActor func view(_ app: AppStore) -> BookmarksView { .init(app) }"
      ])
      let ending = try run(
        ["swiftc", "-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-wmo", "-parse-as-library"]
          + ["-module-name", "BookmarksSwiftUI", "-I", modules, "-I", StandIns.folder.path]
          + (views + [app.url("App.swift")]).map(\.path))
      #expect(ending.status == 0, "\(ending.everything)")
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
