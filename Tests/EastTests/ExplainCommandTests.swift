import Foundation
import Running
import Testing

@Suite("east explain")
struct ExplainCommandTests {
  @Test("shows the page of a rule", arguments: ["reach", "write-through", "unread-file"])
  func rule(id: String) throws {
    let ending = try Sandbox().east("explain", id)
    #expect(ending.status == 0)
    #expect(ending.text.hasPrefix("# \(id)\n\n"))
    #expect(ending.text.contains("\n## Why\n"))
    #expect(!ending.text.contains("<!--"))
    #expect(!ending.text.contains("]("))
  }

  @Test("shows the words of a link alone, as SARIF does: its target is not there")
  func links() throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car])
    for text in [
      try sandbox.east("explain", "laundered-reach").text, try sandbox.east("lint", "--format", "sarif").text,
    ] {
      #expect(text.contains("severity and reasons for a note are those of `reach`. The finding"))
      #expect(text.contains(".md)") == false && !text.contains(".md#"))
    }
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

  @Test("says of a chain what is found in its own declaration")
  func neighbours() throws {
    let sandbox = try Sandbox.repository([
      "Car.swift": Sources.car,
      "Drivers.swift": """
      final class Bus { var engine = Engine() }
      final class Drivers { func f(_ c: Car) { print(c.engine.temperature) }; func g(_ c: Bus) { print(c.engine.temperature) } }
      """,
    ])
    let text = try sandbox.east("explain", "Drivers.swift:2").text
    #expect(text.split(separator: "\n").count { $0.contains("warning: reaches through 'Car.engine'") } == 1, "\(text)")
    #expect(text.split(separator: "\n").count { $0.contains("warning: reaches through 'Bus.engine'") } == 1, "\(text)")
  }

  @Test("takes a path as findings name it, in any folder, unless another file is there")
  func folders() throws {
    let sandbox = try Sandbox.repository([
      "App/Car.swift": Sources.car, "App/Driver.swift": Sources.reaching, "App/App/Car.swift": "let car = 1\n",
    ])
    let place = try #require(try sandbox.east("lint", "--format", "xcode", in: "App").text.split(separator: ": ").first)
    #expect(place == "App/Driver.swift:3:22")
    #expect(try sandbox.east("explain", String(place), in: "App").text.contains("'Car.engine'"))
    #expect(try sandbox.east("lint", "App/Driver.swift", in: "App").error.contains("1 warning in 1 file"))
    #expect(try sandbox.east("lint", "App/Car.swift", in: "App").error.contains("in 1 file (12 bytes"))
    for path in ["../App/App/App/Driver.swift", "Apps/Driver.swift"] {
      #expect(try sandbox.east("lint", path, in: "App").error.contains("no such file or directory: '\(path)'"))
    }
  }

  @Test("knows outside of a repository what the other files of the directory declare")
  func plainDirectory() throws {
    let sandbox = try Sandbox(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    let ending = try sandbox.east("explain", "Driver.swift:3:22")
    #expect(ending.status == 0 && ending.text.contains("'Car.engine'"), "\(ending.text)\(ending.error)")
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
      ending.text.contains("\n  a note for 'data': "), "\(ending.text)")
    try sandbox.write(#"{ "rules": { "reach": { "severity": "error", "allowed": 2 } } }"#, to: ".east.json")
    let reason = "not reported: 'allowed' is 2"
    #expect(try sandbox.east("explain", "A.swift:5:5").text.contains(reason))
  }

  @Test("says what rules about single steps find in a chain, too")
  func steps() throws {
    let sandbox = try Sandbox.repository([
      "Car.swift": Sources.car, "Driver.swift": Sources.reaching,
      "App/A.swift": "func f(_ car: Car) { print(car.engine) }\n",
    ])
    let text = try sandbox.east("explain", "--preset", "strict", "App/A.swift:1").text
    #expect(text.contains("  warning: reads 'Car.engine'") && text.components(separatedBy: "not reported").count == 2)
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

  @Test("explains the chains with a name on a line, though another one began above it")
  func insideClosure() throws {
    let reaching = Sources.reaching.replacing("    print(", with: "    run {\n      print(").replacing(
      "temperature)", with: "temperature)\n    }.then { $0 }")
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Driver.swift": reaching])
    let ending = try sandbox.east("explain", "Driver.swift:4")
    #expect(ending.text.contains("car.engine.temperature\n") && !ending.text.contains("run()"), "\(ending.text)")
    let brace = try sandbox.east("explain", "Driver.swift:6")
    #expect(brace.text.contains("no chain here"), "\(brace.text)")
  }

  @Test("tells a read and a write on one line apart")
  func readAndWrite() throws {
    let sandbox = try Sandbox.repository([
      "Car.swift": Sources.car,
      "Driver.swift":
        "func drive(_ car: Car) {\n  print(car.engine.temperature); car.engine.temperature = 1\n  print(1)\n}\n",
    ])
    let text = try sandbox.east("explain", "Driver.swift:2").text
    for (place, rule, other) in [("2:9", "[reach]", "[write-through]"), ("2:34", "[write-through]", "[reach]")] {
      let chain = try #require(text.components(separatedBy: "\n\n").first { $0.hasPrefix("Driver.swift:\(place): ") })
      #expect(chain.contains(rule) && !chain.contains(other), "\(text)")
    }
  }

  @Test("says that the baseline knows a finding")
  func baselined() throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    _ = try sandbox.east("baseline", "write")
    let ending = try sandbox.east("explain", "Driver.swift:3")
    #expect(ending.text.contains("\n  in the baseline: warning: reaches through 'Car.engine'"), "\(ending.text)")
  }

  @Test("says that there is no chain")
  func nothing() throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car])
    let ending = try sandbox.east("explain", "Car.swift:1:1")
    #expect(ending.status == 0)
    #expect(
      ending.text
        == "Car.swift:1:1: no chain here; pass the position of a name in a chain, such as that of a finding\n")
  }

  @Test(
    "refuses a position that the file does not have",
    arguments: [
      ("0:1", "line 0; lines and columns start at 1"), ("1:0", "column 0; lines and columns start at 1"),
      ("-1:1", "line -1; lines and columns start at 1"), ("5:1", "line 5; it has 3 lines"),
      ("9223372036854775807:1", "line 9223372036854775807; it has 3 lines"),
      ("1:12", "column 12 in line 1; it has 10 bytes"), ("2:2", "column 2 in line 2; it has 0 bytes"),
      ("3:16", "column 16 in line 3; it has 14 bytes"),
      ("1:9223372036854775807", "column 9223372036854775807 in line 1; it has 10 bytes"),
    ])
  func beyond(position: String, problem: String) throws {
    let sandbox = try Sandbox.repository(["A.swift": "class A {}\r\n\nlet é = \"日\"\n"])
    let ending = try run(
      productsDirectory.appending(path: "east"), ["explain", "A.swift:\(position)"], in: sandbox.root)
    #expect(ending.status == 2)
    #expect(ending.error == "error: 'A.swift' has no \(problem)\n")
  }

  @Test("accepts the column behind the last byte of a line", arguments: ["1:11", "2:1", "3:15", "4:1"])
  func lineEnd(position: String) throws {
    let sandbox = try Sandbox.repository(["A.swift": "class A {}\r\n\nlet é = \"日\"\n"])
    #expect(try sandbox.east("explain", "A.swift:\(position)").status == 0)
  }

  private static let house = """
    final class Town { func greet() {} }
    final class House { let town = Town() }
    final class Person { let house = House() }

    """

  @Test(
    "tells a local name of a reached value from a friend, a hop from other steps, and says what is not reported",
    arguments: [
      (
        "func f(_ p: Person) { let house = p.house; house.town.greet() }", 45,
        ["  house   reach 1  House         local name of 'Person.house'\n", "[laundered-reach]"]
      ),
      (
        "func f(_ p: Person) { p.house.town.greet() }", 24,
        [
          "  p       reach 0  Person        no step: friend\n", "  .house  reach 1  House         of Person\n",
          "[reach]",
        ]
      ),
      (
        "func f(_ p: Person) { print(p.house) }", 30,
        ["\n  not reported: only friends are used"]
      ),
      (
        "func f() -> Person { let p = Person(); print(p.house.town); return p }", 47,
        [
          "  .house  reach 0  House   of Person; no step: new-object\n",
          "\n  not reported, new-object: the object is created",
        ]
      ),
    ])
  func verdict(function: String, column: Int, texts: [String]) throws {
    let sandbox = try Sandbox.repository(["A.swift": Self.house + function + "\n"])
    let ending = try sandbox.east("explain", "A.swift:4:\(column)")
    for text in texts { #expect(ending.text.contains(text), "\(ending.text)") }
  }

  @Test("names the edge of an unknown owner without an owner, as the finding does")
  func unknownOwner() throws {
    let sandbox = try Sandbox.repository([
      "A.swift": "final class Info { var token = 1 }\nfunc f() { unknown().token.go() }\n"
    ])
    let message = "reaches through '.token' (owner unknown) to 'go'"
    let found = try sandbox.east("lint", "--confidence", "low", "--format", "full").text
    #expect(found.contains("\(message); tell its owner what you need"), "\(found)")
    #expect(found.contains("give its owner a method"), "\(found)")
    #expect(try sandbox.east("explain", "A.swift:2:22").text.contains("\(message) (low confidence)"))
  }
}
