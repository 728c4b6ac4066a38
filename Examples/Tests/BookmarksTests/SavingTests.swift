import Bookmarks
import EastwardTestReporters
import Foundation
import Testing

@MainActor
@Suite("The file of the bookmarks")
struct SavingTests {
  @Test("bookmarks are kept, without those that were undone, and an identity is never given again")
  func keeps() async throws {
    let file = try TestFile()
    let first = TestApp(file)
    first.add("a", "b", "c")
    first.app.undo()
    try await first.app.flush()

    let second = TestApp(file)
    second.receiveTitles()
    second.received.expect(.titles(["a", "b"]))
    second.add("d")
    second.app.dispatch(.show([.bookmark(3)]))
    second.app.dispatch(.show([.bookmark(4)]))
    let routes = Transcript(second.app.routes, .testing)
    routes.expect([.bookmark(4)])
    second.received.expect(.titles(["a", "b", "d"]))
    try second.app.flushAndWait()
  }

  @Test("a file that cannot be loaded is kept under another name, and the failure is shown")
  func unreadable() async throws {
    let file = try TestFile("{")
    let test = TestApp(file)
    let failures = Transcript(test.app.failures, .testing)
    let failure = try #require(failures.take().first ?? nil)
    #expect(failure.contains("cannot be loaded") && failure.contains(file.url.path))
    test.app.dispatch(.closeFailure)
    failures.expect(nil)
    #expect(try String(contentsOf: file.url, encoding: .utf8) == "{")

    test.add("a")
    try await test.app.flush()
    #expect(failures.take().first??.contains("a new file is saved") == true)
    #expect(try String(contentsOf: file.url.appendingPathExtension("unreadable"), encoding: .utf8) == "{")
  }
}
