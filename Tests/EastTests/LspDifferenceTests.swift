import Findings
import Foundation
import LanguageClient
import Linting
import Running
import SwiftReader
import Testing

@testable import Sessions
@testable import east

@Suite("east lsp and east lint", .timeLimit(.minutes(30)))
struct LspDifferenceTests {
  private static let files = [
    "Car.swift": Sources.car, "Driver.swift": Sources.reaching, "Passenger.swift": Sources.modest,
    "Mechanic.swift": Sources.reaching.replacing("Driver", with: "Mechanic"),
    ".east.json": "{ \"extends\": [\"strict\"] }",
  ]
  private static let lines = [
    "  func mend(_ car: Car) { car.engine.temperature = 0 }\n", "extension Car { var motor: Engine { engine } }\n",
    "    print(car.engine.temperature) // east:allow reach - fine\n", "// east:allow:file reach - known\n",
    "    let engine = car.engine\n", "    print(engine.temperature, \"😀\")\n", "  var engine: Engine { Engine() }\n",
    "// 😀 ä\n", "\n", "extension Engine { func cool() {} }\n", "    car.engine.cool()\n",
    "  weak var owner: Driver?\n", "  let car = Car()\n",
  ]
  /// What alone cannot be parsed.
  private static let parts = ["}\n", "  func idle() {\n", "struct Engine {\n", "\"\"\"\n"]
  private static let words = [
    "engine", "motor", "Car", "Driver", "temperature", "let", "var", "final class", "struct", "car",
  ]
  /// How many edits are made; 500 where there is time.
  private static let count = rounds(fast: 20, slow: 500)

  @Test("find the same after each of many edits, those that are undone among them", arguments: 0..<3)
  func edits(seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let editor = try Editor(Self.files)
    let saved = try Sandbox.repository(Self.files)
    let client = editor.client
    _ = await client.initialize([editor.folder])
    let paths = Self.files.keys.filter { $0.hasSuffix(".swift") }.sorted()
    var texts = Self.files
    var history: [[String: String]] = [texts]
    for path in paths { await client.open(editor.uri(path), texts[path] ?? "") }
    var parsed = texts
    var compared = 0
    for version in 2..<Self.count + 2 {
      var (path, text) = (random.choice(paths), "")
      if random.below(4) == 0, let older = history.popLast() {
        // Undoes what was done in one of the files.
        path = paths.first { older[$0] != texts[$0] } ?? path
        text = older[path] ?? ""
      } else {
        // What cannot be parsed does not stay for long.
        path = paths.first { !Self.isParsed(texts[$0]) && random.below(2) == 0 } ?? path
        text = Self.isParsed(texts[path]) ? Self.edited(texts[path] ?? "", &random) : parsed[path] ?? ""
      }
      history.append(texts)
      await editor.change(
        path, from: texts[path] ?? "", to: text, version: version, isWhole: random.below(3) == 0)
      texts[path] = text
      if Self.isParsed(text) { parsed[path] = text }
      // What cannot be parsed keeps earlier findings.
      guard paths.allSatisfy({ Self.isParsed(texts[$0]) }) else { continue }
      compared += 1
      for path in paths { try saved.write(texts[path] ?? "", to: path) }
      let expected = try await Self.findings(in: saved)
      for path in paths {
        let report = await client.request("textDocument/diagnostic", ["textDocument": ["uri": .text(editor.uri(path))]])
        let found = report["items"].items.map {
          "\($0["range"]["start"]["line"].number ?? -1) \($0["code"].text ?? ""): \($0["message"].text ?? "")"
        }
        #expect(found == expected[path] ?? [], "seed \(seed), version \(version), \(path):\n\(texts[path] ?? "")")
      }
    }
    #expect(compared > Self.count / 3, "too few texts could be parsed")
    #expect(await client.shutDown())
  }

  @Test("find the same where the cache is damaged", arguments: stride(from: 0, to: 24, by: isSlow ? 1 : 4).map { $0 })
  func damage(part: Int) async throws {
    var files = ["Car.swift": Sources.car]
    for number in 0..<20 {
      files["Driver\(number).swift"] = Sources.reaching.replacing("Driver", with: "Driver\(number)")
    }
    let sandbox = try Sandbox.repository(files)
    let cache = sandbox.url(".git/east").path
    #expect(try sandbox.east("lint", "--cache-dir", cache).status == 1)
    for name in try FileManager.default.contentsOfDirectory(atPath: cache) {
      let url = sandbox.url(".git/east/\(name)")
      var bytes = try Data(contentsOf: url)
      bytes[bytes.count * part / 24] ^= 0x10
      try bytes.write(to: url)
    }
    let editor = try Editor(sandbox, "--cache-dir", cache)
    _ = await editor.client.initialize([editor.folder])
    for (path, text) in files {
      await editor.client.open(editor.uri(path), text)
      let found = await editor.client.diagnostics(of: editor.uri(path)).map { $0["code"] }
      #expect(found == [path == "Car.swift" ? "leaky-accessor" : "reach"], "\(path)")
    }
  }

  private static func isParsed(_ text: String?) -> Bool {
    SwiftReader.facts(of: Array((text ?? "").utf8)).problems.isEmpty
  }

  private static func edited(_ text: String, _ random: inout SeededGenerator) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "\($0)\n" }
    let place = random.below(lines.count)
    switch random.below(16) {
    case 0: lines.insert(random.choice(parts), at: place)
    case 1...8: lines.insert(random.choice(Self.lines), at: place)
    case 9...12: if !lines[place].contains(where: { "{}".contains($0) }) { lines.remove(at: place) }
    default: lines[place] = lines[place].replacing(random.choice(words), with: random.choice(words))
    }
    return lines.joined()
  }

  /// What a new run finds, by path.
  private static func findings(in sandbox: Sandbox) async throws -> [String: [String]] {
    let arguments = try arguments(from: ["lint", "--no-cache", "--quiet", sandbox.root.path])
    let options = try InputOptions(arguments, operands: arguments.operands, by: try ConfigurationOptions(arguments))
    let found = try await LintSession(options).result().findings
    return Dictionary(grouping: found, by: \.path.description).mapValues {
      $0.map { "\($0.position.line - 1) \($0.rule): \($0.message)\n\($0.advice)" }
    }
  }
}

extension Editor {
  /// Sends a change: of the whole text, or of what differs.
  func change(_ path: String, from old: String, to new: String, version: Int, isWhole: Bool) async {
    if isWhole { return await client.change(uri(path), new, version: version) }
    let (older, newer) = (Array(old.utf16), Array(new.utf16))
    let start = zip(older, newer).prefix { $0 == $1 }.count
    let rest = zip(older[start...].reversed(), newer[start...].reversed()).prefix { $0 == $1 }.count
    let inserted = String(decoding: newer[start..<newer.count - rest], as: UTF16.self)
    func position(_ offset: Int) -> JSONValue {
      let before = older[..<offset]
      let line = before.count { $0 == 0x0a }
      let column = before.count - ((before.lastIndex(of: 0x0a) ?? -1) + 1)
      return ["line": .number(line), "character": .number(column)]
    }
    await client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .text(uri(path)), "version": .number(version)],
        "contentChanges": [
          [
            "range": ["start": position(start), "end": position(older.count - rest)], "text": .text(inserted),
          ]
        ],
      ])
  }
}
