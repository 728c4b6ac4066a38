import Analysis
import Findings
import SwiftReader
import Testing

@Suite("code that may never be compiled")
struct NeverCompiledTests {
  @Test(
    "code that no flags have compiled declares nothing",
    arguments: [
      "#if false\n§\n#endif", "#if !true\n§\n#endif", "#if false && X\n§\n#endif", "#if X && false\n§\n#endif",
      "#if (false)\n§\n#endif", "#if !(true || X)\n§\n#endif", "#if false || (X && !true)\n§\n#endif",
      "#if os(Linux) && (false)\n§\n#endif", "#if X && (Y || true) && false\n§\n#endif",
      "#if !(!false)\n§\n#endif", "#if true\n#else\n§\n#endif", "#if true || X\n#else\n§\n#endif",
      "#if X || true\n#elseif Y\n§\n#endif", "#if X\n#elseif true\n#else\n§\n#endif",
      "#if X\n#elseif false\n§\n#endif", "#if true\n#if !true\n§\n#endif\n#endif",
      "#if false\n#if true\n§\n#endif\n#endif", "#if false\n#else\n#if false\n§\n#endif\n#endif",
      "#if (false\n  && X)\n§\n#endif",
    ])
  func never(condition: String) {
    for decoy in decoys + nested {
      expectFinding(with: ["Z.swift": condition.replacing("§", with: decoy)])
    }
  }

  @Test(
    "a declaration about which flags decide hides none that is there under any flags",
    arguments: [
      "#if NEVER\n§\n#endif", "#if os(Windows)\n§\n#endif", "#if X\n#else\n§\n#endif",
      "#if false\n#elseif X\n§\n#endif", "#if X\n#elseif Y || Z\n§\n#endif", "#if true\n#if NEVER\n§\n#endif\n#endif",
    ])
  func undecided(condition: String) {
    for decoy in decoys + nested {
      expectFinding(with: ["Z.swift": condition.replacing("§", with: decoy)])
      expectFinding(with: ["A.swift": condition.replacing("§", with: decoy)])
      expectFinding(with: [:], after: condition.replacing("§", with: decoy))
    }
  }

  @Test(
    "types of which each is in a clause are known", arguments: ["#if os(macOS)\n§\n#endif", "#if X\n#else\n§\n#endif"])
  func conditional(condition: String) {
    let code = condition.replacing("§", with: types + use)
    #expect(remarks(on: codebase(["A.swift": code])).map(\.text) == ["reaches House.hall -> lamp"])
    let extensions = condition.replacing("§", with: "extension House { struct Hall { var lamp = Lamp() } }")
    let house = "class House { var hall = Hall() }; class Lamp { var isOn = false }"
    let found = remarks(on: codebase(["A.swift": house, "B.swift": extensions, "C.swift": use]))
    #expect(found.map(\.text) == ["reaches House.hall -> lamp"])
  }

  @Test("what is used inside a clause is what the clause declares")
  func inside() {
    let clause = """
      #if os(macOS)
      extension Guest {
        struct House { var hall = 1 }
        func go(_ house: House) { _ = house.hall.description }
      }
      #endif
      """
    #expect(remarks(on: codebase(["A.swift": types, "B.swift": clause, "C.swift": "class Guest {}"])) == [])
  }

  @Test(
    "hidden files declare nothing for others",
    arguments: ["App/.Z.swift", "App/.x/Z.swift", ".Z.swift", ".x/y/Z.swift"])
  func hiddenFiles(path: String) {
    for decoy in decoys + nested { expectFinding(with: [path: decoy]) }
    let other = codebase([path: types + use, "A.swift": "struct House {}"])
    #expect(remarks(on: other).map(\.text) == ["reaches House.hall -> lamp"])
  }

  private func expectFinding(with files: [String: String], after decoy: String = "") {
    var sources = ["Code/Types.swift": types, "Code/Use.swift": use + "\n" + decoy]
    for (path, text) in files { sources["Code/" + path] = text }
    let all = sources.sorted { $0.key < $1.key }.map { path, text in
      SourceFile(path: ByteString(path), facts: facts(of: Array(text.utf8)), role: .linted)
    }
    let found = remarks(on: Codebase(all, jobs: 1)).filter { $0.path == "Code/Use.swift" }
    #expect(found.map(\.text) == ["reaches House.hall -> lamp"], "\(files) \(decoy)")
  }
}

private let types = """
  class Lamp { var isOn = false }
  class Hall { var lamp = Lamp() }
  class House { var hall = Hall() }
  class Board {}
  protocol PreviewProvider {}

  """

private let use = """
  class Guest {
    let house = House()
    func go() { _ = house.hall.lamp }
  }
  """

private let decoys = [
  "struct House { var hall: Int }", "typealias House = Int", "protocol House {}", "enum House {}", "class Hall {}",
  "extension House { var hall: Int { 1 } }", "extension House { typealias Hall = Int }",
]

private let nested = [
  "extension Guest { typealias House = Int }", "extension Guest { struct House {} }",
  "extension House { struct Hall {} }", "extension Hall: Codable {}", "extension Hall: Sequence {}",
  "extension Guest: XCTestCase {}", "extension House: Codable {}",
]
