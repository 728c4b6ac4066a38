import Findings
import Foundation
import Maps
import Pages
import Running
import Testing

@testable import east

@Suite("east map")
struct MapCommandTests {
  private static let files = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Cars",
      targets: [.target(name: "Cars"), .target(name: "App", dependencies: ["Cars"])])
    """,
    "Sources/Cars/Car.swift": publicCar, "Sources/App/Driver.swift": driver,
    "Sources/App/Pilot.swift": driver.replacing("Driver", with: "Pilot"),
  ]

  private static let publicCar = Sources.car.replacing("final", with: "public final")
    .replacing("let", with: "public let").replacing("var", with: "public var")
  private static let driver = "import Cars\n\n" + Sources.reaching

  private func map(_ sandbox: Sandbox, _ words: String...) throws -> String {
    let ending = try sandbox.east(["map"] + words)
    #expect(ending.status == 0, "\(ending.error)")
    return ending.text
  }

  @Test("is what the snapshot shows", arguments: MapFormat.allCases)
  func formats(format: MapFormat) throws {
    let sandbox = try Sandbox.repository(Self.files)
    let text = try map(sandbox, "--format", format.rawValue).replacing(
      sandbox.root.lastPathComponent, with: "Repository")
    let file = packageDirectory.appending(path: "Tests/EastTests/Snapshots/map.\(format.rawValue)")
    #expect(text == (try snapshot(text, in: file)), "\(recordingHint)")
  }

  @Test(
    "counts each finding of `east lint` that reaches through a property once", arguments: ["recommended", "strict"])
  func findings(preset: String) throws {
    let sandbox = try Sandbox.repository(Self.files)
    let linted = try JSONSerialization.jsonObject(
      with: Data(try sandbox.east(["lint", "--format", "json", "--preset", preset]).output))
    let findings = try #require((linted as? [String: Any])?["findings"] as? [[String: Any]])
    let reaching = findings.count { ($0["reach"] as? Int ?? 0) > 0 || $0["rule"] as? String == "ask" }
    let document = try JSONSerialization.jsonObject(
      with: Data(try map(sandbox, "--format", "json", "--preset", preset).utf8))
    let arrows = try #require((document as? [String: Any])?["arrows"] as? [[String: Any]])
    #expect(arrows.reduce(0) { $0 + ($1["findings"] as? Int ?? 0) } == reaching)
    #expect(reaching > 0)
  }

  @Test(
    "is the same in every mode",
    arguments: [["--no-cache"], ["--jobs", "1"], ["--jobs", "7"], ["--rev", "HEAD"], ["--staged"], ["Sources"]])
  func modes(flags: [String]) throws {
    let sandbox = try Sandbox.repository(Self.files)
    let plain = try map(sandbox, "--format", "json")
    let cold = try sandbox.east(["map", "--format", "json", "--cache-dir", ".git/east"] + flags)
    let warm = try sandbox.east(["map", "--format", "json", "--cache-dir", ".git/east"] + flags)
    #expect(cold.text == plain && warm.text == plain)
  }

  @Test("of a branch has what is new and what is gone")
  func affected() throws {
    let sandbox = try Sandbox.repository(Self.files)
    let base = try sandbox.git("rev-parse", "HEAD")
    try sandbox.git("checkout", "-q", "-b", "topic")
    try sandbox.remove("Sources/App/Pilot.swift")
    try sandbox.write(Self.driver.replacing("Driver", with: "Captain"), to: "Sources/App/Captain.swift")
    #expect(
      try map(sandbox, "--affected", "main", "--only-findings") == """
        findings   uses  change  user     owner  properties
           0 → 1  0 → 1  new     Captain  Car    engine
           1 → 0  1 → 0  gone    Pilot    Car    engine
        compared with \(base.prefix(12))

        """)
    #expect(try map(sandbox, "--affected", "main", "--format", "json").contains("\"base\": \"\(base)\""))
    #expect(try map(sandbox, "--affected", "main", "--format", "html").contains("differs from \(base.prefix(12))."))
    try sandbox.commit()
    #expect(
      try map(sandbox, "--affected", "main", "--rev", "main")
        == "the map has no arrows\ncompared with \(base.prefix(12))\n")
  }

  @Test("of a branch may be of a folder that is new there")
  func newFolder() throws {
    let sandbox = try Sandbox.repository(Self.files)
    try sandbox.git("checkout", "-q", "-b", "topic")
    try sandbox.write(Self.driver.replacing("Driver", with: "Captain"), to: "Sources/Sea/Captain.swift")
    try sandbox.commit()
    for (flags, folder) in [(["Sources/Sea"], "."), ([], "Sources/Sea"), (["Sources/Sea", "--rev", "topic"], ".")] {
      let ending = try sandbox.east(["map", "--affected", "main"] + flags, in: folder)
      #expect(ending.status == 0 && ending.text.contains("new     Captain  Car"), "\(flags): \(ending.everything)")
    }
  }

  @Test(
    "has no arrows of what is there and not affected",
    arguments: [["--focus", "Car"], ["--module", "App"], ["--modules", "--focus", "App"]])
  func unaffected(flags: [String]) throws {
    let sandbox = try Sandbox.repository(Self.files)
    let ending = try sandbox.east(["map", "--affected", "HEAD"] + flags)
    #expect(ending.status == 0 && ending.text.hasPrefix("the map has no arrows\n"), "\(ending.everything)")
  }

  @Test("of modules has the files of no module, too")
  func withoutModule() throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Sources/App/Driver.swift": Sources.reaching])
    #expect(try map(sandbox, "--modules", "--focus", "no module").contains("App   no module"))
  }

  @Test("of modules has the code of an extension in the module of its file")
  func extensions() throws {
    let use = "extension Garage {\n  func look() { print(part.name) }\n}\nfinal class Part { let name = 1 }\n"
    let sandbox = try Sandbox.repository([
      "Package.swift": """
      import PackageDescription
      let package = Package(name: "Cars", targets: [.target(name: "Base"), .target(name: "App", dependencies: ["Base"])])
      """,
      "Sources/Base/Garage.swift": "public final class Garage {}\n",
      "Sources/App/Garage+Part.swift": "import Base\n\(use)extension Garage { var part: Part { Part() } }\n",
    ])
    #expect(try map(sandbox, "--modules") == "the map has no arrows\n")
    #expect(try map(sandbox).contains("Garage  Part"))
  }

  @Test("of modules has what crosses their borders")
  func modules() throws {
    let sandbox = try Sandbox.repository(Self.files)
    #expect(
      try map(sandbox, "--modules") == """
        findings  uses  user  owner  properties
               2     4  App   Cars   Car.engine, Engine.temperature

        """)
  }

  @Test(
    "refuses what it cannot show",
    arguments: [
      (["--focus", "Drver"], "no type 'Drver' in the map; did you mean 'Driver'?"),
      (["--module", "Carss"], "no module 'Carss' in the map; did you mean 'Cars'?"),
      (["--modules", "--focus", "Driver"], "no module 'Driver' in the map; `east doctor` lists the modules"),
      (["--focus", "Zebra"], "no type 'Zebra' in the map; `east map --format json` lists the types"),
      (["--depth", "2"], "--depth needs --focus"),
      (["--affected", "nowhere"], "unknown revision 'nowhere'"),
    ])
  func refusals(flags: [String], message: String) throws {
    let ending = try Sandbox.repository(Self.files).east(["map"] + flags)
    #expect(ending.status == 2)
    #expect(ending.error.contains(message), "\(ending.error)")
  }

  @Test("says how many arrows the table of its page leaves out")
  func omitted() {
    let owner = TypeName(name: "Car", module: "")
    let uses = (0..<2_003).map { number in
      PropertyUse(
        user: TypeName(name: ByteString("User\(number)"), module: ""), owner: owner, property: "engine", uses: 1,
        findings: 0)
    }
    let page = CouplingMap(uses).page(named: "cars", atMost: 10)
    #expect(page.contains("<p>Listed are the 2000 arrows with the most findings and uses, 3 others are not.</p>"))
  }

  @Test("outside a repository has all but the comparison")
  func plain() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Sources.car, to: "Car.swift")
    try sandbox.write(Sources.reaching, to: "Driver.swift")
    #expect(try map(sandbox).contains("Driver  Car     engine"))
    let ending = try sandbox.east(["map", "--affected", "main"])
    #expect(ending.status == 2 && ending.error.contains("--affected needs a git repository"))
  }

  @Test("has a script and a style whose hashes the page allows", arguments: ["script", "style"])
  func hashes(element: String) throws {
    let page = try map(try Sandbox.repository(Self.files), "--format", "html")
    let start = try #require(page.firstRange(of: "<\(element)>")).upperBound
    let end = try #require(page.firstRange(of: "</\(element)>")).lowerBound
    let folder = try Sandbox()
    try folder.write(String(page[start..<end]), to: "text")
    let digits = Array(try run(["sha256sum", "text"], in: folder.root).text.prefix(64))
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0..<$0 + 2]), radix: 16) }
    try #require(bytes.count == 32)
    let hash = Data(bytes).base64EncodedString()
    #expect(page.contains("\(element)-src 'sha256-\(hash)'"), "the hash is \(hash)")
  }
}
