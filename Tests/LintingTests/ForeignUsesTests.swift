import Findings
import SwiftReader
import Testing

@testable import Analysis

@Suite("Uses in files of which only the interface is known")
struct ForeignUsesTests {
  private static let texts = [
    "A.swift": "final class House { let town = Town() }\nfinal class Town { var name = Name() }",
    "B.swift": """
    final class Name { var text = ""; func print() { text += "a"; text += "b" } }
    func show(_ house: House, _ town: Town) { house.town.name.print(); town.name.print(); town.name.text = "" }
    """,
    "C.swift": "struct Map { func draw(_ house: House) { print(house.town.name.text); house.town.name = Name() } }",
  ]

  /// The codebase in which only one of the files is linted, beside the interfaces of the others.
  private func codebase(linting path: String) -> Codebase {
    let files = Self.texts.sorted { $0.key < $1.key }.map { name, text in
      let (facts, content) = (facts(of: Array(text.utf8)), ContentID(words: [UInt32(text.utf8.count)]))
      return name == path
        ? SourceFile(path: ByteString(name), facts: facts, role: .linted, content: content)
        : SourceFile(path: ByteString(name), interface: facts.interface, role: .counted, content: content)
    }
    return Codebase(files, jobs: 1)
  }

  private func whole() -> Codebase {
    let files = Self.texts.map {
      SourceFile(path: ByteString($0.key), facts: facts(of: Array($0.value.utf8)), role: .linted)
    }
    return Codebase(files, jobs: 1)
  }

  @Test("are those of the whole", arguments: Confidence.allCases)
  func bridges(confidence: Confidence) {
    let whole = whole().bridges(minUsers: 1, confidence: confidence).sorted { $0.edge < $1.edge }
    #expect(whole.map(\.edge) == ["House.town", "Town.name"] && whole[0].related.count > 1)
    var codebase = codebase(linting: "A.swift")
    #expect(codebase.pathsWithUnknownUses == ["B.swift", "C.swift"])
    for path in ["C.swift", "B.swift", "C.swift"] {
      let isOfThis = codebase.count(self.codebase(linting: path).foreignUsesOfOthers())
      #expect(isOfThis)
    }
    #expect(codebase.pathsWithUnknownUses.isEmpty)
    #expect(codebase.bridges(minUsers: 1, confidence: confidence).sorted { $0.edge < $1.edge } == whole)
  }

  @Test("have every field when they are packed")
  func roundTrip() throws {
    var uses = ForeignUses()
    uses.codebase = 0x1_0000_0002
    uses.files = [3, 4]
    uses.uses = [
      ForeignUse(
        property: DeclarationID(index: 5), user: DeclarationID(index: 6), file: 7, link: 8, member: "nine",
        position: Position(line: 10, column: 11), confidences: [.low, .high])
    ]
    #expect(ForeignUses(packed: uses.packed[...]) == uses)
    for end in uses.packed.indices { #expect(ForeignUses(packed: uses.packed[..<end]) == nil) }
    #expect(ForeignUses(packed: (uses.packed + [0])[...]) == nil)
  }

  @Test("cannot end the program, whatever their words are")
  func forged() {
    let words = codebase(linting: "B.swift").foreignUsesOfOthers().packed
    let known = codebase(linting: "A.swift")
    var believed = 0
    for place in words.indices {
      for value in [0, 1, 0x7fff_ffff, UInt32.max - 1, UInt32.max] where words[place] != value {
        var forged = words
        forged[place] = value
        var codebase = known
        guard let uses = ForeignUses(packed: forged[...]), codebase.count(uses) else { continue }
        believed += 1
        _ = codebase.bridges(minUsers: 1, confidence: .low)
      }
    }
    #expect(believed > 10)
  }

  @Test("are of no other codebase")
  func others() {
    let uses = codebase(linting: "B.swift").foreignUsesOfOthers()
    var other = whole()
    let isOfOther = other.count(uses)
    #expect(!isOfOther)
  }
}
