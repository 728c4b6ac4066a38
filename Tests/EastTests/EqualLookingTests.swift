import Foundation
import Running
import Testing

/// Two directories that a comparison of text would take for one.
struct Pair: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let names: [[UInt8]]

  static let all = [
    Pair(testDescription: "é in one scalar and in two", names: [[0xc3, 0xa9], [0x65, 0xcc, 0x81]]),
    Pair(testDescription: "Å of Ångström and the unit", names: [[0xc3, 0x85], [0xe2, 0x84, 0xab]]),
    Pair(testDescription: "a byte and its spelling", names: [[0xe9], Array("\\xe9".utf8)]),
    Pair(testDescription: "two bytes that are not UTF-8", names: [[0xe8], [0xe9]]),
    Pair(testDescription: "K and the sign for kelvin", names: [[0x4b], [0xe2, 0x84, 0xaa]]),
  ]

  func path(_ number: Int, _ file: String) -> [UInt8] { names[number] + [UInt8(ascii: "/")] + Array(file.utf8) }

  /// A repository with a reach in each of the directories.
  func repository() throws -> Sandbox {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car])
    for number in 0...1 { try sandbox.write(Self.reaching(number), at: path(number, "A.swift")) }
    return sandbox
  }

  static func reaching(_ number: Int) -> String { Sources.reaching.replacing("Driver", with: "Driver\(number)") }
}

@Suite("What looks the same and is not", .enabled(if: takesAnyName, "the file system has one name for both"))
struct EqualLookingTests {
  private func declarations(_ sandbox: Sandbox, _ words: String...) throws -> [String] {
    let ending = try run(
      productsDirectory.appending(path: "east"), words + ["--quiet", "--format", "jsonl"], in: sandbox.root)
    #expect(ending.status == 0 || ending.status == 1, "\(ending.error)")
    return try ending.output.split(separator: 0x0a).compactMap {
      (try JSONSerialization.jsonObject(with: $0) as? [String: Any])?["declaration"] as? String
    }.sorted()
  }

  private let both = ["Driver0.drive(_:)", "Driver1.drive(_:)"]

  @Test("an east:allow comment of one silences nothing in the other", arguments: Pair.all, [0, 1])
  func suppression(pair: Pair, silent: Int) throws {
    let sandbox = try pair.repository()
    #expect(try declarations(sandbox, "lint") == both)
    try sandbox.write(
      Pair.reaching(silent) + "// east:allow:file reach - this one only\n", at: pair.path(silent, "A.swift"))
    #expect(try declarations(sandbox, "lint") == ["Driver\(1 - silent).drive(_:)"])
    try sandbox.commit()
    #expect(try declarations(sandbox, "lint", "--rev", "HEAD") == ["Driver\(1 - silent).drive(_:)"])
  }

  @Test("a configuration of one does not hold in the other", arguments: Pair.all, [0, 1])
  func configuration(pair: Pair, silent: Int) throws {
    let sandbox = try pair.repository()
    for number in 0...1 {
      let severity = number == silent ? "off" : "warning"
      try sandbox.write(#"{ "rules": { "reach": "\#(severity)" } }"#, at: pair.path(number, ".east.json"))
    }
    #expect(try declarations(sandbox, "lint") == ["Driver\(1 - silent).drive(_:)"])
  }

  @Test("tests of one are not linted because the other's are", arguments: Pair.all)
  func tests(pair: Pair) throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car])
    for number in 0...1 { try sandbox.write(Pair.reaching(number), at: pair.path(number, "Tests/A.swift")) }
    try sandbox.write(#"{ "tests": true }"#, at: pair.path(1, ".east.json"))
    #expect(try declarations(sandbox, "lint") == ["Driver1.drive(_:)"])
  }

  @Test("--add-suppressions writes to each", arguments: Pair.all)
  func written(pair: Pair) throws {
    let sandbox = try pair.repository()
    let ending = try sandbox.east("lint", "--add-suppressions", "it was here before")
    #expect(ending.status == 0, "\(ending.error)")
    #expect(ending.error.contains("2 findings in 2 files"), "\(ending.error)")
  }

  @Test("reports show both, each with its own name", arguments: Pair.all)
  func shown(pair: Pair) throws {
    let sandbox = try pair.repository()
    func paths(_ format: String, _ pattern: Regex<(Substring, Substring)>) throws -> Int {
      let text = try sandbox.east("lint", "--quiet", "--format", format).text
      return Set(text.matches(of: pattern).map { Array($0.output.1.utf8) }).count
    }
    #expect(try paths("xcode", /(.+)\/A\.swift:/) == 2)
    #expect(try paths("sarif", /"artifactLocation": { "uri": "([^"]+)\/A\.swift"/) == 2)
    #expect(try paths("json", /("path": "[^"]+A\.swift"(?:, "pathBytes": "[^"]+")?)/) == 2)
  }

  /// A reach into a type by a declaration, the names of both in that spelling of `é`.
  private func named(_ accent: String) -> String {
    """
    final class Town { var name = "" }
    final class Caf\(accent) { let town = Town() }
    func visit\(accent)(_ place: Caf\(accent)) { print(place.town.name) }

    """
  }

  @Test("names are told apart by their bytes, as the compiler does: in a baseline, in a gate, and in statistics")
  func names() throws {
    let sandbox = try Sandbox.repository(["A.swift": named("\u{e9}")])
    try sandbox.east("baseline", "write")
    #expect(try declarations(sandbox, "lint").isEmpty)
    try sandbox.git("checkout", "--quiet", "-b", "work")
    try sandbox.write(named("e\u{301}"), to: "A.swift")
    #expect(try declarations(sandbox, "lint").count == 1, "the baseline knows another declaration")
    #expect(try sandbox.east("baseline", "check").status == 1)
    #expect(try declarations(sandbox, "gate", "--base", "main").isEmpty, "the other spelling is another name")
    try sandbox.write(
      named("\u{e9}") + named("e\u{301}").replacing("final class Town { var name = \"\" }\n", with: ""), to: "A.swift")
    try FileManager.default.removeItem(at: sandbox.url(".east-baseline"))
    #expect(try declarations(sandbox, "gate", "--base", "main").count == 1)
    let statistics = try sandbox.east("lint", "--quiet", "--statistics", "--format", "json").text
    for name in ["Caf\u{e9}", "Cafe\u{301}"] {
      #expect(statistics.utf8.contains("\"\(name).town\", \"count\": 1 }".utf8))
    }
  }

  @Test("options name what they spell, byte by byte")
  func options() throws {
    let sandbox = try Sandbox.repository(["A.swift": named("\u{e9}")])
    for (name, count) in [("Caf\u{e9}", 1), ("Cafe\u{301}", 0)] {
      try sandbox.write(
        #"{ "rules": { "reach": { "severity": "warning", "owners": ["\#(name)"] } } }"#, to: ".east.json")
      #expect(try declarations(sandbox, "lint").count == count)
    }
  }
}
