import Findings
import Testing

@testable import Maps

@Suite("A map")
struct CouplingMapTests {
  private let uses = [
    use("App.Driver", "Cars.Car", "engine", 3, 2), use("App.Driver", "Cars.Car", "wheels", 5),
    use("App.Driver", "Cars.Engine", "temperature", 2), use("App.Garage", "App.Driver", "name", 9),
    use("Cars.Car", "Cars.Engine", "power", 1), use("Tools.Printer", "App.Garage", "address", 1, 1),
  ]

  @Test("joins the properties of two types to one arrow, the one with the most findings first")
  func joining() {
    let map = CouplingMap(uses)
    #expect(
      lines(of: map) == [
        "Driver → Car: engine 3/2, wheels 5/0", "Printer → Garage: address 1/1", "Garage → Driver: name 9/0",
        "Driver → Engine: temperature 2/0", "Car → Engine: power 1/0",
      ])
  }

  @Test("is the same for any order of the uses")
  func order() { #expect(CouplingMap(uses.reversed()) == CouplingMap(uses)) }

  @Test("of modules has only what crosses their borders, and names the owners of properties")
  func modules() {
    #expect(
      lines(of: CouplingMap(uses).modules) == [
        "App → Cars: Car.engine 3/2, Car.wheels 5/0, Engine.temperature 2/0", "Tools → App: Garage.address 1/1",
      ])
  }

  @Test("of findings has only the properties that they reach through")
  func findingsOnly() {
    #expect(
      lines(of: CouplingMap(uses).findingsOnly) == ["Driver → Car: engine 3/2", "Printer → Garage: address 1/1"])
  }

  @Test(
    "around a type has what is so many arrows away",
    arguments: [
      (1, ["Car → Engine", "Driver → Engine"]),
      (2, ["Car → Engine", "Driver → Car", "Driver → Engine", "Garage → Driver"]),
      (3, ["Car → Engine", "Driver → Car", "Driver → Engine", "Garage → Driver", "Printer → Garage"]),
    ])
  func focus(depth: Int, arrows: [String]) {
    let map = CouplingMap(uses)
    let found = lines(of: map.focused(on: map.nodes(named: "Engine"), depth: depth))
    #expect(found.map { $0.prefix { $0 != ":" } }.sorted() == arrows.map { $0[...] })
  }

  @Test("that is drawn has one node for three types whose only arrow leads to the same type, and not for two")
  func folding() {
    let users = ["App.A", "App.B", "App.C", "App.D", "Tools.E", "Tools.F"]
    let uses = users.map { use($0, "Cars.Car", "engine", 2, 1) } + [use("App.D", "App.A2", "name", 1)]
    let map = CouplingMap(uses)
    #expect(
      lines(of: map.drawing(atMost: 9)).sorted() == [
        "A and 2 more → Car: engine 6/3", "D → A2: name 1/0", "D → Car: engine 2/1", "E → Car: engine 2/1",
        "F → Car: engine 2/1",
      ])
    #expect(map.drawing(atMost: 1).omitted == 4)
    #expect(map.drawing(atMost: 9).svg.contains("<title>A, B, C in App</title>"))
  }

  @Test(
    "colors an arrow by the number of its findings",
    arguments: [(0, "plain"), (1, "few"), (2, "few"), (3, "more"), (9, "more"), (10, "most"), (99, "most")])
  func tones(findings: Int, tone: String) {
    let svg = CouplingMap([use("App.A", "App.B", "c", 200, findings)]).svg
    #expect(svg.contains("<path class=\"line \(tone)\" stroke-width=\"4\""), "\(svg)")
  }

  @Test("of a module has the arrows from and to its types")
  func module() {
    #expect(lines(of: CouplingMap(uses).inModule("Tools")) == ["Printer → Garage: address 1/1"])
    #expect(
      lines(of: CouplingMap(uses).inModule("Cars")) == [
        "Driver → Car: engine 3/2, wheels 5/0", "Driver → Engine: temperature 2/0", "Car → Engine: power 1/0",
      ])
  }

  @Test("finds a nested type by the end of its name, unless another has the whole name")
  func names() {
    let map = CouplingMap([use("A.Outer.Inner", "B.Box", "x", 1), use("A.Other.Box", "B.Box", "y", 1)])
    #expect(map.nodes(named: "Inner").map(\.name) == ["Outer.Inner"])
    #expect(map.nodes(named: "Box").map(\.name) == ["Box"])
    #expect(map.nodes(named: "nner") == [])
  }

  @Test("of a comparison has what differs, the largest difference first")
  func comparison() {
    let base = [
      use("App.Driver", "Cars.Car", "engine", 4, 3), use("App.Driver", "Cars.Car", "wheels", 5),
      use("App.Driver", "Cars.Engine", "temperature", 9), use("App.Garage", "App.Driver", "name", 9),
      use("Tools.Old", "App.Garage", "address", 1, 4), use("Tools.Printer", "App.Garage", "address", 1),
    ]
    let map = CouplingMap(uses, comparedWith: base, at: "abc").differences
    #expect(
      lines(of: map) == [
        "Old → Garage: address 0/0 from 1/4 gone", "Driver → Car: engine 3/2 from 4/3, wheels 5/0 from 5/0 less",
        "Printer → Garage: address 1/1 from 1/0 more", "Driver → Engine: temperature 2/0 from 9/0 less",
        "Car → Engine: power 1/0 from 0/0 new",
      ])
    #expect(CouplingMap(uses, comparedWith: uses, at: "abc").differences.arrows.isEmpty)
    for part in [map, map.findingsOnly, map.modules, map.limited(to: 1), map.inModule("Cars")] {
      #expect(part.baseCommit == "abc")
    }
  }

  @Test("says that an arrow has changed if one property gains what another one loses")
  func exchange() {
    let map = CouplingMap(
      [use("Driver", "Car", "more", 1, 1)], comparedWith: [use("Driver", "Car", "info", 1, 1)], at: "abc")
    #expect(map.arrows.map(\.change) == [.changed])
  }

  @Test("of a comparison calls an arrow new or gone only if the other version has no property of it")
  func ends() {
    let (few, many) = ([use("A.Driver", "B.Car", "wheels", 3)], [use("A.Driver", "B.Engine", "power", 1, 1)])
    let both = few + [use("A.Driver", "B.Car", "engine", 1)]
    let grown = CouplingMap(both, comparedWith: few, at: "abc").differences
    #expect(lines(of: grown) == ["Driver → Car: engine 1/0 from 0/0, wheels 3/0 from 3/0 more"])
    #expect(grown.text.contains("0 → 0  3 → 4  more    Driver  Car    engine\n"), "\(grown.text)")
    #expect(CouplingMap(few, comparedWith: both, at: "abc").differences.arrows.map(\.change) == [.less])
    // Between the modules there is an arrow in both versions.
    let modules = CouplingMap(few + many, comparedWith: few, at: "abc").modules.differences
    #expect(lines(of: modules) == ["A → B: Engine.power 1/1 from 0/0, Car.wheels 3/0 from 3/0 more"])
  }

  @Test("of what is new and gone has properties whose counts are equal")
  func equal() {
    let map = CouplingMap(
      [use("App.Driver", "App.Car", "engine", 1, 1)], comparedWith: [use("App.Driver", "App.Car", "engine", 1, 1)])
    #expect(lines(of: map) == ["Driver → Car: engine 1/1 from 1/1 changed"])
  }

  @Test("is limited to the first arrows, and to the nodes that these have")
  func limit() {
    let map = CouplingMap(uses).limited(to: 2)
    #expect(map.arrows.count == 2)
    #expect(map.nodes.map(\.name) == ["Car", "Driver", "Garage", "Printer"])
    #expect(map.omitted == CouplingMap(uses).arrows.count - 2)
    let rest = "… and \(map.omitted) arrows more"
    for text in [map.text, map.svg, map.dot, map.mermaid] { #expect(text.contains(rest), "\(text)") }
    #expect(map.json.contains("\"omitted\": \(map.omitted)"))
  }

  @Test("says in its legend how many modules that leaves out")
  func legend() {
    let map = CouplingMap((10..<40).map { use("App\($0).Driver", "Cars.Car", "engine", 1) })
    #expect(map.svg.contains("… and 15 modules more"))
  }

  private func lines(of map: CouplingMap) -> [String] {
    map.arrows.map { arrow in
      let properties = arrow.properties.map { property in
        let base = property.base.map { " from \($0.uses)/\($0.findings)" } ?? ""
        return "\(property.name) \(property.counts.uses)/\(property.counts.findings)\(base)"
      }
      let change = arrow.change.map { " \($0)" } ?? ""
      return "\(map.nodes[arrow.user].name) → \(map.nodes[arrow.owner].name): "
        + properties.joined(separator: ", ") + change
    }
  }
}

/// A use between two types, which are written with their modules: `App.Driver`.
private func use(_ user: String, _ owner: String, _ property: String, _ uses: Int, _ findings: Int = 0) -> PropertyUse {
  PropertyUse(user: type(user), owner: type(owner), property: ByteString(property), uses: uses, findings: findings)
}

private func type(_ path: String) -> TypeName {
  let module = path.prefix { $0 != "." }
  return TypeName(name: ByteString(path.dropFirst(module.count + 1)), module: ByteString(module))
}
