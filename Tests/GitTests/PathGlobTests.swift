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

  /// A pattern, its directory, another directory, and the patterns that mean the same there.
  private static let moved: [(String, String, String, [String])] = [
    ("Utils", "", "", ["Utils"]), ("./Utils ", "A", "A", ["/Utils"]), ("Utils", "A/B", "C", []),
    ("Utils", "AB", "A", []),
    ("Utils", "A/B", "A", ["/B/**/Utils"]), ("Utils/", "A", "", ["/A/**/Utils/"]), ("/Utils", "A", "", ["/A/Utils"]),
    ("Utils/*", "A", "", ["/A/Utils/*"]), ("*", "a[b]*", "", ["/a\\[b]\\*/**/*"]), ("**", "A", "", ["/A/**/**"]),
    ("Utils", "", "A", ["Utils"]), ("Utils", "", "A/Utils", ["*"]), ("Utils/", "", "Utils/A", ["*"]),
    ("/Utils", "", "A", []), ("/A/Utils", "", "A", ["/Utils"]), ("A/*/Utils/", "", "A", ["/*/Utils/"]),
    ("A/*/Utils", "", "A/B", ["/Utils"]), ("A/*", "", "A/B", ["*"]), ("A/*", "", "A", ["/*"]),
    ("A/**", "", "A", ["/**"]),
    ("**/Utils", "", "A", ["/**/Utils"]), ("**/A/Utils", "", "B/A", ["/**/A/Utils", "/Utils"]),
    ("A//B", "", "A", ["//B"]),
    ("A/**/B/C", "", "A/B", ["/**/B/C", "/C"]), ("**/**/B/C", "", "B", ["/**/**/B/C", "/**/B/C", "/C"]),
  ]

  @Test("cover the same files if they are written for a directory above or below", arguments: moved)
  func texts(pattern: String, directory: String, other: String, texts: [String]) throws {
    let place = RepositoryPath(other) ?? .root
    let glob = try #require(PathGlob(pattern, below: RepositoryPath(directory) ?? .root))
    #expect(glob.texts(below: place) == texts)
    let globs = try texts.map { try #require(PathGlob($0, below: place)) }
    for path in Self.paths where path != place && path.isWithin(place) {
      #expect(globs.contains { $0.covers(path) } == glob.covers(path), "\(path)")
    }
  }

  /// All paths of up to four components that have some names.
  private static let paths: [RepositoryPath] = {
    var (paths, longest) = ([RepositoryPath](), [RepositoryPath.root])
    for _ in 1...4 {
      longest = longest.flatMap { path in
        ["A", "B", "C", "Utils", "a[b]*"].compactMap { path.appending(Array($0.utf8)) }
      }
      paths += longest
    }
    return paths
  }()

  @Test(
    "that can cover nothing are none",
    arguments: ["", "/", "./", "../A", "A/../B", "A/./B", "!A", "[a", "A\\", "A\\/", " "])
  func refused(pattern: String) {
    #expect(PathGlob(pattern, below: .root) == nil)
  }
}
