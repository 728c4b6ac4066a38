import Findings
import SwiftReader
import Testing

@testable import Analysis

@Suite("an analysis after an edit of declarations that share a name")
struct NamesakeEditTests {
  /// Two versions of a file, and files whose results rest on which of its declarations comes first, or has what.
  struct Swap: CustomStringConvertible {
    let description: String
    let versions: (String, String)
    let others: String

    init(_ description: String, _ before: String, _ after: String, _ others: String = "") {
      self.description = description
      versions = (before, after)
      self.others = others
    }

    static let parts = """
      class Engine: Codable { func start() {}; func stop() {}; let pump = Pump(); var wheel = Wheel() }
      class Pump { func run() {}; func stop() {} }
      class Wheel { func turn() {}; func stop() {} }
      class Motor { func start() {}; func stop() {} }
      """
    private static let ride = "class Garage { let car: Car; func open() { print(1); car.engine.pump.run() } }"

    private static func branches(_ first: String, _ second: String) -> Swap {
      Swap(
        "of two branches of an #if the first is used", "#if X\n\(first)\n#else\n\(second)\n#endif",
        "#if X\n\(second)\n#else\n\(first)\n#endif", ride)
    }

    static let all = [
      branches("class Car { let engine: Engine; func a() {}; func b() {} }", "struct Car { let engine: Motor }"),
      branches("class Car { let engine: Engine; func a() {}; func b() {} }", "typealias Car = Motor"),
      Swap(
        "of a function and a constant the first is used", "func shared() -> Motor { Motor() }\nlet shared = Car()",
        "let shared = Car()\nfunc shared() -> Motor { Motor() }",
        "class Car { let engine = Engine(); func a() {} }\nfunc open() { print(1); shared.engine.pump.run() }"),
      Swap(
        "a requirement moves to the other branch",
        "#if X\nprotocol Car { func go() }\n#else\nprotocol Car { func go(); var engine: Engine { get } }\n#endif",
        "#if X\nprotocol Car { func go(); var engine: Engine { get } }\n#else\nprotocol Car { func go() }\n#endif",
        ride.replacing("Car;", with: "any Car;")),
      Swap(
        "a body that only returns a property moves to the other overload",
        "class Shop { func car() -> Car { old }; func car(_ size: Int = 1) -> Car { print(1); return old }; let old = Car() }",
        "class Shop { func car() -> Car { print(1); return old }; func car(_ size: Int = 1) -> Car { old }; let old = Car() }",
        "class Car { let engine = Engine(); func a() {} }\n"
          + "class Garage { let shop: Shop; func open() { print(1); shop.car().engine.start() } }"),
      Swap(
        "a body that acts moves to the other branch",
        "#if X\n\(record("engine.start()"))\n#else\n\(record("print(1); print(2)"))\n#endif",
        "#if X\n\(record("print(1); print(2)"))\n#else\n\(record("engine.start()"))\n#endif",
        "class Garage { let car: Car; func open() { print(2); print(car.engine.wheel) } }"),
      // The two names have one number among the members of the protocol in this file.
      Swap(
        "a requirement gets another name", "protocol Car { func go(); func part11506() -> Shelf }",
        "protocol Car { func go(); func part51097() -> Shelf }",
        "class Shelf { let engine = Engine(); func a() {} }\nclass Other { func part11506() {}; func part51097() {} }\n"
          + "class Garage { let car: any Car; func open() { print(2); car.part51097().engine.start() } }"),
    ]

    private static func record(_ body: String) -> String {
      "class Car: Codable { let engine: Engine; init(engine: Engine) { self.engine = engine }; func go() { \(body) } }"
    }
  }

  @Test("is of two names with one number in the table above")
  func numbers() throws {
    let car = try #require(SwiftReader.facts(of: Array("protocol Car {}".utf8)).labels(at: PathHash("Car.swift")).first)
    #expect(Question.members(Spelling("part11506"), of: car) == .members(Spelling("part51097"), of: car))
  }

  @Test("is that of the new state", arguments: Swap.all, [false, true])
  func swapped(_ swap: Swap, isBack: Bool) throws {
    func files(_ text: String) -> [SourceFile] {
      sources(["Car.swift": text, "Parts.swift": Swap.parts, "Use.swift": swap.others])
    }
    let (old, new) = isBack ? (swap.versions.1, swap.versions.0) : swap.versions
    let before = Codebase(files(old), isRecorded: true, jobs: 1)
    let whole = Codebase(files(new), jobs: 1)
    #expect(before.analyses[2].uses != whole.analyses[2].uses)
    var kept = before.record()
    kept.setTable(packed: try #require(kept.tableParts).packed[...], named: [1])
    for record in [before.record(), kept] {
      let after = Codebase(
        files(new), since: record, olderFacts: { content in before.files.first { $0.content == content }?.facts },
        jobs: 1)
      #expect(after.firstDifference(from: whole) == nil)
    }
    let facts = SwiftReader.facts(of: Array(new.utf8))
    #expect(before.recorded.replacing(["Car.swift": facts]).firstDifference(from: whole) == nil)
  }

  @Test("finds the superclass behind an extension that lists a protocol", arguments: [true, false])
  func superclass(isFirst: Bool) {
    let parts = ["class Car: Vehicle {}", "extension Car: Drives, UITableViewDelegate {}"]
    let files = sources([
      "Car.swift": (isFirst ? parts : parts.reversed()).joined(separator: "\n"), "Parts.swift": Swap.parts,
      "Use.swift":
        "class Vehicle { let engine = Engine(); func a() {} }\nprotocol Drives {}\n"
        + "extension Car { func open() { print(1); super.engine.pump.run() } }",
    ])
    let reaches = Codebase(files, jobs: 1).analyses[2].uses
    #expect(reaches.map(\.confidence) == [.high])
  }
}
