import Analysis
import Findings
import Testing

@Suite("A call on plain data whose result nobody takes")
struct ActTests {
  private static let records = """
    struct Entry { let size = 1; var details = Details(); let cover = Cover() }
    struct Details: SavedRecord { var text = ""; var size = 1 }
    struct Cover: SavedRecord { var url = ""; var size = 1; let done: () -> Void }
    class Database { var last: Any? }
    class Page { var details = Details(); let cover = Cover() }
    """

  @Test(
    "is a use, not a read",
    arguments: [
      ("page.details.save(in: database); print(1)", nil),
      ("try? page.cover.delete(from: database); print(1)", nil),
      ("if page.cover.url.isEmpty { try page.details.save(in: database) }", nil),
      ("let cover = page.cover; cover.delete(from: database); print(1)", nil),
      ("page.cover.save(in: database)", nil),
      ("switch page.cover.size { case 1: page.cover.save(in: database); default: break }", nil),
      ("entry.cover.done(); print(1)", .dataOwner),
      // These give something, or may be what the body gives.
      ("print(entry.details.text.trimmed(in: database))", .dataOwner),
      ("let isSaved = entry.details.save(in: database); print(isSaved)", .dataOwner),
      ("run { entry.details.save(in: database) }", .dataOwner),
      ("return entry.details.save(in: database)", .dataOwner),
      ("database.last = entry.details.save(in: database)", .dataOwner),
      ("let a = if entry.size > 1 { entry.cover.save(in: database) } else { 1 }; print(a)", .dataOwner),
      ("let cover = page.cover; print(cover.isSame(as: 1))", .dataRead),
    ] as [(String, Mitigation?)])
  func calls(body: String, mitigation: Mitigation?) throws {
    let text =
      Self.records + "\nfunc f(_ entry: Entry, _ page: Page, _ database: Database) throws {\n  print(0)\n  \(body)\n}\n"
    let codebase = codebase(["Record.swift": text])
    let found = [UseKind.read, .launder].flatMap { codebase.edgeUses(ReachQuery($0, confidence: .medium)) }
    let calls = found.filter(\.isCalled)
    #expect(calls.map(\.mitigation) == (body.contains("trimmed") ? [] : [mitigation]), "\(body): \(found)")
  }

  @Test("is a part of the view that a SwiftUI view builds")
  func views() {
    let text =
      Self.records + """

        struct EntryView: View {
          let entry: Entry
          var body: some View {
            Text("")
            entry.details.row(1)
          }
        }
        """
    let found = codebase(["Record.swift": text]).edgeUses(ReachQuery(.read, confidence: .medium))
    #expect(!found.isEmpty && found.allSatisfy { $0.mitigation != nil }, "\(found)")
  }
}
