import Analysis

/// Where the same code stands, and what its reaches are mitigated by there.
private let folders: [(path: String, mitigations: [Mitigation?])] = [
  ("iOS Example/Use.swift", []),
  ("ChartsDEMOS-iOS/Use.swift", []),
  ("Vidéo/Demo2/Use.swift", []),
  ("App/Ködemos/Use.swift", []),
  ("Samples/SignIn/Use.swift", []),
  ("CharcoalUIKitSample/Use.swift", []),
  ("Sampler/Use.swift", [nil, nil]),
  ("Demonstration/Use.swift", [nil, nil]),
  ("Demoé/Use.swift", [nil, nil]),
]

private let usesOfPerson = """
  func one(person: Person) {
    print()
    person.house.enter()
  }
  func two(person: Person) {
    person.house.id = 8
  }
  """

let placePurposes =
  [
    // Code for examples that uses its own types.
    Purpose(
      "",
      """
      final class Card: UIView { let label = UILabel(); func end() { print(1); print(2) }; func go() { print(1); print(2) } }
      func one(card: Card) { print(0); card.label.text = "" }
      func two(card: Card) { print(0); card.label.layoutIfNeeded() }
      """, "Examples/Use.swift", [.sampleCode, .sampleCode]
    )
  ] + folders.map { Purpose("", usesOfPerson, $0.path, $0.mitigations) }
