import Findings
import Packages
import SwiftReader
import Testing

@testable import Analysis

@Suite("an analysis of a later state")
struct IncrementalTests {
  @Test("analyzes what rests on a change, and nothing else", arguments: Edit.all)
  func edits(_ edit: Edit) throws {
    let before = Codebase(sources(edit.program), isRecorded: true, jobs: 1)
    let texts = edit.program.merging(edit.changes) { $1 }.filter { !$1.isEmpty }
    let files = sources(texts)
    let older = Dictionary(sources(edit.program).map { ($0.content, $0.facts) }) { first, _ in first }
    var kept = before.record()
    kept.setTable(packed: try #require(kept.tableParts).packed[...], named: [1])
    for (record, isWhole) in [(before.record(), true), (kept, false)] {
      let after = Codebase(files, since: record, olderFacts: { older[$0] }, jobs: 1)
      let whole = Codebase(files, jobs: 1)
      #expect(after.analyses.map(\.uses) == whole.analyses.map(\.uses))
      #expect(after.chainCounts == whole.chainCounts)
      let analyzed = files.indices.filter { after.wasAnalyzed($0) }.map { "\(after.files[$0].path)" }
      #expect(analyzed == edit.analyzed, "\(edit)")
      #expect(after.firstDifference(from: whole) == nil)
      #expect(after.isTableReused == (edit.table == .kept || edit.table == .retold && isWhole), "\(edit)")
    }
  }

  @Test("replaces facts, of a codebase with a record and of one without", arguments: Edit.all)
  func replacing(_ edit: Edit) {
    let changes = edit.changes.filter { edit.program[$0.key] != nil && !$0.value.isEmpty }
    let facts = Dictionary(
      uniqueKeysWithValues: changes.map { (ByteString($0), SwiftReader.facts(of: Array($1.utf8))) })
    let whole = Codebase(sources(edit.program.merging(changes) { $1 }), jobs: 1)
    let unnamed = sources(edit.program).map { SourceFile(path: $0.path, facts: $0.facts, role: $0.role) }
    for files in [sources(edit.program), unnamed] {
      let after = Codebase(files, isRecorded: true, jobs: 1).recorded.replacing(facts)
      #expect(after.firstDifference(from: whole) == nil)
      if changes.count == edit.changes.count {
        #expect(files.indices.filter { after.wasAnalyzed($0) }.map { "\(files[$0].path)" } == edit.analyzed)
      }
    }
    #expect(Codebase(unnamed, jobs: 1).recorded.recorded.analyzedFiles == unnamed.count)
    #expect(Codebase(unnamed, jobs: 1).recorded.replacing([:]).analyzedFiles == 0)
  }

  @Test("analyzes other files after an edit of a body only if it changes what a type does", arguments: [true, false])
  func behaviour(doesMoreAnyway: Bool) {
    func codebase(_ body: String) -> Codebase {
      let texts = [
        "Car.swift":
          "class Car { let engine: Engine; func stop() { \(doesMoreAnyway ? "print(); " : "")engine.stop() } }",
        "Engine.swift": "class Engine { func start() {}; func stop() {} }",
        "Garage.swift": "class Garage { let car: Car; func open() { print(); car.engine.start() } }",
        "Start.swift": "extension Car { func start() { \(body) } }",
      ]
      return Codebase(sources(texts), isRecorded: true, jobs: 1).recorded
    }
    var edited = codebase("engine.start()")
    // The last one also adds a declaration, so everything that is recorded is compared.
    for (body, analyzesGarage) in [
      ("print(); engine.start()", !doesMoreAnyway), ("print(1); engine.start()", false),
      ("engine.start()", !doesMoreAnyway), ("print(); engine.start()", !doesMoreAnyway),
      ("engine.start() }; var isOn: Bool { true", true),
    ] {
      let whole = codebase(body)
      edited = edited.replacing(["Start.swift": whole.files[3].facts])
      #expect(edited.firstDifference(from: whole) == nil, "\(body)")
      #expect(TableParts(edited.table) == TableParts(whole.table), "\(body)")
      #expect(edited.wasAnalyzed(2) == analyzesGarage, "\(body)")
    }
  }

  @Test(
    "analyzes a counted file once its body uses what a linted file declares, and no more when it does not",
    arguments: ["take(1)", "take(2 + unknown)", "car.engine.start()"],
    ["take(1)", "let engin = 1", "car.engine.start()"])
  func counted(before: String, after: String) {
    let linted = "class Car { let engine = Engine() }\nclass Engine { func start() {} }"
    func files(_ body: String) -> [SourceFile] {
      let test = SwiftReader.facts(of: Array("func check(_ car: Car) { \(body) }".utf8))
      return [
        SourceFile(path: "Car.swift", facts: SwiftReader.facts(of: Array(linted.utf8)), role: .linted),
        SourceFile(path: "CarTests.swift", facts: test, role: .counted),
      ]
    }
    let codebase = Codebase(files(before), isRecorded: true, jobs: 1).recorded
    let edited = codebase.replacing(["CarTests.swift": files(after)[1].facts])
    let whole = Codebase(files(after), jobs: 1)
    #expect(edited.firstDifference(from: whole) == nil)
    #expect(edited.otherAnalyses.map(\.file) == whole.otherAnalyses.map(\.file))
    #expect(edited.otherAnalyses.map(\.uses) == whole.otherAnalyses.map(\.uses))
  }

  @Test("forgets what a file found that is not analyzed while a type begins to do more")
  func forgotten() {
    func facts(_ text: String) -> FileFacts { SwiftReader.facts(of: Array(text.utf8)) }
    let (named, renamed) = (facts("class A { let foo = 1 }"), facts("class A { let bar = 1 }"))
    func files(_ stop: String) -> [SourceFile] {
      let car = "class Car { let engine: Engine; func stop() { \(stop)engine.stop() } }"
      return [
        SourceFile(path: "A.swift", facts: named, role: .linted),
        SourceFile(
          path: "Car.swift", facts: facts(car + "\nclass Engine { func start() {}; func stop() {} }"), role: .counted),
        SourceFile(
          path: "Use.swift", facts: facts("func use(_ car: Car) { log(foo: 1); car.engine.start() }"), role: .counted),
      ]
    }
    let codebase = Codebase(files(""), isRecorded: true, jobs: 1).recorded
    let before = codebase.replacing(["A.swift": renamed])
    #expect(codebase.otherAnalyses.map(\.file).contains(2) && !before.otherAnalyses.map(\.file).contains(2))
    let edited = before.replacing(["Car.swift": files("print(); ")[1].facts]).replacing(["A.swift": named])
    #expect(edited.wasAnalyzed(2) && !before.replacing(["A.swift": named]).wasAnalyzed(2))
    #expect(edited.firstDifference(from: Codebase(files("print(); "), jobs: 1)) == nil)
  }

  @Test("analyzes nothing where nothing changed")
  func nothing() {
    let before = Codebase(sources(Edit.program), isRecorded: true, jobs: 1)
    let after = Codebase(sources(Edit.program), since: before.record(), jobs: 2)
    #expect(after.analyzedFiles == 0)
    #expect(!after.hasNews)
    #expect(after.analyses.map(\.uses) == before.analyses.map(\.uses))
    #expect(before.analyses.contains { !$0.uses.isEmpty })
  }

  @Test(
    "analyzes what a change of a manifest moves to another module, while all Swift files are the same",
    arguments: [
      ("[.target(name: \"Mine\", path: \"mine\"), .target(name: \"Use\", path: \"use\")]", 0),
      ("[.target(name: \"Mine\", path: \"mine\"), .target(name: \"Use\", dependencies: [\"Mine\"], path: \"use\")]", 1),
      ("[.target(name: \"All\", path: \".\")]", 1),
    ])
  func manifests(targets: String, count: Int) throws {
    let files = sources([
      "mine/Town.swift":
        "public class Town { public var house = House() }\npublic class House { public func enter() {} }",
      "use/Use.swift": "import Middle\nfunc send(_ town: Town) { town.house.enter() }",
    ])
    let before = Codebase(files, manifests: [], isRecorded: true, jobs: 1)
    let manifest = try #require(
      Manifest(path: "Package.swift", content: Array("let package = Package(targets: \(targets))".utf8)))
    let after = Codebase(files, manifests: [manifest], since: before.record(), isRecorded: true, jobs: 1)
    let whole = Codebase(files, manifests: [manifest], jobs: 1)
    #expect(after.analyses.map(\.uses) == whole.analyses.map(\.uses))
    #expect(whole.analyses.map(\.uses.count) == [0, count])
    #expect(after.analyzedFiles > 0)
    #expect(Codebase(files, manifests: [manifest], since: after.record(), jobs: 1).analyzedFiles == 0)
    #expect(Codebase(files, manifests: [], since: after.record(), jobs: 1).analyzedFiles > 0)
  }

  @Test("builds its table where the record's is of other files")
  func tables() throws {
    let before = Codebase(sources(Edit.program), isRecorded: true, jobs: 1)
    let same = Codebase(sources(Edit.program), since: before.record(), jobs: 2)
    #expect(same.isTableReused && same.firstDifference(from: before) == nil)
    var record = before.record()
    var parts = try #require(record.tableParts)
    parts.counts[0] += 1
    parts.counts[1] -= 1
    record.table = .parts(parts)
    let mistaken = Codebase(sources(Edit.program), since: record, jobs: 1)
    #expect(!mistaken.isSound)
    record.table = nil
    #expect(Codebase(sources(Edit.program), since: record, jobs: 1).isSound)
  }

  @Test("is compared with another, facts and results")
  func differences() throws {
    let whole = Codebase(sources(Edit.program), isRecorded: true, jobs: 1)
    #expect(whole.firstDifference(from: Codebase(sources(Edit.program), jobs: 2)) == nil)
    var record = whole.record()
    var damaged = try #require(record.files.last?.analysis)
    damaged.chainCounts.chains += 1
    record.files[record.files.count - 1].analysis = damaged
    #expect(whole.firstDifference(from: Codebase(sources(Edit.program), since: record, jobs: 1)) == "Tree.swift")
    let other = Edit.program.merging(["Leaf.swift": "class Leaf {}"]) { $1 }
    #expect(whole.firstDifference(from: Codebase(sources(other), jobs: 1)) == "Leaf.swift")
  }

  @Test("rests on the same questions whether others were asked before or not")
  func keptAnswers() {
    let codebase = Codebase(sources(Edit.program), jobs: 1)
    var shared = ChainAnalyzer(codebase.table, codebase.library, isRecorded: true)
    for file in codebase.files.indices.reversed() {
      var fresh = ChainAnalyzer(codebase.table, codebase.library, isRecorded: true)
      let questions = fresh.analyze(file).questions
      #expect(shared.analyze(file).questions == questions, "\(codebase.files[file].path)")
    }
  }

  @Test("analyzes a file whose content has no name")
  func unnamed() {
    let before = Codebase(sources(Edit.program), isRecorded: true, jobs: 1)
    let files = sources(Edit.program).map { SourceFile(path: $0.path, facts: $0.facts, role: .linted) }
    #expect(Codebase(files, since: before.record(), jobs: 1).analyzedFiles == files.count)
  }

  @Test("keeps what is known of files that are not linted now")
  func unlinted() {
    let before = Codebase(sources(Edit.program), isRecorded: true, jobs: 1)
    let between = Codebase(
      sources(Edit.program, linted: ["Shop.swift"]), since: before.record(), isRecorded: true, jobs: 1)
    #expect(Codebase(sources(Edit.program), since: between.record(), jobs: 1).analyzedFiles == 0)
  }

}

/// Returns files with these texts, ordered by path; each content has an id.
func sources(_ texts: [String: String], linted: Set<String>? = nil) -> [SourceFile] {
  texts.sorted { $0.key < $1.key }.map { path, text in
    let bytes = Array(text.utf8)
    return SourceFile(
      path: ByteString(path), facts: facts(of: bytes), role: linted?.contains(path) ?? true ? .linted : .test,
      content: ContentID(words: bytes.map { UInt32($0) }))
  }
}
