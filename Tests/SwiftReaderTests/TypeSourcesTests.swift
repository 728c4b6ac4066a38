import Running
import Testing

@testable import SwiftReader

@Suite("What determines the types of a file's properties for other files")
struct TypeSourcesTests {
  private static let source = """
    final class Car {
      let engine = Engine(start: { key in key.isTurned(ready) })
      var fuel: Fuel = Fuel.full
      lazy var seats = rows.map { $0.seat }
      func drive(by road: Road) {
        let first = road.bends.first
        first?.sign.isLit = true
      }
    }
    struct Amount: Codable { var value: Int }
    """

  private func facts(_ text: String) -> FileFacts { SwiftReader.facts(of: Array(text.utf8)) }

  @Test(
    "is the same after edits of bodies, written types and further declarations",
    arguments: [
      ("let first = road", "let second = road.bends.last\n    let first = road"),
      ("final class Car", "// A car.\n\nfinal class Car"),
      ("Fuel = Fuel.full", "Fuel = Fuel.empty(1)"),
      ("func drive", "var isNew: Bool { didSet { drive(by: road) } }\n  func stop() { print(road) }\n  func drive"),
      ("struct Amount", "struct Sum { var parts: [Amount] = [] }\nstruct Amount"),
    ])
  func same(old: String, new: String) {
    let edited = facts(Self.source.replacing(old, with: new))
    #expect(edited.determinesTypes(like: facts(Self.source)))
  }

  @Test(
    "differs after edits of initial values and of names in their closures",
    arguments: [
      ("Engine(start", "Motor(start"), ("isTurned", "isTaken"), ("rows.map", "benches.map"),
      ("let first = road", "let ready = road"), ("let engine = Engine", "let engine: Engine = Engine"),
      ("func drive", "var isNew = false\n  func drive"),
      ("lazy var seats = rows.map { $0.seat }\n", ""),
    ])
  func different(old: String, new: String) {
    let edited = facts(Self.source.replacing(old, with: new))
    #expect(!edited.determinesTypes(like: facts(Self.source)))
  }

  @Test("is found in any facts that a pack may hold", arguments: 1...20 as ClosedRange<UInt64>)
  func filled(seed: UInt64) {
    #expect(Filler.facts(seed: seed).determinesTypes(like: Filler.facts(seed: seed)))
  }
}
