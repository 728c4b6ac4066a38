import Git
import Running
import Testing

@Suite("Attributes")
struct AttributeTests {
  private static let files = [
    ".gitattributes": """
    # what GitHub leaves out of its statistics
    *.pb.swift linguist-generated
    Vendor/** linguist-vendored=true
    Vendor/Ours.swift -linguist-vendored
    """,
    "Sources/.gitattributes": "Strings.swift linguist-generated=true\nplain.pb.swift !linguist-generated\n",
    "Sources/Strings.swift": "", "Sources/A.swift": "", "Sources/x.pb.swift": "", "Sources/plain.pb.swift": "",
    "Strings.swift": "", "Vendor/Ours.swift": "", "Vendor/a/b.swift": "",
  ]

  private static let marks: [String: Marks] = [
    "Sources/Strings.swift": Marks(isGenerated: true),
    "Sources/A.swift": Marks(),
    "Sources/x.pb.swift": Marks(isGenerated: true),
    "Sources/plain.pb.swift": Marks(),
    "Strings.swift": Marks(),
    "Vendor/Ours.swift": Marks(isVendored: false),
    "Vendor/a/b.swift": Marks(isVendored: true),
  ]

  @Test("the work tree, the index, a revision and a bare repository agree", arguments: marks)
  func everywhere(name: String, expected: Marks) throws {
    let sandbox = try Sandbox.repository(Self.files)
    try sandbox.git("clone", "--quiet", "--bare", ".", "bare.git")
    let (repository, bare) = (try sandbox.open(), try sandbox.open("bare.git"))
    let path = try #require(RepositoryPath(name))
    #expect(try repository.attributeRules(of: repository.workTree()).marks(of: path) == expected)
    #expect(try repository.attributeRules(of: repository.indexFiles()).marks(of: path) == expected)
    #expect(try repository.attributeRules(of: repository.files(at: "HEAD")).marks(of: path) == expected)
    #expect(try bare.attributeRules(of: bare.files(at: "HEAD")).marks(of: path) == expected)
  }

  @Test(
    "a directory is vendored by its whole name, in any case and with hyphens or without",
    arguments: [
      ("Pods/a.swift", true), ("App/third-party/x/a.swift", true), ("_Third_Party/a.swift", true),
      ("a/3rdParty/b.swift", true), ("VENDORED/a.swift", true), ("Dependencies/x/a.swift", true),
      ("App/Dependencies/a.swift", nil),
      ("carthage/a.swift", true), ("vendors/a.swift", true),
      ("a/b.playground/Sources/a.swift", true), ("playground/a.swift", nil), ("a.playground", nil),
      ("A/A.docc/Tutorials/a.swift", true), ("docc/a.swift", nil), ("a.docc", nil), ("a.doc/a.swift", nil),
      ("pods.swift", nil), ("a/Pods", nil), ("MyPods/a.swift", nil), ("PodsApp/a.swift", nil), ("vendore/a.swift", nil),
      ("LettersBeforePods/a.swift", nil), ("SixteenLettersAndPods/a.swift", nil), ("po/ds/a.swift", nil), ("-/a", nil),
    ])
  func vendoredNames(name: String, expected: Bool?) throws {
    #expect(AttributeRules([:]).marks(of: try #require(RepositoryPath(name))).isVendored == expected)
  }

  @Test("each revision has its own attributes")
  func revisions() throws {
    let sandbox = try Sandbox.repository([".gitattributes": "a.swift linguist-generated\n", "a.swift": ""])
    try sandbox.commit([".gitattributes": "a.swift -linguist-generated\n"])
    try sandbox.write("", to: ".gitattributes")
    let repository = try sandbox.open()
    let path = try #require(RepositoryPath("a.swift"))
    let revisions = try ["HEAD~1", "HEAD"].map { try repository.attributeRules(of: repository.files(at: $0)) }
    #expect(revisions.map { $0.marks(of: path).isGenerated } == [true, false])
    #expect(try repository.attributeRules(of: repository.workTree()).marks(of: path) == Marks())
  }

  @Test("attributes that are not committed, not even tracked, count in the work tree")
  func untracked() throws {
    let sandbox = try Sandbox.repository(["a/b.swift": "", ".gitignore": ".gitattributes\n"])
    try sandbox.write("b.swift linguist-generated\n", to: "a/.gitattributes")
    let repository = try sandbox.open()
    let tree = try repository.workTree { $0.hasSuffix(".swift") }
    #expect(tree.files.names == ["a/b.swift"])
    #expect(try repository.attributeRules(of: tree).marks(of: tree.files[0].path).isGenerated == true)
  }

  @Test("attributes that the disk lost are taken from the index")
  func deleted() throws {
    let sandbox = try Sandbox.repository([".gitattributes": "a.swift linguist-generated\n", "a.swift": ""])
    try sandbox.remove(".gitattributes")
    let repository = try sandbox.open()
    let rules = try repository.attributeRules(of: repository.workTree())
    #expect(rules.marks(of: try #require(RepositoryPath("a.swift"))).isGenerated == true)
  }

  @Test("a symlink is no attribute file, neither by its target nor by its target's contents")
  func symlink() throws {
    let rule = "*.swift linguist-generated"
    let sandbox = try Sandbox.repository(["a.swift": "", rule: rule + "\n"])
    try sandbox.link(".gitattributes", to: rule)
    try sandbox.commit()
    let repository = try sandbox.open()
    let path = try #require(RepositoryPath("a.swift"))
    #expect(try repository.attributeRules(of: repository.workTree()).marks(of: path) == Marks())
    #expect(try repository.attributeRules(of: repository.files(at: "HEAD")).marks(of: path) == Marks())
  }

  @Test("a directory's pattern covers what lies in it, as on GitHub", arguments: ["Gen/", "/Gen/", "**/Gen/", "G*/"])
  func directories(pattern: String) throws {
    let rules = AttributeRules([.root: Array("\(pattern) linguist-generated\n".utf8)])
    #expect(rules.marks(of: try #require(RepositoryPath("Gen/a/b.swift"))).isGenerated == true)
    #expect(rules.marks(of: try #require(RepositoryPath("Gen"))).isGenerated == nil)
    #expect(rules.marks(of: try #require(RepositoryPath("Other/b.swift"))).isGenerated == nil)
  }

  @Test("a pattern that would try for ever is answered at once")
  func patience() throws {
    let pattern = String(repeating: "*a", count: 500) + "/" + String(repeating: "**/*a*/", count: 50) + "b"
    let rules = AttributeRules([.root: Array("\(pattern) linguist-generated\n".utf8)])
    let name = String(repeating: "a", count: 250)
    let path = try #require(RepositoryPath((0..<16).map { _ in name }.joined(separator: "/")))
    #expect(rules.marks(of: path) == Marks())
  }

  @Test("a macro that mentions itself ends")
  func cycle() throws {
    let text = "[attr]one two\n[attr]two one linguist-generated\n*.swift one\n"
    let rules = AttributeRules([.root: Array(text.utf8)])
    #expect(rules.marks(of: try #require(RepositoryPath("a.swift"))).isGenerated == true)
  }

  @Test("macros of macros may go as deep as they like")
  func depth() throws {
    let macros = (0..<20_000).map { "[attr]m\($0) m\($0 + 1)\n" }.joined()
    let rules = AttributeRules([.root: Array((macros + "[attr]m20000 linguist-generated\n*.swift m0\n").utf8)])
    #expect(rules.marks(of: try #require(RepositoryPath("a.swift"))).isGenerated == true)
  }

  @Test("an attribute file of absurd size is refused by its name, on the disk and in a tree")
  func size() throws {
    let sandbox = try Sandbox.repository([".gitattributes": String(repeating: "*.swift text\n", count: 100_000)])
    let repository = try sandbox.open()
    let size = 1_300_000
    let reason = "it has \(size) bytes, more than 1048576"
    #expect(throws: GitError.unreadableFile(sandbox.path(".gitattributes"), reason: reason)) {
      try repository.attributeRules(of: repository.workTree())
    }
    let blob = try sandbox.blob("HEAD:.gitattributes")
    #expect(throws: GitError.tooLarge(blob, size: size, limit: 1 << 20)) {
      try repository.attributeRules(of: repository.files(at: "HEAD"))
    }
  }
}
