import Foundation
import Running
import Testing

@testable import Sessions
@testable import east

@Suite("Linting in parts")
struct PartsTests {
  private static let folders = ["App", "Core", "Shared"]
  private static let presets = ["recommended", "strict", "legacy"]

  /// A repository of three modules that use each other's properties, and one test.
  private func repository() throws -> Sandbox {
    let sandbox = try Sandbox.repository([
      "Core/Car.swift": """
      public final class Car {
        public var engine = Engine()
        public var driver = Person(name: "Ada")
        public func start() { engine.ignition.turn() }
      }
      public final class Engine {
        public let ignition = Ignition()
        public var heat: Int { ignition.sparks }
        public func stop() { ignition.turn(); ignition.sparks = 0 }
      }
      public final class Ignition { public var sparks = 0; public func turn() { sparks += 1; print(sparks) } }
      public final class Person { public var name: String; public init(name: String) { self.name = name; print(name) } }
      """,
      "Shared/Garage.swift": """
      public final class Garage {
        public let car = Car()
        public func close() { car.engine.stop(); car.driver.name = "Ben" }
      }
      extension Engine { public func cool() { ignition.sparks -= 1 } }
      """,
      "Shared/Label+Telling.swift": "extension Label { func tell() { print(1); store.dispatch(1) } }",
      // The name in the closure is its own, not the property.
      "Core/Spares.swift": """
      public final class Spares {
        let ignition = Ignition()
        public let all = [Person(name: "Cleo")].map { ignition in ignition }
      }
      """,
      "App/Label.swift": """
      protocol CountComponent { func newCount(_ count: Int) }
      final class Label: CountComponent {
        let store = Store()
        func newCount(_ count: Int) { tell() }
        func light(_ spares: Spares) { spares.all[0].sparks = 3 }
      }
      """,
      "Tests/CarTests.swift": "func check(_ car: Car) { car.engine.ignition.turn() }",
    ])
    for number in 0..<9 {
      try sandbox.write(
        """
        final class View\(number) {
          private let garage = Garage()
          func show(_ car: Car) { print(car.engine.heat); garage.car.engine.ignition.turn() }
          func hide(_ car: Car) { let engine = car.engine; engine.ignition.sparks = \(number) }
        }
        """, to: "App/View\(number).swift")
    }
    try sandbox.commit()
    return sandbox
  }

  /// Writes the interfaces of a repository, and of each folder its facts and uses.
  private func parts(_ sandbox: Sandbox, _ flags: String...) throws -> Sandbox {
    let parts = try Sandbox()
    let interfaces = parts.url("shared/interfaces.pack").path
    try parts.write("", to: "shared/empty.txt")
    try parts.write("", to: "uses/empty.txt")
    let made = try sandbox.east("facts", "--interfaces", "--output", interfaces)
    #expect(made.error == "east: wrote the interfaces of 15 files to '\(interfaces)'\n")
    for folder in Self.folders {
      let facts = parts.url("\(folder).pack").path
      let uses = parts.url("uses/\(folder).uses").path
      #expect(try sandbox.east("facts", "--output", facts, folder).status == 0)
      let ending = try sandbox.east(
        ["facts", "--uses", "--facts-only", "--facts", facts, "--facts", interfaces, "--output", uses, folder] + flags)
      #expect(ending.status == 0, "\(ending.error)")
    }
    return parts
  }

  private func lint(_ folder: String, _ parts: Sandbox, _ flags: [String] = []) -> [String] {
    [
      "lint", "--format", "json", "--facts", parts.url("\(folder).pack").path, "--facts", parts.url("shared").path,
      "--uses",
      parts.url("uses").path, "--facts-only", folder,
    ] + flags
  }

  private func findings(_ output: Data) throws -> [String] {
    let object = try JSONSerialization.jsonObject(with: output) as? [String: Any]
    let list = try #require(object?["findings"] as? [[String: Any]])
    return try list.map {
      String(decoding: try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys), as: UTF8.self)
    }
  }

  @Test("finds in all parts together what is found in the whole, with every preset, cached or not", arguments: presets)
  func sameFindings(preset: String) throws {
    let sandbox = try repository()
    let parts = try parts(sandbox)
    let flags = ["--preset", preset]
    let whole = try findings(sandbox.east(["lint", "--format", "json", "--no-cache"] + flags).output)
    #expect(whole.count > 5)
    if preset == "recommended" { #expect(whole.contains { $0.contains("dispatch-during-delivery") }) }
    if preset == "recommended" { #expect(whole.contains { $0.contains("leaky-accessor") && $0.contains("View") }) }
    for cache in [["--no-cache"], ["--cache-dir", ".git/east"], ["--cache-dir", ".git/east"]] {
      let found = try Self.folders.flatMap { folder in
        let ending = try sandbox.east(lint(folder, parts, flags + cache + ["--verify-cache"]))
        #expect(ending.status < 2, "\(ending.error)")
        return try findings(ending.output)
      }
      #expect(found.sorted() == whole.sorted(), "\(cache)")
    }
    // What was known of interfaces is not taken for what is known of files.
    let after = try sandbox.east(["lint", "--format", "json", "--cache-dir", ".git/east"] + flags)
    #expect(try findings(after.output) == whole)
  }

  @Test("counts uses that were recorded for the whole repository at once")
  func coarseUses() throws {
    let sandbox = try repository()
    let parts = try parts(sandbox)
    let facts = parts.url("all.pack").path
    #expect(try sandbox.east("facts", "--output", facts).status == 0)
    for folder in Self.folders { try parts.remove("uses/\(folder).uses") }
    let uses = parts.url("uses/all.uses").path
    #expect(try sandbox.east("facts", "--uses", "--facts", facts, "--output", uses).status == 0)
    let whole = try findings(sandbox.east("lint", "--format", "json", "--no-cache").output)
    let found = try Self.folders.flatMap { try findings(sandbox.east(lint($0, parts)).output) }
    #expect(found.sorted() == whole.sorted())
  }

  @Test("is refused where a rule counts uses and those of a file are not known")
  func unknownUses() throws {
    let sandbox = try repository()
    let parts = try parts(sandbox)
    try parts.remove("uses/App.uses")
    let refused = try sandbox.east(lint("Core", parts))
    #expect(refused.status == 2 && refused.output.isEmpty)
    #expect(
      refused.error.contains(
        "'leaky-accessor' counts uses in all files, and those of 10 files such as 'App/Label.swift' are"))
    #expect(try sandbox.east(lint("Core", parts, ["--preset", "legacy"])).status == 0)
    let other = try self.parts(sandbox)
    try sandbox.write("struct New {}", to: "App/New.swift")
    try sandbox.commit()
    let interfaces = other.url("shared/interfaces.pack").path
    #expect(try sandbox.east("facts", "--interfaces", "--output", interfaces).status == 0)
    let outdated = try sandbox.east(lint("Core", other))
    #expect(outdated.status == 2 && outdated.error.contains("3 files of --uses are of another commit or configuration"))
  }

  @Test("needs the facts of the files that it lints, not only their interfaces")
  func missingFacts() throws {
    let sandbox = try repository()
    let parts = try parts(sandbox)
    let refused = try sandbox.east(
      "lint", "--facts", parts.url("shared").path, "--uses", parts.url("uses").path, "--facts-only", "Core")
    #expect(refused.status == 2 && refused.error.contains("the packs lack the facts of 2 files"))
    let read = try sandbox.east(lint("App", parts).filter { $0 != "--facts-only" })
    let ending = try sandbox.east(lint("App", parts))
    #expect(read.output == ending.output && read.status == 1)
  }

  @Test("refuses packs and files of uses in each other's place, and damaged ones")
  func refused() throws {
    let sandbox = try repository()
    let parts = try parts(sandbox)
    let interfaces = parts.url("shared/interfaces.pack").path
    let (facts, uses) = (parts.url("Core.pack").path, parts.url("uses/Core.uses").path)
    let misplaced = [
      (["gate", "--base", "HEAD", "--facts", interfaces], "'\(interfaces)' is a pack of `east facts --interfaces`"),
      (["lint", "--facts", uses], "'\(uses)' is a pack of `east facts --uses`; pass it with --uses"),
      (["lint", "--uses", facts], "'\(facts)' is a pack of facts; pass it with --facts"),
      (["lint", "--uses", interfaces], "'\(interfaces)' is a pack of `east facts --interfaces`"),
      (["facts", "--uses", "--shard", "1/2"], "--uses and --shard are mutually exclusive"),
      (["facts", "--uses", "--interfaces"], "--uses and --interfaces are mutually exclusive"),
      (["facts", "--uses", "--stdin", "ids"], "--uses and --stdin ids are mutually exclusive"),
    ]
    for (words, sentence) in misplaced {
      let ending = try sandbox.east(words)
      #expect(ending.status == 2 && ending.error.contains(sentence), "\(words) \(ending.error)")
    }
    let written = Array(try Data(contentsOf: URL(filePath: uses)))
    let name = 8..<PackFormat.headerLength * 4
    for index in written.indices where !name.contains(index) {
      var damaged = written
      damaged[index] ^= 1
      try Data(damaged).write(to: URL(filePath: uses))
      #expect(throws: Failure.self, "byte \(index)") { try UsesFile.read([uses]) }
    }
    for length in stride(from: 0, to: written.count, by: 4) {
      try Data(written.prefix(length)).write(to: URL(filePath: uses))
      #expect(throws: Failure.self, "\(length) bytes") { try UsesFile.read([uses]) }
    }
  }

  @Test("takes interfaces from files, from packs of facts and from standard input, and writes the same bytes")
  func sameInterfaces() throws {
    let sandbox = try repository()
    let pack = try sandbox.east("facts", "--interfaces", "--no-cache").output
    #expect(pack.count > 2000)
    let facts = try Sandbox()
    #expect(try sandbox.east("facts", "--output", facts.url("all.pack").path).status == 0)
    let flags = ["facts", "--interfaces", "--facts", facts.root.path, "--facts-only"]
    #expect(try sandbox.east(flags).output == pack)
    let ids = try sandbox.git("ls-tree", "-r", "HEAD").split(separator: "\n").map {
      $0.split(separator: " ")[2].prefix(40) + "\n"
    }
    let frames =
      try sandbox.git("cat-file", "--batch=%(objectname) %(objectsize)", input: Array(ids.joined().utf8)) + "\n"
    let framed = try sandbox.east("facts", "--interfaces", "--stdin", "contents", input: Data(frames.utf8))
    #expect(framed.output == pack, "\(framed.error)")
    try facts.remove("all.pack")
    #expect(try sandbox.east("facts", "--output", facts.url("Core.pack").path, "Core").status == 0)
    let refused = try sandbox.east(flags)
    #expect(refused.status == 2 && refused.error.contains("the packs lack the facts of 13 files"))
  }
}
