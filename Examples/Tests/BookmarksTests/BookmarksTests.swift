import Bookmarks
import Eastward
import EastwardTestReporters
import Testing

@MainActor
@Suite("Bookmarks")
struct BookmarksTests {
  @Test("bookmarks are added, changed, moved and found")
  func edits() throws {
    let test = TestApp(try TestFile())
    test.receiveTitles()
    test.add("a", "b", "c")
    test.received.expect(.titles([]), .titles(["a"]), .titles(["a", "b"]), .titles(["a", "b", "c"]))
    test.app.dispatch(.move([3, 1], before: 2))
    test.app.dispatch(.move([2], before: nil))
    test.received.expect(.titles(["a", "c", "b"]))
    test.app.dispatch(.search("B.EX"))
    test.app.dispatch(.save(Draft(id: 2, title: "d", address: "https://b.example")))
    test.received.expect(.titles(["b"]), .titles(["d"]))
    test.app.dispatch(.search(""))
    test.app.dispatch(.save(Draft(title: "no address")))
    test.received.expect(.titles(["a", "c", "d"]))
  }

  @Test("the editor contains the bookmark, and an address of a page can be saved")
  func editor() throws {
    let test = TestApp(try TestFile())
    test.add("a")
    let drafts = Transcript(test.app.editors, .testing)
    let saveEnablement = Transcript(test.app.saveEnablement, .testing)
    test.app.dispatch(.edit(1))
    var draft = Draft(id: 1, title: "a", address: "https://a.example")
    drafts.expect(nil, draft)
    draft.address = "a"
    test.app.dispatch(.change(draft))
    draft.address = "http://a.example/b"
    test.app.dispatch(.change(draft))
    test.app.dispatch(.save(draft))
    drafts.skip()
    saveEnablement.expect(false, true, false, true, false)
  }

  @Test(
    "the user confirms a deletion, which closes the screen of the bookmark, and undo opens neither screen nor alert")
  func deletes() throws {
    let test = TestApp(try TestFile())
    test.add("a", "b")
    test.app.dispatch(.show([.bookmark(2)]))
    test.receiveTitles()
    test.received.subscribe(to: test.app.routes, as: TestApp.Value.route)
    test.received.subscribe(to: test.app.deletionAlerts, as: TestApp.Value.deletion)
    test.received.expect(.titles(["a", "b"]), .route([.bookmark(2)]), .deletion(.noDeletion))
    test.app.dispatch(.askToDelete([1]))
    test.app.dispatch(.cancelDeletion)
    test.received.expect(.deletion(.confirmDeletion(of: ["a"])), .deletion(.noDeletion))
    test.app.dispatch(.askToDelete([2]))
    test.app.dispatch(.confirmDeletion)
    test.received.expect(
      .deletion(.confirmDeletion(of: ["b"])), .titles(["a"]), .route([]), .deletion(.noDeletion))
    test.app.undo()
    test.received.expect(.titles(["a", "b"]))
  }

  @Test("undo and redo have the names of the actions")
  func undoNames() throws {
    let test = TestApp(try TestFile())
    test.add("a", "b")
    test.app.dispatch(.move([2], before: 1))
    test.app.dispatch(.search("a"))
    var names: [String?] = []
    let menu = test.app.timelines.provide { names += [$0.undoName, $0.redoName] }
    test.app.undo()
    test.app.undo()
    test.app.redo()
    #expect(
      names == [
        "Move Bookmark", nil, "Add Bookmark", "Move Bookmark", "Add Bookmark", "Add Bookmark", "Add Bookmark",
        "Move Bookmark",
      ])
    menu.cancel()
  }

  @Test(
    "deep links",
    arguments: [
      ("/", []), ("/bookmarks/3", [Screen.bookmark(3)]), ("", nil), ("/bookmarks", nil), ("/bookmarks/x", nil),
    ])
  func links(link: String, route: [Screen]?) { #expect(Screen.route(ofLink: link) == route) }

  @Test("a link to a bookmark that does not exist opens the list, and so does the undo of its addition")
  func missing() throws {
    let test = TestApp(try TestFile())
    test.add("a")
    let routes = Transcript(test.app.routes, .testing)
    test.app.dispatch(.show([.bookmark(1)]))
    test.app.dispatch(.show([.bookmark(7)]))
    test.app.dispatch(.show([.bookmark(1)]))
    test.app.undo()
    routes.expect([], [.bookmark(1)], [], [.bookmark(1)], [])
  }
}
