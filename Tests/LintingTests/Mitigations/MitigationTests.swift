import Analysis
import Findings
import Testing

@Suite("A reach is only worth a note")
struct MitigationTests {
  @Test(
    "where the owner is there to be reached through",
    arguments: servicePurposes + viewPurposes + dataPurposes + structurePurposes + placePurposes + ownerPurposes)
  func purpose(_ purpose: Purpose) {
    let codebase = codebase(
      ["Prelude.swift": prelude, "App.swift": purpose.source, purpose.path: purpose.uses], linting: [purpose.path])
    let read = codebase.edgeUses(ReachQuery(.read, minReach: 1, confidence: .high))
    let written = codebase.edgeUses(ReachQuery(.write, minReach: 1, confidence: .high))
    #expect((read + written).sorted { $0.position < $1.position }.map(\.mitigation) == purpose.mitigations)
  }
}

extension MitigationTests {
  @Test("code for examples is only worth a note where there is something else")
  func onlyExamples() {
    let card = """
      final class Card { let lamp = Lamp(); func end() { print(1); print(2) }; func go() { print(1); print(2) } }
      final class Lamp { var isOn = false; func end() { print(1); print(2) } }
      func one(card: Card) { print(0); card.lamp.isOn = true }
      """
    for (path, mitigation) in [("MyDemoTests/CardTests.swift", nil), ("Sources/Card.swift", Mitigation.sampleCode)] {
      let codebase = codebase(
        ["MyDemo/Card.swift": card, "Package.swift": "", path: ""], linting: ["MyDemo/Card.swift"])
      let found = codebase.edgeUses(ReachQuery(.write, minReach: 1, confidence: .high))
      #expect(found.map(\.mitigation) == [mitigation])
    }
  }

  @Test("a use beyond a global is no note because it is a whole body, but because it is in an example")
  func beyondGlobals() {
    let session = """
      final class Session { static let shared = Session(); let lamp = Lamp(); func end() { print(1); print(2) } }
      final class Lamp { var isOn = false; func end() { print(1); print(2) } }
      func one() { Session.shared.lamp.end() }
      """
    for (path, mitigation) in [("App/Session.swift", nil), ("MyDemo/Session.swift", Mitigation.sampleCode)] {
      let codebase = codebase([path: session, "Sources/Card.swift": ""], linting: [path])
      let found = codebase.edgeUses(ReachQuery(.global, minReach: 1, confidence: .high))
      #expect(found.map(\.mitigation) == [mitigation])
    }
  }
}
