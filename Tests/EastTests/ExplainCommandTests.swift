import Foundation
import Running
import Testing

@Suite("east explain, rules and version")
struct ExplainCommandTests {
  @Test("shows the page of a rule", arguments: ["reach", "write-through", "unread-file"])
  func rule(id: String) throws {
    let ending = try Sandbox().east("explain", id)
    #expect(ending.status == 0)
    #expect(ending.text.hasPrefix("# \(id)\n\n"))
    #expect(ending.text.contains("\n## Why\n"))
    #expect(!ending.text.contains("<!--"))
  }

  @Test("shows each link of a chain with its reach, type and owner")
  func place() throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    let ending = try sandbox.east("explain", "Driver.swift:3:22")
    #expect(ending.status == 0, "\(ending.error)")
    for text in ["car.engine.temperature", "reach 0", "reach 1", "  Car ", "of Car", "'Car.engine'", "'temperature'"] {
      #expect(ending.text.contains(text), "\(ending.text)")
    }
  }

  @Test("says why a reach is only a note")
  func note() throws {
    let sandbox = try Sandbox.repository([
      "A.swift": """
      final class Part { func use() {} }
      struct Row { let part = Part() }
      func show(_ row: Row) {
        print(0)
        row.part.use()
      }

      """
    ])
    let ending = try sandbox.east("explain", "A.swift:5:5")
    #expect(
      ending.text.contains("\n  only a note, data-owner: the property's owner only carries data"), "\(ending.text)")
  }

  @Test("says what is reported at a declaration, which no chain is about")
  func declaration() throws {
    let sandbox = try Sandbox.repository(["A.swift": "protocol KnowsTheNews {\n  var news: Int { get }\n}\n"])
    let found = try sandbox.east("lint", "--format", "xcode").text
    #expect(found.hasPrefix("A.swift:2:7: warning: ") && found.hasSuffix("[asking-provider]\n"), "\(found)")
    let ending = try sandbox.east("explain", "A.swift:2:7")
    #expect(ending.text == found.replacing("A.swift:2:7: ", with: "A.swift:2:7:\n  "))
  }

  @Test(
    "says of a property or function what other files make of it, as lint does, whatever paths it is given",
    arguments: [("let engine = Engine()", "engine"), ("let x = Engine()\n  func engine() -> Engine { x }", "engine()")])
  func users(declaration: String, use: String) throws {
    var files = [
      "Car.swift":
        "final class Engine { func start() {} }\nfinal class Car {\n  \(declaration)\n  func go() { print(1); print(2) }\n}\n",
      ".east.json": "{ \"confidence\": \"medium\" }",
    ]
    for number in 0..<5 { files["Users/U\(number).swift"] = "func f\(number)(_ car: Car) { car.\(use).start() }\n" }
    files["AppTests/T.swift"] = "func t(_ car: Car) { car.\(use).start() }\n"
    let sandbox = try Sandbox.repository(files)
    let whole = try sandbox.east("lint", "--format", "xcode", "--rule", "leaky-accessor").text
    let place = "Car.swift:" + (use == "engine" ? "3:7" : "4:8")
    #expect(whole.hasPrefix("\(place): note: ") && whole.hasSuffix("[leaky-accessor]\n"), "\(whole)")
    #expect(try sandbox.east("lint", "--format", "xcode", "--rule", "leaky-accessor", "Car.swift").text == whole)
    #expect(try sandbox.east("lint", "--format", "xcode", "--rule", "leaky-accessor", "Users").text.isEmpty)
    let ending = try sandbox.east("explain", place)
    #expect(ending.text.contains(whole.dropFirst("\(place): ".count)), "\(ending.text)")
  }

  @Test("counts the users in tests only where the configuration says so", arguments: [true, false])
  func testUsers(tests: Bool) throws {
    var files = [
      "Car.swift":
        "final class Engine { func start() {} }\nfinal class Car {\n  let engine = Engine()\n  func go() { print(1); print(2) }\n}\n"
    ]
    for number in 0..<5 { files["AppTests/T\(number).swift"] = "func t\(number)(_ car: Car) { car.engine.start() }\n" }
    files["AppTests/.east.json"] = "{ \"tests\": \(tests) }\n"
    let sandbox = try Sandbox.repository(files)
    let lint = ["lint", "--format", "xcode", "--rule", "leaky-accessor"]
    #expect(try sandbox.east(lint + ["Car.swift"]).text.isEmpty == !tests)
    #expect(try sandbox.east(lint).text == sandbox.east(lint + ["Car.swift"]).text)
  }

  @Test("says that there is no chain, or no such line")
  func nothing() throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car])
    let ending = try sandbox.east("explain", "Car.swift:1:1")
    #expect(ending.status == 0)
    #expect(ending.text == "Car.swift:1:1: no chain here\n")
    let beyond = try sandbox.east("explain", "Car.swift:99:1")
    #expect(beyond.status == 2)
    #expect(beyond.error == "error: 'Car.swift' has no line 99, column 1\n")
  }

  @Test("lists the rules")
  func rules() throws {
    let text = try Sandbox().east("rules")
    #expect(text.status == 0)
    let ids = text.text.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(ids == ids.sorted())
    #expect(ids.contains("reach") && ids.contains("unread-file"))
    let json = try Sandbox().east("rules", "--format", "json")
    #expect(json.text.contains("{ \"id\": \"reach\", \"severity\": \"warning\", \"summary\": "))
  }

  @Test("prints the version", arguments: ["version", "--version", "-V"])
  func version(word: String) throws {
    #expect(try Sandbox().east(word).text == "east 0.1.0\n")
  }

  @Test(
    "helps",
    arguments: [["help"], ["--help"], ["-h"], ["help", "lint"], ["lint", "--help"], ["lint", "missing", "-h"]])
  func help(words: [String]) throws {
    let sandbox = try Sandbox()
    let ending = try run(productsDirectory.appending(path: "east"), words, in: sandbox.root)
    #expect(ending.status == 0)
    #expect(ending.text.contains("usage: east "))
    #expect(ending.error.isEmpty)
  }
}
