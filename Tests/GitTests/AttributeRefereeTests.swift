import Git
import Running
import Testing

@Suite("Attributes, with git as the referee")
struct AttributeRefereeTests {
  private static let paths = [
    "a.swift", "b.swift", "a/b.swift", "a/b/c.swift", "x/a/b.swift", "x/y/Gen/z.swift", "Gen/z.swift", "Gen/y/z.swift",
    "a-b.swift", "A.swift", "é.swift", "a b.swift", "[a].swift", "a]b.swift", "*.swift", "#c.swift", "!a.swift",
    "\\a.swift", "ab/ab/ab.swift", ".swift", "a/.hidden.swift",
  ]

  private static let patterns = [
    "*", "*.swift", "a.swift", "/a.swift", "a/*", "a/**", "**/b.swift", "a/**/c.swift", "a/**/b.swift", "**/Gen/*",
    "**/Gen/**", "Gen/z.swift", "/**", "**", "?.swift", "[ab].swift", "[!a].swift", "[^a].swift", "[a-b].swift",
    "[b-a].swift", "[]a].swift", "[[:alpha:]].swift", "[[:upper:]].swift", "[[:nope:]].swift", "[a-", "[a", "[!]",
    "\\[a\\].swift", "a[]]b.swift", "\\*.swift", "\"a b.swift\"", "\"\\303\\251.swift\"", "\"a.swift", "a?b.swift",
    "\\#c.swift", "#c.swift", "\\!a.swift", "!a.swift", "\\\\a.swift", "a*", "*a*b*", "**/**/b.swift", "a*/b.swift",
    "*/b.swift", "*/*/*.swift", "/*", "x/**/z.swift", "a//b.swift", "a/.*", ".swift", "[[]a].swift", "[\\a-c].swift",
    "[a-\\c].swift", "[-a].swift", "[a-].swift", "[[:alpha:]-z].swift", "/", "Gen", "é.swift", "??.swift",
    "a.swift\\", "*\\", "a\\/b.swift", "a.swift\\\\",
  ]

  @Test("a pattern covers what git says it covers")
  func patterns() throws {
    // Each pattern rules a directory of its own, so that git has to be asked only once.
    let directories = Self.patterns.indices.map { "\($0)" }
    let files = zip(directories, Self.patterns).map { ("\($0)/.gitattributes", "\($1) linguist-generated\n") }
    let paths = directories.flatMap { directory in Self.paths.map { "\(directory)/\($0)" } }
    try compare(Dictionary(uniqueKeysWithValues: files), paths)
  }

  @Test(
    "lines, files and macros are weighed as git weighs them",
    arguments: [
      [".gitattributes": "*.swift linguist-generated\na.swift -linguist-generated\nb.swift !linguist-generated\n"],
      [".gitattributes": "a.swift linguist-generated -linguist-generated\n"],
      [".gitattributes": "a.swift -linguist-generated linguist-generated"],
      [".gitattributes": "* linguist-generated\n", "a/.gitattributes": "b.swift -linguist-generated\n"],
      [".gitattributes": "a/** -linguist-generated\n", "a/.gitattributes": "/b/** linguist-generated\n"],
      [".gitattributes": "[attr]made linguist-generated\n*.swift made\na.swift -made\n"],
      [".gitattributes": "[attr]made linguist-generated\n[attr]found made -linguist-generated\n*.swift found\n"],
      [".gitattributes": "*.swift -linguist-generated made\n[attr]made linguist-generated\n[attr]made text\n"],
      ["a/.gitattributes": "[attr]made linguist-generated\n*.swift made\n"],
      [".gitattributes": "\u{feff}*.swift linguist-generated\r\n"],
      [".gitattributes": "  \t*.swift \t linguist-generated \t\n\n\n# a.swift -linguist-generated\n"],
      [".gitattributes": "*.swift linguist-generated=false\na.swift linguist-generated=true text\n"],
      [".gitattributes": "*.swift linguist-generatedd\na.swift text=auto eol=lf\n"],
    ])
  func weights(files: [String: String]) throws {
    try compare(files, Self.paths)
  }

  private func compare(_ files: [String: String], _ paths: [String]) throws {
    let sandbox = try Sandbox.repository()
    for (path, text) in files { try sandbox.write(text, to: path) }
    let input = paths.joined(separator: "\0") + "\0"
    let answers = try sandbox.git("check-attr", "--stdin", "-z", "linguist-generated", input: input.utf8)
      .split(separator: "\0").map(String.init)
    let repository = try sandbox.open()
    let rules = try repository.attributeRules(of: repository.workTree())
    for (name, answer) in zip(paths, stride(from: 2, to: answers.count, by: 3).map { answers[$0] }) {
      let marks = rules.marks(of: try #require(RepositoryPath(name)))
      #expect(marks.isGenerated == truths[answer], "\(name), of which git says \(answer)")
    }
  }
}

private let truths: [String: Bool] = ["set": true, "true": true, "unset": false, "false": false]
