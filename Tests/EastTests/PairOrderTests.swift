import Running
import Testing

@Suite("the order in which east pair --edge lets an owner's property and arguments be evaluated")
struct PairOrderTests {
  private static let server = """
    final class Lamp {
      let tag: String
      var isOn = false
      var count: Int = 0
      var names: [String] = []
      init(_ tag: String) { self.tag = tag }
      func push(_ n: Int) { print("push", tag, n, isOn, count, names) }
      func lift(_ n: Int) { print("lift", tag, n) }
      func shine(_ n: Int) -> Int { n + 1 }
    }

    struct Shade {
      var tag = "old"
      var size = 1
      mutating func grow(_ n: Int) { size += n }
      func show(_ n: Int) { print("show", tag, n, size) }
    }

    struct Floor { var lamp = Lamp("floor") }

    class House {
      var lamp = Lamp("old")
      let fixed = Lamp("fixed")
      var spare: Lamp
      var shade = Shade()
      var floor = Floor()
      var front: Lamp { lamp }
      var number = 0 { didSet { lamp = Lamp("observed") } }
      init(_ tag: String) { spare = Lamp(tag) }
      func swap() -> Int { lamp = Lamp("new"); return 1 }
      func relay(by amount: Int) -> Int { swap() + amount }
      func relay() -> Int { 4 }
      func count() -> Int { numbers.append(numbers.count); return numbers.count }
      func observe() -> Int { number = 2; return number }
      func repaint() -> Int { shade = Shade(tag: "new"); return 2 }
      var numbers: [Int] = []
      func report() { print(lamp.tag, fixed.tag, spare.tag, shade, numbers) }
    }

    """

  /// A statement, and what it becomes.
  private static let told: [(edge: String, body: String, line: String)] = [
    ("House.lamp", "house.lamp.push(max(1, 2))", "house.push(max(1, 2))"),
    ("House.lamp", "house.lamp.count = Lamp(\"x\").tag.count", "house.setLampCount(Lamp(\"x\").tag.count)"),
    ("House.fixed", "house.fixed.lift(house.swap())", "house.lift(house.swap())"),
    ("House.shade", "house.shade.grow(house.repaint())", "house.grow(house.repaint())"),
    ("House.shade", "house.shade.size = house.repaint()", "house.setShadeSize(house.repaint())"),
  ]

  @Test("the program says the same where an argument cannot change what is read")
  func rewritten() throws {
    let sandbox = try Sandbox.repository(Self.program(Self.told.map(\.body)))
    let before = try sandbox.runProgram(version: 5)
    #expect(before.matches(of: /drive\n/).count == Self.told.count)
    for edge in Set(Self.told.map(\.edge)).sorted() {
      let patch = try sandbox.patch(edge, ["--preset", "strict"])
      for told in Self.told where told.edge == edge {
        #expect(patch.text.contains("+  \(told.line)\n"), "\(patch.text)\(patch.error)")
      }
      try sandbox.apply(patch)
    }
    #expect(try sandbox.runProgram(version: 5) == before)
  }

  /// A statement, and what may change the owner's property before it is read.
  private static let stays: [(edge: String, body: String, what: String)] = [
    ("House.lamp", "house.lamp.push(house.swap())", "swap"),
    ("House.lamp", "house.lamp.push(house.relay(by: 2))", "relay"),
    ("House.lamp", "house.lamp.push(house.observe())", "observe"),
    ("House.lamp", "house.lamp.push(house.count())", "count"),
    ("House.spare", "house.spare.push(house.count())", "count"),
    ("House.lamp", "house.lamp.push([house].map { $0.swap() }.count)", "swap"),
    ("House.lamp", "house.lamp.push([1].reduce(0, replace))", "replace"),
    ("House.lamp", "house.lamp.push(make())", "make"),
    ("House.lamp", "house.lamp.push({ house.lamp = Lamp(\"x\"); return 2 }())", "="),
    ("House.lamp", "house.lamp.push(await later(house))", "await"),
    ("House.lamp", "house.lamp.isOn = house.swap() > 0", "swap"),
    ("House.lamp", "house.lamp.names.append(\"\\(house.swap())\")", "swap"),
    ("House.lamp", "print(house.lamp.shine(house.swap()))", "swap"),
    ("House.front", "house.front.push(house.count())", "count"),
    ("House.shade", "house.shade.show(house.repaint())", "repaint"),
    ("House.floor", "house.floor.lamp.push(house.count())", "count"),
  ]

  @Test("a use is left whose argument may change what is read", arguments: stays)
  func left(edge: String, body: String, what: String) throws {
    let sandbox = try Sandbox.repository(Self.program([body]))
    let ending = try sandbox.east("pair", "--edge", edge, "--preset", "strict")
    let property = edge.split(separator: ".")[1]
    #expect(
      ending.error.contains("'\(what)' may change what '\(property)' is, which would be read after it"),
      "\(ending.text)\(ending.error)")
    #expect(ending.text == "")
  }

  /// A program with each statement in a function.
  private static func program(_ bodies: [String]) -> [String: String] {
    let functions = bodies.enumerated().map { number, body in
      """
      func drive\(number)(_ house: House, _ make: () -> Int) async {
        print("drive")
        \(body)
        house.report()
      }

      """
    }
    return [
      ".gitignore": ".build\n",
      "Sources/App/Server.swift": server,
      "Sources/App/Use.swift": """
      func later(_ house: House) async -> Int { house.count() }
      func replace(_ n: Int, _ m: Int) -> Int { home?.lamp = Lamp("replaced"); return n + m }
      var home: House?

      \(functions.joined(separator: "\n"))
      @main
      struct Main {
        static func main() async {
          var house = House("spare")
      \(bodies.indices.map { "    house = House(\"spare\")\n    await drive\($0)(house, house.swap)\n" }.joined())\
        }
      }

      """,
    ]
  }
}
