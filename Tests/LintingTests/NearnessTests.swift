import Testing

@Suite("what a local name is surely near to")
struct NearnessTests {
  @Test(
    "is told by the syntax of its definition, which hides no value that came from afar",
    arguments: [
      ("let house = person.house", true),
      ("let house = (person.house)", true),
      ("let house = flag ? person.house : House()", false),
      ("let house = person.house as House", true),
      ("let first = person.house; let house = first", true),
      ("guard let house = other?.house else { return }", true),
      ("let house = House()", false),
      ("let house = given", false),
      ("let house = made(person)", false),
      ("let house = houses[0]", false),
      ("let first = House(); let house = first", false),
    ])
  func definitions(definition: String, isFar: Bool) {
    let source = """
      func made(_ person: Person) -> House { House() }

      func visit(_ person: Person, _ other: Person?, _ given: House, _ houses: [House], _ flag: Bool) {
        \(definition)
        house.enter()\(isFar ? "  // ← launders Person.house -> enter" : "")
      }
      """
    let codebase = codebase(["Prelude.swift": prelude, "Source.swift": source], linting: ["Source.swift"])
    #expect(remarks(on: codebase) == expectations(in: source, path: "Source.swift"))
  }
}
