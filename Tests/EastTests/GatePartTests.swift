import Running
import Testing

@Suite("east gate of a part of the repository")
struct GatePartTests {
  @Test("judges the whole repository in any of its folders, unless it is told which part")
  func folders() throws {
    let sandbox = try Sandbox.withOldFindings(["New/Other.swift": Sources.modest])
    try sandbox.write(Sources.reaching.replacing("Driver", with: "Pilot"), to: "Pilot.swift")
    try sandbox.commit()
    for flags in [[], ["--head", "work"], ["--repo", "../New"]] {
      let ending = try sandbox.east(["gate", "--base", "main"] + flags, in: "New")
      #expect(ending.status == 1 && ending.error.contains("east: 1 new"), "\(ending.error)")
    }
    #expect(try sandbox.east("gate", "--base", "main", ".", in: "New").error.contains("east: 0 new"))
  }

  @Test("counts the files, chains and skipped files of the part that it is told to judge")
  func counts() throws {
    let sandbox = try Sandbox.repository([
      "App/Car.swift": Sources.car, "Kit/Driver.swift": Sources.reaching, "Kit/Tests/A.swift": Sources.modest,
    ])
    let size = Sources.car.utf8.count
    let ending = try sandbox.east("gate", "--base", "main", "App")
    let lint = try sandbox.east("lint", "App")
    #expect(lint.error.contains("east: no findings in 1 file (\(size) bytes"), "\(lint.error)")
    #expect(!ending.error.contains("skipped"), "\(ending.error)")
    #expect(ending.error.contains(lint.error.prefix { $0 != "\n" }), "\(ending.error)")
  }

  @Test("counts and names what is silenced in the part that it is told to judge")
  func silencedInPart() throws {
    let suppressed = Sources.reaching.replacing(
      "temperature)", with: "temperature)  // east:allow reach - adopted: as it was")
    let sandbox = try Sandbox.repository([
      "Car.swift": Sources.car, "App/Driver.swift": suppressed,
      "Kit/Pilot.swift": suppressed.replacing("Driver", with: "Pilot"),
      "Kit/Racer.swift": Sources.reaching.replacing("Driver", with: "Racer"),
      "Kit/Tester.swift": Sources.reaching.replacing("Driver", with: "Tester"),
    ])
    try sandbox.git("checkout", "--quiet", "-b", "work")
    try sandbox.write("reach\tRacer.drive(_:)\tCar.engine\t1\n", to: ".east-baseline")
    try sandbox.remove("Kit/Tester.swift")
    try sandbox.link("Kit/Tester.swift", to: "Racer.swift")
    try sandbox.commit()
    let whole = try sandbox.east("gate", "--base", "main")
    for part in [
      "; 2 suppressed (2 adopted)",
      "silenced: 1 file is now a symbolic link, an LFS pointer or in a submodule (Kit/Tester.swift)",
      "silenced: the baseline has more entries",
    ] {
      #expect(whole.error.contains(part), "\(whole.error)")
    }
    let part = try sandbox.east("gate", "--base", "main", "App")
    #expect(part.error.contains("; 1 suppressed (1 adopted)\n"), "\(part.error)")
    #expect(!part.error.contains("silence"), "\(part.error)")
  }

  @Test("reports below the named places only, and knows what moved in from outside")
  func places() throws {
    let sandbox = try Sandbox.withOldFindings(["App/A.swift": Sources.modest, "Driver.swift": Sources.reaching])
    try sandbox.git("mv", "Driver.swift", "App/Driver.swift")
    try sandbox.write(Sources.reaching.replacing("Driver", with: "Pilot"), to: "Pilot.swift")
    #expect(try sandbox.east("gate", "--base", "main", "App").status == 0)
    try sandbox.write(Sources.reaching.replacing("Driver", with: "Pilot"), to: "App/Pilot.swift")
    let ending = try sandbox.east("gate", "--base", "main", "App", "--format", "xcode")
    #expect(ending.status == 1)
    #expect(ending.text.split(separator: "\n").count == 1)
    #expect(ending.error.contains(" 1 new, 0 fixed, 1 unchanged since "), "\(ending.error)")
  }
}
