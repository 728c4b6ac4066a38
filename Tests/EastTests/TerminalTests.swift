import Foundation
import Running
import Testing

#if os(Linux)
  @Suite("What a terminal shows")
  struct TerminalTests {
    /// A warning and a note.
    private static let sources = [
      ".east.json": #"{ "rules": { "global-reach": "note" } }"#, "Car.swift": Sources.car,
      "Driver.swift": Sources.reaching,
      "World.swift": "final class World { static let shared = World(); var car = Car() }\n"
        + "func drive() { print(World.shared.car.engine.temperature) }\n",
    ]

    @Test(
      "are warnings and errors, with the number of notes",
      arguments: [
        (["lint"], false), (["lint", "--min-severity", "note"], true), (["lint", "--fail-level", "note"], true),
        (["lint", "--rule", "global-reach"], true), (["lint", "--summary"], false),
        (["lint", "--format", "xcode"], true),
      ])
    func notes(words: [String], areShown: Bool) throws {
      let sandbox = try Sandbox.repository(Self.sources)
      let text = try sandbox.onTerminal(words)
      #expect(text.contains("… and 1 note; pass --min-severity note to print them") == !areShown, "\(text)")
      #expect(text.contains("World.swift:2") == areShown, "\(text)")
    }

    @Test(
      "never differs in files and pipes",
      arguments: [["--format", "full=report.txt"], ["--format", "json=report.txt"]])
    func files(words: [String]) throws {
      let sandbox = try Sandbox.repository(Self.sources)
      _ = try sandbox.onTerminal(["lint"] + words)
      #expect(try sandbox.read("report.txt").contains("global-reach"))
      let piped = try sandbox.east("lint")
      #expect(piped.text.contains("through World.car: "))
      #expect(!piped.error.contains("next:"))
      let cut = try sandbox.east("lint", "--min-severity", "error")
      #expect(cut.text == "… and 2 findings below 'error'; pass --min-severity note to print them\n")
      #expect(cut.status == 1)
    }

    @Test("is never a pack of facts")
    func packs() throws {
      let sandbox = try Sandbox.repository(Self.sources)
      #expect(try sandbox.onTerminal(["facts"]).contains("error: a pack is not text; pass --output FILE"))
    }

    @Test("is the progress of a report, unless it is quiet")
    func progress() throws {
      var sources = Self.sources
      sources["Bus.swift"] = Sources.car.replacing("Car", with: "Bus").replacing("Engine", with: "Motor")
      sources["Rider.swift"] = Sources.reaching.replacing("Driver", with: "Rider").replacing("Car", with: "Bus")
      let sandbox = try Sandbox.repository(sources)
      let text = try sandbox.onTerminal("report")
      let shown = ["east: 1 of 2 edges", "east: 2 of 2 edges", ""].map { "\r\u{1b}[K\($0)" }.joined()
      #expect(text.contains(shown + "<!"), "\(text.prefix(400))")
      #expect(try sandbox.onTerminal("report", "--quiet").hasPrefix("<!"))
      #expect(try sandbox.onTerminal(["report"], terminal: "dumb").hasPrefix("<!"))
      #expect(try sandbox.east("report").error == "")
    }

    @Test("ends with the edges that matter most and what to do next")
    func nextSteps() throws {
      var sources = Self.sources
      for name in ["Pilot", "Racer", "Tester"] {
        sources["\(name).swift"] = Sources.reaching.replacing("Driver", with: name)
      }
      sources["Bus.swift"] = Sources.car.replacing("Car", with: "Bus").replacing("Engine", with: "Motor")
      sources["Rider.swift"] = Sources.reaching.replacing("Driver", with: "Rider").replacing("Car", with: "Bus")
      let sandbox = try Sandbox.repository(sources)
      let text = try sandbox.onTerminal(["lint", "--no-cache"]).replacing("\r\n", with: "\n")
      let (car, bus) = (text.range(of: ": 4 findings in 4 declarations of 4 files"), text.range(of: ": 1 finding;"))
      #expect(try #require(car).lowerBound < (try #require(bus)).lowerBound, "\(text)")
      #expect(text.contains("`east pair --edge Car.engine` prints a patch"))
      #expect(text.contains("`east baseline write`"))
      #expect(!(try sandbox.onTerminal(["lint", "--quiet"])).contains("next:"))
      try sandbox.east("baseline", "write")
      #expect(!(try sandbox.onTerminal(["lint"])).contains("next:"))
    }

    @Test("lists edges in a summary, one line each, whatever else is written to files")
    func summary() throws {
      let sandbox = try Sandbox.repository(Self.sources)
      let ending = try sandbox.east("lint", "--summary", "--format", "grouped", "--format", "json=report.json")
      #expect(
        ending.text == """
            errors  warnings   notes   users  edge
                 0         1       0       1  Car.engine  Car.swift:6:7
                 0         0       1       1  World.car  World.swift:1:54

          """)
      #expect(try sandbox.read("report.json").contains("\"rule\": \"reach\""))
      #expect(
        try sandbox.east("lint", "--summary", "--format", "xcode").error.contains("--summary needs a format for people")
      )
    }
  }

  extension Sandbox {
    /// Runs the linter on a terminal of its own.
    func onTerminal(_ words: [String], terminal: String = "xterm", input: String = "") throws -> String {
      let east = productsDirectory.appending(path: "east").path
      let command = ([east] + words).map { "'\($0)'" }.joined(separator: " ")
      return try Running.run(
        URL(filePath: "/usr/bin/script"), ["-qec", command, "/dev/null"], in: root, input: Data(input.utf8),
        environment: ["TERM": terminal]
      ).text
    }

    func onTerminal(_ words: String..., input: String = "") throws -> String { try onTerminal(words, input: input) }
  }
#endif
