import Foundation
import Running
import Testing

@Suite("Declarations that are broken")
struct HostileTests {
  /// How many broken declarations are tried; a hundred thousand where time is no matter.
  static let count = rounds(fast: 4_000, slow: 100_000)

  /// What a declaration is broken with.
  private static let pieces = [
    "{", "}", "(", ")", "[", "]", "<", ">", ",", ":", "=", "->", "?", "@", "#if A\n", "\n#endif\n", "#else\n", "`",
    "\"", "\"\"\"",
    "case ", "enum ", "typealias Value = ", "/*", "*/", "//", "\n", ";", "\u{0}", "é", "\\(", "public ",
    "private(set) ", "var ",
    "self", "Self", "_", ".", "&", "any ", "//// ", "/**", "= 3", "case a", "\r\n", "#\"", "@A(", "let (", "\u{FEFF}",
    "<<<<<<< x\n",
  ].map { Array($0.utf8) }

  @Test("whatever is left of a declaration, it gets an answer: a text whose braces match, or a sentence with its place")
  func answered() throws {
    var random = SeededGenerator(seed: 20_261_121)
    let sources = try files(in: "Declarations/Macros").flatMap {
      try text(of: "Declarations/Macros/\($0)").split(separator: "\n\n")
    }
    .filter { $0.contains("@") }.map { Array($0.utf8) }
    #expect(sources.count > 150)
    let plugin = try PluginProcess()
    let macros = [("Aspect", "peer"), ("Aspect", "extension"), ("CaseAccessors", "member"), ("Provides", "peer")]
    var written = 0
    for number in 0..<Self.count {
      let source = Self.broken(sources[number % sources.count], &random)
      let (macro, role) = macros[number % macros.count]
      let attribute = macro == "Provides" ? "@Provides(Count.self)" : "@\(macro)"
      let message = try expansion(
        of: String(decoding: source, as: UTF8.self), macro: macro, role: role,
        attribute: number % 7 == 0
          ? String(decoding: Self.broken(Array(attribute.utf8), &random), as: UTF8.self) : attribute,
        around: ["struct AppState {}"], type: "Outer.Count")
      let result = try JSONDecoder().decode(Answer.self, from: plugin.answer(to: message)).expandMacroResult
      let text = result.expandedSource ?? ""
      guard result.diagnostics.isEmpty else {
        #expect(
          result.diagnostics.allSatisfy { $0.position.offset >= 100 && $0.position.offset <= 100 + source.count * 3 })
        continue
      }
      written += text.isEmpty ? 0 : 1
      let isPlain = !text.contains("\"") && !text.contains("/*") && !text.contains("`")
      let code = text.split(separator: "\n").filter { !$0.contains("//") && !$0.hasPrefix("#") }.joined()
      let matches =
        code.count { $0 == "{" } == code.count { $0 == "}" } && code.count { $0 == "(" } == code.count { $0 == ")" }
      #expect(!isPlain || matches, "\(String(decoding: source, as: UTF8.self))\n gave\n\(text)")
    }
    // Most were broken, and some still say something.
    #expect(written > Self.count / 20)
    #expect(try plugin.end() == 0)
  }

  private static func broken(_ source: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var text = source
    for _ in 0..<Int.random(in: 1...4, using: &random) where !text.isEmpty {
      let place = Int.random(in: 0..<text.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: text.removeSubrange(place..<min(text.count, place + Int.random(in: 1...12, using: &random)))
      case 1: text.insert(contentsOf: pieces[Int.random(in: 0..<pieces.count, using: &random)], at: place)
      case 2: text[place] = UInt8.random(in: 0..<128, using: &random)
      case 3: text = Array(text[..<place])
      default:
        let end = min(text.count, place + Int.random(in: 1...40, using: &random))
        text.insert(contentsOf: text[place..<end], at: Int.random(in: 0...text.count, using: &random))
      }
    }
    return text
  }

  /// Sizes that a reader with a wrong turn would take for ever for, or fall off its stack.
  static let large: [(String, String)] = [
    ("brackets", "@Aspect enum Count { case a(" + String(repeating: "[", count: 100_000)),
    (
      "pairs",
      "@Aspect enum Count { case a(" + String(repeating: "(Int, ", count: 50_000)
        + String(repeating: ")", count: 50_001) + " }"
    ),
    ("angles", "@Aspect enum Count { typealias Value = " + String(repeating: "Array<", count: 20_000) + "Int }"),
    ("cases", "@Aspect enum Count { " + (0..<20_000).map { "case a\($0)(Int)\n" }.joined() + " }"),
    ("conditions", "@Aspect enum Count { " + String(repeating: "#if A\n", count: 20_000) + "case a }"),
    ("attributes", String(repeating: "@available(*) ", count: 20_000) + "enum Count { case a }"),
    ("comment", "@Aspect enum Count { " + String(repeating: "/// a\n", count: 50_000) + "case a }"),
  ]

  @Test("what is very large is answered too", arguments: large)
  func largeOnes(name: String, source: String) throws {
    let plugin = try PluginProcess()
    for role in ["peer", "extension"] {
      _ = try JSONDecoder().decode(
        Answer.self, from: plugin.answer(to: expansion(of: source, role: role, type: "Count")))
    }
    #expect(try plugin.end() == 0)
  }
}

/// Numbers that look random and are the same each time.
