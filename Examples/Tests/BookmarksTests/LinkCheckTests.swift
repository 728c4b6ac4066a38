import Bookmarks
import EastwardTestReporters
import Foundation
import Testing

@MainActor
@Suite("The check of links")
struct LinkCheckTests {
  @Test(
    "a request without a response is repeated twice, and one with a status is not",
    arguments: [
      (["200"], LinkStatus.answers), (["404"], .broken(reason: "status 404")), (["-", "-", "200"], .answers),
      (["-", "-", "-"], .broken(reason: "no response")),
    ])
  func repeats(responses: [String], status: LinkStatus) async throws {
    let network = Network(responses)
    let test = TestApp(try TestFile(), request: { _ in try await network.respond() })
    test.add("a")
    test.received.subscribe(to: 1, of: test.app.rows) { .link($0.link) }
    try await test.effects.run("check: https://a.example")
    test.received.expect(.link(.unchecked), .link(status))
    #expect(await network.isDone)
  }

  @Test("a link is checked when it is new or the user asks, and no more when its bookmark is deleted")
  func requests() async throws {
    let test = TestApp(try TestFile(), request: { _ in 200 })
    test.add("a", "b")
    try await test.effects.run("check: https://b.example")
    test.app.dispatch(.askToDelete([1]))
    test.app.dispatch(.confirmDeletion)
    #expect(test.effects.pending.isEmpty && test.effects.cancelled.last == "check: https://a.example")
    test.app.undo()
    #expect(test.effects.pending == ["check: https://a.example"])
    await test.effects.runAll()
    test.app.dispatch(.checkLinks)
    #expect(Set(test.effects.pending) == ["check: https://a.example", "check: https://b.example"])
    let activities = Transcript(test.app.activities, .testing)
    await test.effects.runAll()
    activities.expect(true, false)
  }
}

/// Gives one prepared response for each request; "-" is none.
private actor Network {
  private var responses: [String]

  init(_ responses: [String]) { self.responses = responses }

  var isDone: Bool { responses.isEmpty }

  func respond() throws -> Int {
    guard !responses.isEmpty, let status = Int(responses.removeFirst()) else { throw URLError(.timedOut) }
    return status
  }
}
