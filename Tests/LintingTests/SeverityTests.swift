import Analysis
import Findings
import Linting
import SwiftReader
import Testing

@Suite("severity and confidence")
struct SeverityTests {
  @Test(
    "the hop's owner decides: an object warns, a value notes, state is not data",
    arguments: [
      ("class Owner { var part = Part() }", Severity.warning),
      ("actor Owner { var part = Part() }", .warning),
      ("protocol Owner { var part: Part { get }; func work() }", .warning),
      ("protocol Owner { var part: Part { get } }", .note),
      ("struct Owner { var part = Part() }", .note),
      ("struct Owner: Codable { var part = Part(); var twice: Part { part } }", .note),
      ("struct Owner { var part = Part(); func forward() { part.use() } }", .note),
      ("struct Owner { var part = Part(); func work() { let a = 1; take(a) } }", .note),
      ("struct Owner { var part = Part() }\nextension Owner { mutating func work() { part = Part(); f() } }", .note),
      ("final class Owner: Codable { var part = Part() }", .note),
      ("struct Owner: StateType { var part = Part() }", .warning),
      ("typealias Owner = OwnerState\nstruct OwnerState { var part = Part() }", .warning),
    ])
  func owners(_ owner: String, _ severity: Severity) {
    let source = "\(owner)\nclass Part { func use() {} }\nfunc f(_ owner: Owner) { owner.part.use(); take(0) }"
    #expect(report(on: codebase(["A.swift": source])).findings.map(\.severity) == [severity])
  }

  @Test(
    "reading pure data under a local name is a note, a part that behaves is not",
    arguments: [
      ("struct Part { var name = Name() }", Severity.note),
      ("struct Part { var name = Name(); func work() { let a = 1; take(a) } }", .warning),
      ("class Part { var name = Name() }", .warning),
    ])
  func launderedData(_ part: String, _ severity: Severity) {
    let source = """
      \(part)
      struct Name { var text = "" }
      class Owner { var part: Part? }
      func f(_ owner: Owner) { if let part = owner.part { take(part.name.text) } }
      """
    #expect(report(on: codebase(["A.swift": source])).findings.map(\.severity) == [severity])
  }

  @Test(
    "a part of data is a note, inside a value and inside an object", arguments: ["struct", "class"])
  func dataInside(_ kind: String) {
    let source = """
      struct Part { var name = Name() }
      struct Name {}
      \(kind) Owner { var part: Part?; func work() { let a = 1; take(a) } }
      func f(_ owner: Owner) { take(owner.part?.name) }
      """
    #expect(report(on: codebase(["A.swift": source])).findings.map(\.severity) == [.note])
  }

  @Test(
    "what a property without a type holds must be found out, which is a note",
    arguments: [
      ("AnyObject", "if let part = owner.part as? Part { part.use() }", Severity.note),
      ("Any?", "(owner.part as? Part)?.use()", .note),
      ("Any", "switch owner.part { case let part as Part: part.use(); default: break }", .note),
      ("Part", "if let part = owner.part as? Part { part.use() }", .warning),
      ("Any", "(owner.part as? Part)?.inner.use()", .note),
    ])
  func casts(_ type: String, _ use: String, _ severity: Severity) {
    let source = """
      class Part { var inner = Inner(); func use() {} }
      class Inner { func use() {} }
      class Owner { var part: \(type) }
      func f(_ owner: Owner) { \(use) }
      """
    #expect(report(on: codebase(["A.swift": source])).findings.map(\.severity) == [severity])
  }

  @Test(
    "a named part of an own value is one's own, unless it is an object",
    arguments: [
      ("struct", Mitigation.storedCopy), ("class", .valueOwner),
    ])
  func ownCopies(_ kind: String, _ mitigation: Mitigation) {
    let source = """
      \(kind) Folder { var name = Name(); func work() { let a = 1; take(a) } }
      struct Name { func show() { let a = 1; take(a) } }
      struct Cabinet { var folders: [Folder] = []; func work() { let a = 1; take(a) } }
      class Screen {
        var settings = Cabinet()
        func show(_ index: Int) { var folder = settings.folders[index]; folder.name.show() }
      }
      """
    let found = codebase(["A.swift": source]).edgeUses(ReachQuery(.launder, minReach: 1, confidence: .high))
    #expect(found.map(\.mitigation) == [mitigation])
  }

  @Test(
    "mapping data to data is a note of its own",
    arguments: [
      ("struct Row { let name: Name; init(_ owner: Owner) { name = owner.part.name; take(0) } }", Mitigation.mapping),
      ("class Row { let name: Name; init(_ owner: Owner) { name = owner.part.name; take(0) } }", nil),
      ("func rows(_ post: Post) -> [Line] { take(0); return [Line(name: post.part.name)] }", .mapping),
      ("func rows(_ owner: Owner) -> [Line] { take(0); return [Line(name: owner.part.name)] }", nil),
      ("func rows(_ post: Post) { take(post.part.name); take(0) }", .valueOwner),
    ])
  func mapping(_ code: String, _ mitigation: Mitigation?) {
    let source = """
      class Part { var name = Name() }
      struct Name {}
      struct Line { let name: Name }
      class Owner { var part = Part() }
      struct Post: Codable { var part: Part; func work() { let a = 1; take(a) } }
      \(code)
      """
    let found = codebase(["A.swift": source]).edgeUses(ReachQuery(.read, minReach: 1, confidence: .high))
    #expect(found.map(\.mitigation) == [mitigation])
  }

  @Test(
    "what a variable's copy contains is only worth a note",
    arguments: [("var", Mitigation.storedCopy), ("let", nil)])
  func copied(_ keyword: String, _ mitigation: Mitigation?) {
    let source = """
      struct Theme { var ink = Ink(); mutating func work() { let a = 1; take(a) } }
      struct Ink { var stain = Stain(); mutating func work() { let a = 1; take(a) } }
      struct Stain { var isDark: Bool { let a = true; take(a); return a }; mutating func work() { let a = 1; take(a) } }
      class User { var theme = Theme() }
      func show(_ user: User) {
        \(keyword) theme = user.theme
        take(theme.ink.stain.isDark)
      }
      """
    let found = codebase(["A.swift": source]).edgeUses(ReachQuery(.launder, minReach: 1, confidence: .high))
    #expect(found.map(\.mitigation) == [mitigation])
  }

  @Test(
    "a named part of a value that was made here is one's own, too",
    arguments: [
      ("let settings = Cabinet()", Mitigation.ownCopy), ("let settings = load()", .ownCopy),
      ("let settings = desk.settings", .valueRead),
    ])
  func madeHere(_ made: String, _ mitigation: Mitigation) {
    let source = """
      struct Folder { var name = Name(); func work() { let a = 1; take(a) } }
      struct Name { var text = "" }
      struct Cabinet { var folders: [Folder] = []; func work() { let a = 1; take(a) } }
      class Desk { var settings = Cabinet() }
      func load() -> Cabinet { Cabinet() }
      func show(_ desk: Desk) {
        \(made)
        for folder in settings.folders { take(folder.name.text) }
      }
      """
    let codebase = codebase(["A.swift": source])
    let found = [UseKind.read, .launder].flatMap { codebase.edgeUses(ReachQuery($0, minReach: 1, confidence: .high)) }
    #expect(found.last?.mitigation == mitigation, "\(found.map(\.mitigation))")
  }

  @Test("one use that is more than a note makes the finding more")
  func mostSevereUse() {
    let source = """
      class Part { var name = ""; func use() { let a = 1; take(a) } }
      class Owner { let part = Part() }
      class Screen {
        let owner = Owner()
        func show() {
          let read = owner.part
          take(read.name)
          let told = owner.part
          told.use()
          take(0)
        }
      }
      """
    let findings = report(on: codebase(["A.swift": source])).findings
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.map(\.subject.uses) == [2])
    #expect(findings.map(\.position.line) == [9])
  }

  @Test("a body that is nothing but a reach is a forwarder, and a note")
  func forwarders() {
    let source = """
      class Post {
        let person = Person()
        var place: Town { person.house.town }
        func visit() { person.house.enter() }
        func both() { person.house.enter(); person.name = "" }
      }
      """
    let codebase = codebase(["Prelude.swift": prelude, "A.swift": source], linting: ["A.swift"])
    #expect(report(on: codebase).findings.map(\.severity) == [.note, .note, .warning])
  }

  @Test(
    "less sure findings are for those who ask for them",
    arguments: [
      (Confidence.high, [3]), (.medium, [3, 4, 5]), (.low, [3, 4, 5, 6]),
    ])
  func confidence(_ confidence: Confidence, _ lines: [Int]) {
    let source = """
      class Maker { let one = Person(); func person() -> Person { one }; let thing = makeThing() }
      func f(_ person: Person, _ maker: Maker) {
        person.house.enter()
        maker.thing.use()
        maker.person().visit(Town())
        makeThing().house.enter()
      }
      """
    let codebase = codebase(["Prelude.swift": prelude, "A.swift": source], linting: ["A.swift"])
    #expect(report(on: codebase, confidence: confidence).findings.map(\.position.line) == lines)
  }

  @Test("a declaration's uses of one edge are one finding, at the first of them")
  func uses() throws {
    let source = """
      func f(_ person: Person) {
        person.house.enter()
        take(person.house.town)
        person.cottage?.enter()
      }
      """
    let codebase = codebase(["Prelude.swift": prelude, "A.swift": source], linting: ["A.swift"])
    let findings = report(on: codebase).findings
    #expect(findings.map(\.subject.edge) == ["Person.house", "Person.cottage"])
    let finding = try #require(findings.first)
    #expect(finding.subject.uses == 2)
    #expect(finding.lines == [2, 3])
    #expect(finding.subject.declaration == "f(_:)")
    #expect(finding.subject.chain == "person.house.enter()")
    #expect((finding.position.line, finding.position.column, finding.end.column) == (2, 16, 21))
    #expect(finding.related.map(\.message) == ["Person.house is declared here"])
  }

  @Test("statistics count candidates, types, rules, edges and owners")
  func statistics() {
    let source = "func f(_ p: Person) { p.house.enter(); make().house.enter(); p.cottage?.enter() }"
    let codebase = codebase(["Prelude.swift": prelude, "A.swift": source], linting: ["A.swift"])
    let report = report(on: codebase)
    let statistics = Statistics(of: report.findings, edges: report.findings, report.chainCounts)
    #expect((statistics.chainCounts.candidates, statistics.chainCounts.typed) == (3, 2))
    #expect(statistics.owners.map { "\($0.name) \($0.count)" } == ["Person 2"])
    #expect(statistics.edges.map(\.name) == ["Person.cottage", "Person.house"])
  }
}
