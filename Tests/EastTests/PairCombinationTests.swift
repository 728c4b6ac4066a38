import Foundation
import Running
import SwiftReader
import Testing

@Suite("several uses in one statement")
struct PairCombinationTests {
  /// A use that stands around others, which take the place of each `@`.
  private static let outer = [
    "s.info.level = @", "s.info.names.append(\"\\(@)\")",
    "s.info.step(by: @)",
    "print(s.info.note(@))", "s.part.level = @", "s.part.grow(by: @)", "text = \"\\(@)\"",
    "label.size = @", "label.size += @", "print(@)", "let n = @\n  print(n)", "if (@) > 1 { s.info.level = @ }",
    "for n in [@] where n > 1 { s.info.names.append(\"\\(n)\") }", "run { s.info.level = @ }", "run{s.info.level = @}",
    "[1].forEach {s.info.level = @ + $0}", "let n = s.info.level\n  s.info.total = n + @", "s.info.isOpen = 2 < (@)",
    "switch s.info.level {\n  case 1: s.info.level = @\n  default: s.part.level = @\n  }",
  ]
  /// What is read there.
  private static let inner = [
    "s.info.level", "s.info.level + 1", "s.info.level + s.info.total", "-s.info.level", "s.info.names.count",
    "min(s.info.level, 3)", "s.info.level > 1 ? s.info.total : 2", "(s.info.level)", "[s.info.level].count",
    "\"\\(s.info.level)\".count", "s.info.note(s.info.level)", "s.part.level", "s.part.level * s.info.level",
    "s.info.names.map { $0.count + s.info.level }.count", "[4].map { $0 + s.info.level }.count",
  ]

  private static let owner = """
    final class Info {
      var level: Int = 0
      var total: Int = 0
      var isOpen = false
      var names: [String] = []
      func step(by amount: Int) { level += amount }
      func note(_ amount: Int) -> Int { amount }
    }

    struct Part {
      var level: Int = 0
      mutating func grow(by amount: Int) { level += amount }
    }

    final class Server {
      var info = Info()
      var part = Part()
      func check() {}
    }

    final class Label { var size: Int = 0 }
    func run(_ action: () -> Void) { action() }

    """

  @Test("every patch parses and compiles, and what it cures is not reported again")
  func combined() throws {
    var patched = PatchedPrograms()
    for statement in Self.outer {
      let sandbox = try Self.repository(of: statement)
      for edge in ["Server.info", "Server.part"] where statement.contains("s.\(edge.dropFirst(7)).") {
        let patch = try sandbox.east("pair", "--edge", edge, "--format", "json")
        try #require(patch.status < 2, "\(patch.error)")
        let made = try JSONDecoder().decode(Made.self, from: patch.output).edges[0]
        if made.patch.isEmpty { continue }
        try sandbox.git("apply", "--whitespace=nowarn", input: Data(made.patch.utf8))
        try sandbox.commit()
        let text = try sandbox.read("Use.swift")
        #expect(SwiftReader.facts(of: Array(text.utf8)).problems.isEmpty, "\(text)")
        try patched.add(sandbox)
        let again = try sandbox.east("pair", "--edge", edge, "--format", "json")
        let rest = again.status == 2 ? 0 : try JSONDecoder().decode(Made.self, from: again.output).edges[0].uses
        #expect(rest == made.left, "\(text)\n\(patch.error)")
      }
    }
    #expect(try patched.complaint() == "")
  }

  private static func repository(of statement: String) throws -> Sandbox {
    let functions = inner.enumerated().map { number, value in
      """
        func f\(number)(_ label: Label) {
          print(0)
          \(statement.replacing("@", with: value))
          print(1)
        }

      """
    }
    return try Sandbox.repository([
      "Server.swift": owner,
      "Use.swift": """
      final class Driver {
        var s = Server()
        var text = ""

      \(functions.joined(separator: "\n"))}

      """,
    ])
  }

  private struct Made: Decodable {
    let edges: [Edge]

    struct Edge: Decodable {
      let patch: String
      let uses: Int
      let left: Int
    }
  }
}
