import Analysis
import Findings
import Linting
import Rules
import SwiftReader
import Testing

/// One row for each reason: the smallest code that has it, and the next best code that has not.
@Suite("reasons for a note")
struct ReasonTests {
  @Test(
    "hold for the row of the page, and for nothing beside it",
    arguments: [
      Case(
        "forwarder", of: "class Owner { let part = Part(); func act() { go(); go() } }",
        "func f(_ owner: Owner) { owner.part.act() }"),
      Case(
        nil, of: "class Owner { let part = Part(); func act() { go(); go() } }",
        "func f(_ owner: Owner) { owner.part.act(); go() }"),
      Case(
        "forwarder", of: "class Owner { let part = Part(); func act() { go(); go() } }",
        "class User { let owner = Owner(); func f() { owner.part.size = 3 } }"),
      Case(
        nil, of: "class Owner { let part = Part(); func act() { go(); go() } }",
        "class User { let owner = Owner(); func f() { owner.part.size = 3; go() } }"),
      Case("data", of: "struct Owner { let part = Part() }"),
      Case("data", of: "struct Owner { let part = Part() }", "func f(_ owner: Owner) { owner.part.size = 3; go() }"),
      Case("data", of: "class Owner: Codable { var part = Part() }"),
      Case("data", of: "class Owner { let part = Part() }"),
      Case(nil, of: "class Owner { var part = Part() }"),
      Case("data", of: "struct Owner { let part = Part(); func best() -> Part { part } }"),
      Case(nil, of: "struct Owner { let part = Part(); func act() { go(); go() } }"),
      Case(nil, of: "struct Owner { var part = Part(); mutating func act() { part = Part() } }"),
      Case(nil, of: "struct OwnerState { let part = Part() }\ntypealias Owner = OwnerState"),
      Case(nil, of: "struct Owner: StateType { let part = Part() }"),
      Case(nil, of: "protocol Owner { var part: Part { get } }"),
      Case(
        "data", of: "class Owner { var row = Row(); func act() { go(); go() } }",
        "func f(_ owner: Owner) { print(owner.row.part); go() }"),
      Case(
        "data", of: "class Owner { var row = Row(); func act() { go(); go() } }",
        "func f(_ owner: Owner) { print(owner.row.best()); go() }"),
      Case(
        nil, of: "class Owner { var row = Row(); func act() { go(); go() } }",
        "func f(_ owner: Owner) { owner.row.part = Part(); go() }"),
      Case(
        "offered",
        of: "public class Owner {\n/// What others use.\npublic var part = Part(); func act() { go(); go() } }"),
      Case(nil, of: "public class Owner {\npublic var part = Part(); func act() { go(); go() } }"),
      Case(nil, of: "class Owner {\n/// What others use.\npublic var part = Part(); func act() { go(); go() } }"),
      Case(
        "settings",
        of: "class OwnerSettings { var part = Part(); func act() { go(); go() } }\ntypealias Owner = OwnerSettings",
        "func f(_ owner: Owner) { print(owner.part.size); go() }"),
      Case(
        nil, of: "class OwnerSettings { var part = Part(); func act() { go(); go() } }\ntypealias Owner = OwnerSettings"
      ),
      Case(
        "services",
        of: "class OwnerContainer { var part = Part(); func act() { go(); go() } }\ntypealias Owner = OwnerContainer"),
      Case(
        nil,
        of: "class OwnerContainer { var part = Part(); func act() { go(); go() } }\ntypealias Owner = OwnerContainer",
        "func f(_ owner: Owner) { owner.part.inner.act(); go() }"),
      Case(
        "services",
        of:
          "class Owner { var part = Part(); var a: AService?; var b = BService(); var c: any CService; func act() { go(); go() } }"
      ),
      Case(
        nil, of: "class Owner { var part = Part(); var a: AService?; var b = BService(); func act() { go(); go() } }"),
      Case(
        "services",
        of:
          "class Owner { var tool = DataLock(); func act() { go(); go() } }\nclass DataLock { func act() { go(); go() } }",
        "func f(_ owner: Owner) { owner.tool.act(); go() }"),
      Case(
        nil,
        of: "class Owner { var tool = Clock(); func act() { go(); go() } }\nclass Clock { func act() { go(); go() } }",
        "func f(_ owner: Owner) { owner.tool.act(); go() }"),
      Case(
        "library",
        of: "extension UIView { var part: Part { get { Part() as Any as! Part } set {} } }\ntypealias Owner = UIView"),
    ])
  func row(_ row: Case) throws {
    #expect(try row.findings().map(\.reason) == [row.reason])
  }

  @Test("hold for one step only, but that of an example", arguments: Self.deepOwners)
  func depth(_ owner: String) throws {
    let deep = Case(nil, of: owner, "func f(_ owner: Owner) { owner.part.inner.act(); go() }")
    #expect(try deep.findings().map(\.reason) == [nil])
    #expect(try deep.findings().map(\.severity) == [.warning])
    #expect(try deep.findings(at: "Demo/Code.swift").map(\.reason) == ["sample"])
  }

  private static let deepOwners = [
    "struct Owner { let part = Part() }",
    "class OwnerContainer { var part = Part() }\ntypealias Owner = OwnerContainer",
    "public class Owner {\n/// What others use.\npublic var part = Part(); func act() { go(); go() } }",
  ]

  @Test(
    "can be listed",
    arguments: [("\"all\"", "data"), ("\"none\"", nil), ("[\"offered\"]", nil), ("[\"data\"]", "data")])
  func listed(_ notes: String, _ reason: String?) throws {
    let row = Case(
      reason, of: "class Owner { var row = Row(); func act() { go(); go() } }",
      "func f(_ owner: Owner) { print(owner.row.part); go() }")
    #expect(try row.findings(notes: notes).map(\.reason) == [reason])
  }

  @Test("of data count owners only where the list says so")
  func owners() throws {
    let owner = Case("data", of: "struct Owner { let part = Part() }")
    let part = Case(
      nil, of: "class Owner { var row = Row(); func act() { go(); go() } }",
      "func f(_ owner: Owner) { print(owner.row.part); go() }")
    for row in [owner, part] { #expect(try row.findings(notes: "[\"data-owners\"]").map(\.reason) == [row.reason]) }
  }

  @Test("and conventions decide about files that are not analyzed again")
  func analyzedOnce() throws {
    let row = Case(
      "settings",
      of: "class OwnerSettings { var part = Part(); func act() { go(); go() } }\ntypealias Owner = OwnerSettings",
      "func f(_ owner: Owner) { print(owner.part.size); go() }")
    let before = Codebase(row.files(at: "Code.swift"), isRecorded: true, jobs: 1)
    let after = Codebase(row.files(at: "Code.swift"), since: before.record(), jobs: 1)
    #expect(after.analyzedFiles == 0)
    #expect(try row.findings(in: after, notes: "\"all\"").map(\.reason) == ["settings"])
    #expect(try row.findings(in: after, notes: "\"none\"").map(\.reason) == [nil])
    #expect(try row.findings(in: after, notes: "\"all\"", under: Conventions()).map(\.reason) == [nil])
    let tools = Conventions([.tools: NameList([try #require(NamePattern("Part"))])])
    #expect(try row.findings(in: after, notes: "\"all\"", under: tools).map(\.reason) == ["services"])
  }

  @Test("have names of their own, and sentences")
  func names() {
    #expect(reasons.map(\.name) == ["sample", "forwarder", "data", "offered", "settings", "services", "library"])
  }
}

/// Code with one use, and the reason that makes it a note.
struct Case: CustomTestStringConvertible, Sendable {
  let reason: String?
  private let owner: String
  private let use: String

  init(_ reason: String?, of owner: String, _ use: String = "func f(_ owner: Owner) { owner.part.act(); go() }") {
    (self.reason, self.owner, self.use) = (reason, owner, use)
  }

  var testDescription: String { "\(owner): \(use)" }

  func findings(at path: ByteString = "Code.swift", notes: String = "\"all\"") throws -> [Finding] {
    try findings(in: Codebase(files(at: path), jobs: 1), notes: notes)
  }

  func findings(in codebase: Codebase, notes: String, under conventions: Conventions? = nil) throws -> [Finding] {
    let ids = [Reach.id, LaunderedReach.id, WriteThrough.id]
    let text = ids.map { "\"\($0)\": { \"severity\": \"warning\", \"notes\": \(notes) }" }.joined(separator: ", ")
    let active = try Configuration(json: Array("{ \"rules\": { \(text) } }".utf8)).activeRules(from: rules)
    return Linting.findings(
      of: active, in: codebase, conventions: try conventions ?? recommended().conventions, today: "2026-01-01"
    ).findings
  }

  func files(at path: ByteString) -> [SourceFile] {
    let others = """
      final class Part { var size = 0; var inner = Inner(); func act() { go(); go() } }
      final class Inner { func act() { go(); go() } }
      struct Row { var part = Part(); func best() -> Part { part } }
      func go() {}
      """
    return [(path, "\(owner)\n\(use)"), ("Others.swift", others)].map { path, text in
      let bytes = Array(text.utf8)
      return SourceFile(
        path: path, facts: facts(of: bytes), role: path != "Others.swift" ? .linted : .test,
        content: ContentID(words: bytes.map { UInt32($0) }))
    }
  }
}
