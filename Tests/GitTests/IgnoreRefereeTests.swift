import Git
import Running
import Testing

@Suite("Ignore rules, with git as the referee")
struct IgnoreRefereeTests {
  private static let paths = [
    "a.swift", "b.swift", "a/b.swift", "a/b/c.swift", "x/a/b.swift", "x/y/Gen/z.swift", "Gen/z.swift", "Gen/y/z.swift",
    "a b.swift", "#c.swift", "!a.swift", "end ", "end", "x/b", "b", "ab/ab/ab.swift", ".hidden/a.swift", "C/D.swift",
  ]

  private static let rules = [
    "*", "*.swift", "a.swift", "/a.swift", "a", "a/", "/a/", "a/*", "a/**", "**/b.swift", "a/**/c.swift", "**/Gen/",
    "Gen/z.swift", "Gen/", "x/y/", "b", "b/", "x/b/", "**", "?.swift", "[ab].swift", "[!a].swift", "a\\ b.swift",
    "\\#c.swift", "#c.swift", "\\!a.swift", "!a.swift", "end\\ ", "end ", "end   ", "a.swift\r", "\u{feff}a.swift",
    "*\n!a.swift", "*\n!*/\n!*.swift", "a/*\n!a/b/", "a/\n!a/b.swift", "*.swift\n!/a.swift\n/a.swift", "/*\n!/x",
    "*/", "/", "", " ", "!", "a//b.swift", ".*", "[[:upper:]]", "ab/**/ab.swift", "**/ab/",
    "a\\", "a.swift\\", "*\\", "a\\/", "a\\/b.swift", "a\\\\", "*\n!a.swift\\",
  ]

  @Test("a rule leaves out what git leaves out")
  func rules() throws {
    // Each rule has a directory of its own, so that git has to be asked only once.
    let sandbox = try Sandbox.repository()
    for (number, rule) in Self.rules.enumerated() {
      try sandbox.write(rule + "\n", to: "\(number)/.gitignore")
      for path in Self.paths { try sandbox.write(to: "\(number)/\(path)") }
    }
    try compare(sandbox)
  }

  @Test(
    "files of rules are weighed as git weighs them",
    arguments: [
      [".gitignore": "*.swift\n", "a/.gitignore": "!b.swift\n"],
      [".gitignore": "!b.swift\n", "a/.gitignore": "b.swift\n"],
      [".gitignore": "a/\n", "a/.gitignore": "!b.swift\n"],
      ["a/.gitignore": "/b.swift\nb/\n", "x/.gitignore": "b.swift\n"],
      [".git/info/exclude": "*.swift\n", ".gitignore": "!a.swift\n"],
      [".git/info/exclude": "!a.swift\n/Gen/z.swift\n", ".gitignore": "a.swift\n"],
      [".git/info/exclude": "!a.swift\n", "own": "*.swift\nown\n"],
      [".gitignore": "A*\ngEN/\n[a-b].SWIFT\n", "fold": ""],
      [".gitignore": "[!AB]*\n!Fold\n", "fold": ""],
    ])
  func weights(files: [String: String]) throws {
    let sandbox = try Sandbox.repository()
    for path in Self.paths { try sandbox.write(to: path) }
    for (path, text) in files { try sandbox.write(text, to: path) }
    if files["own"] != nil { try sandbox.git("config", "core.excludesFile", sandbox.path("own").description) }
    try sandbox.git("config", "core.ignorecase", files["fold"] == nil ? "false" : "true")
    try compare(sandbox)
  }

  private func compare(_ sandbox: Sandbox) throws {
    let expected = try sandbox.git("ls-files", "--others", "--exclude-standard", "-z").split(separator: "\0")
    let files = try sandbox.open().workTree().files.names
    #expect(files == expected.map(String.init))
  }
}
