import Running
import Testing

@Suite("The diagram of east gate")
struct GateDiagramTests {
  @Test(
    "draws what is new and what is fixed in Markdown, and nothing where neither is", arguments: [[], ["--head=work"]])
  func diagram(flags: [String]) throws {
    let sandbox = try Sandbox.withOldFindings()
    // A copy of the other file with another name would be that file, renamed.
    let pilot = Sources.reaching.replacing("Driver", with: "Pilot").replacing("drive", with: "fly")
    try sandbox.write(pilot, to: "New/Pilot.swift")
    try sandbox.remove("Old/Driver7.swift")
    try sandbox.commit()
    let text = try sandbox.east(["gate", "--base", "main", "--format", "markdown"] + flags).text
    #expect(
      text.hasSuffix(
        """

        ```mermaid
        flowchart LR
          n0["Car"]
          n1["Driver7"]
          n2["Pilot"]
          n1 -->|"gone: engine"| n0
          n2 ==>|"new: engine"| n0
          linkStyle 0 stroke:#1b6e3c
          linkStyle 1 stroke:#b3261e
        ```

        """), "\(text)")
    let part = try sandbox.east(["gate", "--base", "main", "--format", "markdown"] + flags + ["New"]).text
    #expect(part.contains("|\"new: engine\"|") && !part.contains("gone"), "\(part)")
    #expect(!(try sandbox.east(["gate", "--base", "work", "--format", "markdown"]).text.contains("```")))
    #expect(!(try sandbox.east(["lint", "--format", "markdown"]).text.contains("```mermaid")))
  }

  @Test("draws an edge of which as many findings are fixed as are new")
  func exchangeInDiagram() throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    try sandbox.git("checkout", "-q", "-b", "work")
    // The read is fixed, and a write of the same property is new.
    let write = "    car.engine.temperature = 3"
    try sandbox.write(
      Sources.reaching.replacing("    print(car.engine.temperature)", with: write), to: "Driver.swift")
    let text = try sandbox.east("gate", "--base", "main", "--format", "markdown").text
    #expect(text.contains("n1 ==>|\"changed: engine\"| n0"), "\(text)")
  }
}
