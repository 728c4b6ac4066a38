import Git
import Testing

@Suite("Patterns of paths below a directory")
struct PathGlobTests {
  @Test(
    "cover names at any depth, paths below the directory, and all that lies in what they name",
    arguments: [
      ("*.swift", "", "A/B.swift", true), ("*.swift", "A", "A/B.swift", true), ("*.swift", "A", "B.swift", false),
      ("App", "", "App/B/C.swift", true), ("App", "", "Src/App/C.swift", true), ("App", "", "App.swift", false),
      ("App/B", "", "App/B/C.swift", true), ("App/B", "", "Src/App/B/C.swift", false), ("./App/B", "", "App/B/C", true),
      ("/App", "", "App/C.swift", true), ("/App", "", "Src/App/C.swift", false), ("App/", "", "App/C.swift", true),
      ("C.swift/", "", "App/C.swift", false), ("**/B/*.swift", "A", "A/x/y/B/C.swift", true), ("B", "A", "AB/B", false),
      ("[AB]*/C", "", "App/C", true), ("*", "", "A", true), ("**", "", "A/B", true), ("App/ ", "", "App/C.swift", true),
      ("App\\ ", "", "App /C.swift", true), ("App\\ ", "", "App/C.swift", false),
      ("./App", "", "App/C.swift", true), ("./App", "", "Src/App/C.swift", false),
      ("./App", "A", "A/App/C.swift", true),
      ("./App", "A", "A/B/App/C.swift", false), ("./*.swift", "", "A.swift", true),
      ("./*.swift", "", "A/B.swift", false),
    ] as [(String, String, String, Bool)])
  func covers(pattern: String, directory: String, path: String, isCovered: Bool) throws {
    let glob = try #require(PathGlob(pattern, below: RepositoryPath(directory) ?? .root))
    #expect(glob.covers(try #require(RepositoryPath(path))) == isCovered)
  }

  @Test(
    "that can cover nothing are none",
    arguments: ["", "/", "./", "../A", "A/../B", "A/./B", "!A", "[a", "A\\", "A\\/", " "])
  func refused(pattern: String) {
    #expect(PathGlob(pattern, below: .root) == nil)
  }
}
