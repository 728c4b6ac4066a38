import Foundation
import Git
import Packages
import Running
import Testing

@testable import Sessions
@testable import east

@Suite("Manifests are read where the files are")
struct ManifestSourceTests {
  private static let person = "class Person { var house = House() }\nclass House { var id = 1; func enter() {} }\n"
  private static let use = "import Mine\nfunc send(_ person: Person) { person.house.enter() }\n"

  /// A package in which `use` sees the type, and one in which it does not.
  private static func package(_ path: String) -> String {
    "let package = Package(targets: [.target(name: \"Mine\", path: \"mine\"), .target(name: \"Use\", path: \"\(path)\")])\n"
  }

  /// A project with the same targets.
  private static func project(_ path: String) -> String {
    """
    {objects = {
      P = {isa = PBXProject; mainGroup = G; };
      G = {isa = PBXGroup; children = (M, U, ); sourceTree = "<group>"; };
      M = {isa = PBXFileSystemSynchronizedRootGroup; path = mine; sourceTree = "<group>"; };
      U = {isa = PBXFileSystemSynchronizedRootGroup; path = "\(path)"; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = Mine; fileSystemSynchronizedGroups = (M, ); };
      V = {isa = PBXNativeTarget; name = Use; fileSystemSynchronizedGroups = (U, ); };
    }; rootObject = P; }
    """
  }

  @Test(
    "in a work tree, a revision, the index, a bare repository and a plain directory", arguments: [true, false],
    [true, false])
  func modes(isPackage: Bool, isExecutable: Bool) throws {
    let manifest = isPackage ? "Package.swift" : "App.xcodeproj/project.pbxproj"
    let make = isPackage ? Self.package : Self.project
    let sandbox = try Sandbox.repository([
      "mine/Person.swift": Self.person, "use/Use.swift": Self.use, manifest: make("nowhere"),
    ])
    try sandbox.git("update-index", isExecutable ? "--chmod=+x" : "--chmod=-x", manifest)
    try sandbox.git("commit", "--quiet", "--allow-empty", "-m", "mode")
    try sandbox.git("tag", "seen")
    try sandbox.write(make("use"), to: manifest)
    try sandbox.git("update-index", isExecutable ? "--chmod=+x" : "--chmod=-x", manifest)
    try sandbox.git("commit", "--quiet", "-m", "use", manifest)
    try sandbox.git("tag", "hidden")
    try sandbox.git("clone", "--quiet", "--bare", ".", "bare.git")
    try sandbox.git("checkout", "--quiet", "seen")
    try sandbox.git("reset", "--quiet", "--soft", "hidden")
    try sandbox.git("read-tree", "hidden")
    let seen = ["use/Use.swift"]
    for (words, places) in [
      ([], seen), (["--rev", "seen"], seen), (["--rev", "hidden"], []), (["--staged"], []),
      (["--repo", "bare.git", "--rev", "seen"], seen), (["--repo", "bare.git", "--rev", "hidden"], []),
    ] as [([String], [String])] {
      for flags in [["--no-cache"], ["--cache-dir", "../cache"], ["--cache-dir", "../cache"]] {
        #expect(try self.places(sandbox, words + flags) == places, "\(words)")
      }
    }
    let plain = try Sandbox([
      "mine/Person.swift": Self.person, "use/Use.swift": Self.use, manifest: make("nowhere"),
    ])
    #expect(try self.places(plain, ["."]) == seen)
    try plain.write(make("use"), to: manifest)
    #expect(try self.places(plain, ["."]) == [])
  }

  private func places(_ sandbox: Sandbox, _ words: [String]) throws -> [String] {
    let ending = try sandbox.east(["lint", "--format", "xcode"] + words)
    #expect(ending.status < 2, "\(ending.error)")
    return ending.text.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
  }

  @Test("with the id of a blob only if the file on disk is as git saw it when it was listed and when it was read")
  func identified() throws {
    let project = "App.xcodeproj/project.pbxproj"
    let sandbox = try Sandbox.repository([
      "mine/Person.swift": Self.person, "Package.swift": Self.package("use"), project: Self.project("use"),
    ])
    for path in ["Package.swift", project] { try sandbox.run("touch", "-d", "2001-09-09", path) }
    try sandbox.git("update-index", "--refresh")
    let ids = try [project, "Package.swift"].map {
      try sandbox.git("rev-parse", "HEAD:\($0)").trimmingCharacters(in: .whitespacesAndNewlines)
    }
    let listing = try listing(of: sandbox)
    #expect(try listing.manifests(FactsMemo()).map { $0.id?.description } == ids)
    for path in ["Package.swift", project] { try sandbox.write("// \(path)\n", to: path) }
    let later = try listing.manifests(FactsMemo())
    #expect(later.map(\.id) == [nil, nil])
    #expect(later.allSatisfy { $0.manifest.targets.isEmpty })
  }

  @Test("with the id of a blob whose line endings git may convert only in a revision")
  func carriageReturns() throws {
    let sandbox = try Sandbox.repository([
      "mine/Person.swift": Self.person, "Package.swift": Self.package("use").replacing("\n", with: "\r\n"),
    ])
    try sandbox.run("touch", "-d", "2001-09-09", "Package.swift")
    try sandbox.git("update-index", "--refresh")
    let id = try sandbox.git("rev-parse", "HEAD:Package.swift").trimmingCharacters(in: .whitespacesAndNewlines)
    let inRevision = try listing(of: sandbox, ["--rev", "HEAD"]).manifests(FactsMemo())
    #expect(inRevision.map { $0.id?.description } == [id])
    #expect(try listing(of: sandbox).manifests(FactsMemo()).map(\.id) == [nil])
  }

  private func listing(of sandbox: Sandbox, _ words: [String] = []) throws -> FileList {
    let words = ["lint", sandbox.root.path, "--cache-dir", sandbox.url("cache").path] + words
    let arguments = try arguments(from: words)
    let options = try InputOptions(arguments, operands: arguments.operands, by: ConfigurationOptions(arguments))
    return try options.listing(of: options.location())
  }
}
