import Foundation
import Running
import Testing

@Suite("The sources of dependencies")
struct DependencyTests {
  private static let usualFolders = [
    ".build/checkouts", "SourcePackages/checkouts", "Pods", "Carthage/Checkouts", "App/Pods",
  ]

  /// A library whose types are only known by its sources; its tests and examples would say something else.
  private static func library(in folder: String) -> [String: String] {
    [
      "\(folder)/kit/Package.swift": "let package = Package(targets: [.target(name: \"Kit\", path: \"Code\")])\n",
      "\(folder)/kit/Code/Kit.swift": """
      public class Session { public let queue = Queue(); public func start() {} }
      public class Queue { public var head = Session(); public func run() {} }
      public class Pump { public var session = Session(); public func run() { session.queue.run() } }
      public func makeSession() -> Session { Session() }
      """,
      "\(folder)/kit/Tests/KitTests.swift": "public func makeSession() -> Int { 1 }\n",
      "\(folder)/kit/Example/Kit.swift": "public func makeSession() -> Int { 1 }\n",
    ]
  }

  private static let app = [
    "App/Model.swift": "import Kit\nclass Model { var session = makeSession() }\n",
    "App/Use.swift": """
    import Kit
    func use(_ model: Model) { model.session.start() }
    func use(_ session: Session) { session.queue.run() }
    """,
    ".gitignore": ".build\nSourcePackages\nPods\nCarthage\n",
  ]

  /// A repository with the library in an ignored folder.
  private static func repository(_ folder: String = ".build/checkouts", asks: Bool = true) throws -> Sandbox {
    let sandbox = try Sandbox.repository(app.merging(asks ? [".east.json": asking(folder)] : [:]) { $1 })
    for (path, text) in library(in: folder) { try sandbox.write(text, to: path) }
    return sandbox
  }

  private static func asking(_ folder: String) -> String { "{ \"dependencies\": \"\(folder)\" }\n" }

  private func places(_ sandbox: Sandbox, _ words: [String], _ directory: String = ".") throws -> [String] {
    let ending = try sandbox.east(["lint", "--format", "xcode"] + words, in: directory)
    #expect(ending.status < 2, "\(ending.error)")
    return ending.text.split(separator: "\n").map { line in
      line.split(separator: ":").prefix(2).joined(separator: ":")
    }
  }

  @Test("tell types and are not linted, where the configuration names their folder", arguments: usualFolders)
  func folders(folder: String) throws {
    #expect(try places(Self.repository(folder), []) == ["App/Use.swift:2"])
    #expect(try places(Self.repository(folder, asks: false), []) == [])
  }

  @Test("are those on the disk in every mode, cached or not")
  func modes() throws {
    let sandbox = try Self.repository()
    try sandbox.git("tag", "asks")
    for flags in [["--no-cache"], ["--cache-dir", ".git/east"], ["--cache-dir", ".git/east", "--verify-cache"]] {
      for words in [[], ["--rev", "asks"], ["--staged"], ["App/Use.swift"], ["--jobs", "1"]] {
        #expect(try places(sandbox, words + flags) == ["App/Use.swift:2"], "\(words)")
      }
    }
    // A file that is read as a dependency is another one than the same file of the repository.
    try sandbox.write("{}", to: ".east.json")
    #expect(try places(sandbox, ["--cache-dir", ".git/east", "--verify-cache"]) == [])
    try sandbox.write(Self.asking(".build/checkouts"), to: ".east.json")
    #expect(try places(sandbox, ["--cache-dir", ".git/east", "--verify-cache"]) == ["App/Use.swift:2"])
  }

  @Test("are read again when they change, with a cache as without one")
  func edits() throws {
    let sandbox = try Self.repository()
    let file = ".build/checkouts/kit/Code/Kit.swift"
    let text = try sandbox.read(file)
    let edits = [
      text.replacing("public class Session", with: "public struct Session"), text,
      text.replacing("-> Session", with: "-> Queue"), text.replacing("public func make", with: "func make"),
      text.replacing("public func start", with: "public func stop"), "public class Session {", "", text,
    ]
    for edit in edits {
      try sandbox.write(edit, to: file)
      let plain = try places(sandbox, ["--no-cache"])
      #expect(try places(sandbox, ["--cache-dir", ".git/east", "--verify-cache"]) == plain, "\(edit)")
      #expect(plain == (edit == text ? ["App/Use.swift:2"] : []), "\(edit)")
    }
  }

  @Test("are read in a directory that is no repository")
  func plain() throws {
    let files = Self.app.merging(Self.library(in: "Pods")) { $1 }.merging([".east.json": Self.asking("Pods")]) { $1 }
    #expect(try places(Sandbox(files), ["."]) == ["App/Use.swift:2"])
  }

  @Test("are not read of a bare repository, which is said")
  func bare() throws {
    let sandbox = try Self.repository()
    try sandbox.git("clone", "--quiet", "--bare", ".", "bare.git")
    let ending = try sandbox.east("lint", "--repo", "bare.git", "--rev", "HEAD", "--format", "xcode")
    #expect(ending.status == 0 && ending.text.isEmpty)
    #expect(
      ending.error.contains("warning: '.build/checkouts' was not read: the repository has no work tree\n"),
      "\(ending.error)")
  }

  @Test("of tracked files are read, too, and the files are linted with --include-generated alone")
  func tracked() throws {
    let files = Self.app.merging([".gitignore": "", ".east.json": Self.asking("Pods")]) { $1 }
    let sandbox = try Sandbox.repository(files.merging(Self.library(in: "Pods")) { $1 })
    #expect(try places(sandbox, []) == ["App/Use.swift:2"])
    #expect(try places(sandbox, ["--rev", "HEAD"]) == ["App/Use.swift:2"])
    #expect(try places(sandbox, ["--include-generated"]).contains { $0.hasPrefix("Pods/") })
  }

  @Test("do not keep the repository's own files from being linted")
  func own() throws {
    let files = ["checkouts/Car.swift": Sources.car, "checkouts/Driver.swift": Sources.reaching]
    let sandbox = try Sandbox.repository(files.merging([".east.json": Self.asking("checkouts")]) { $1 })
    #expect(try places(sandbox, []).map { $0.prefix { $0 != ":" } } == ["checkouts/Driver.swift"])
  }

  @Test("are not followed behind symbolic links", arguments: [".build", ".build/checkouts", ".build/checkouts/kit"])
  func links(link: String) throws {
    let sandbox = try Sandbox.repository(Self.app.merging([".east.json": Self.asking(".build/checkouts")]) { $1 })
    let elsewhere = try Sandbox(Self.library(in: ".build/checkouts"))
    let place = sandbox.url(link)
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: place, withDestinationURL: elsewhere.url(link))
    let ending = try sandbox.east("lint", "--format", "xcode", "--no-cache")
    #expect(ending.text.isEmpty)
    #expect(ending.error.contains("warning: '\(link)' was not read: it is a symbolic link") == !link.hasSuffix("kit"))
  }

  @Test("are the same for both sides of a gate")
  func gate() throws {
    let sandbox = try Self.repository()
    try sandbox.git("checkout", "--quiet", "-b", "work")
    try sandbox.write("func drive(_ model: Model) { model.session.start() }\n", to: "App/More.swift")
    try sandbox.commit()
    for flags in [[], ["--head", "work"], ["--staged"], ["--config-from", "base"]] {
      let ending = try sandbox.east(["gate", "--base", "main", "--format", "json"] + flags)
      let gate = try Gate(ending)
      #expect(gate.new == 1, "\(flags): \(ending.error)")
    }
  }

  @Test("that the head names, or names no longer, are named so for both sides of its gate")
  func gateSettings() throws {
    for (base, head) in [("{}", Self.asking(".build/checkouts")), (Self.asking(".build/checkouts"), "{}")] {
      let sandbox = try Self.repository()
      try sandbox.write(base, to: ".east.json")
      try sandbox.commit()
      try sandbox.git("checkout", "--quiet", "-b", "work")
      try sandbox.write(head, to: ".east.json")
      try sandbox.commit()
      let usual = try sandbox.east("gate", "--base", "main", "--format", "json")
      #expect(try Gate(usual).new == 0, "\(usual.error)")
      let isLooser = head == "{}"
      #expect(
        usual.error.contains(
          "silenced: other 'dependencies' are read for 2 files (.east.json): 1 finding") == isLooser, "\(usual.error)")
    }
  }

  @Test("are listed by east doctor, also those that could be read")
  func doctor() throws {
    let sandbox = try Self.repository()
    try sandbox.write("let a = 1\n", to: "Pods/A/A.swift")
    let ending = try sandbox.east("doctor")
    #expect(
      ending.text.contains(
        """
        ok  dependencies   2 Swift files read for their declarations
                           '.build/checkouts': 2 Swift files
                           'Pods' is there; add it to 'dependencies' in .east.json to have its declarations read

        """), "\(ending.text)")
    try sandbox.write("{ \"dependencies\": [\"Carthage/Checkouts\"] }", to: ".east.json")
    #expect(try sandbox.east("doctor").text.contains("'Carthage/Checkouts': not there\n"))
    try sandbox.write("{}", to: ".east.json")
    #expect(try sandbox.east("doctor").text.contains("--  dependencies   none are read\n"))
  }
}
