import Findings
import Packages
import SwiftReader
import Testing

@testable import Analysis

@Suite("a packed record")
struct RecordPackingTests {
  /// Every field has a value that no other has.
  private static let record = AnalysisRecord(files: [
    AnalysisRecord.File(
      path: "Sources/ä.swift", content: ContentID(words: [1, 2, 3, 4, 5]), base: 6,
      contributions: ContributionList(words: [7, 8, 9]),
      analysis: FileAnalysis(
        file: 0, uses: uses, typeNames: ["Lamp", "Ä"], chainCounts: counts, questions: QuestionList(numbers: [9]))
    ),
    AnalysisRecord.File(path: "B", base: 10, contributions: ContributionList(words: [])),
  ])

  private static var counts: ChainCounts {
    var counts = ChainCounts()
    (counts.chains, counts.candidates, counts.typed) = (11, 12, 13)
    return counts
  }

  private static let uses = [
    Use(
      chain: 14, link: 15,
      hop: Hop(member: DeclarationID(index: 16), name: Name(index: 17), offset: 18, isResolved: true), action: .call,
      confidence: .medium, binding: 19, named: 20, precedent: 21, part: 22, owner: 23,
      facts: [.begins, .isWholeBody, .isAddedToLibrary]),
    Use(
      chain: 24, link: 25, hop: Hop(member: .none, name: Name(index: 26), offset: 27, isResolved: false),
      action: .write, confidence: .high, facts: .isGlobal),
  ]

  @Test("has every field")
  func roundTrip() throws {
    let unpacked = try #require(AnalysisRecord(packed: Self.record.packed()[...]))
    #expect(String(reflecting: unpacked.plain) == String(reflecting: Self.record.plain))
    #expect(unpacked.files.map(\.path) == ["Sources/ä.swift", "B"])
  }

  @Test("is refused, or read as another record, where any word is changed or the end is missing")
  func damage() {
    let words = Self.record.packed()
    for place in words.indices {
      #expect(AnalysisRecord(packed: words[..<place]) == nil, "\(place) words")
      for value in [0, 1, 0x7fff_ffff, UInt32.max] where words[place] != value {
        var damaged = words
        damaged[place] = value
        let unpacked = AnalysisRecord(packed: damaged[...])
        #expect(unpacked.map { $0.packed() } != words, "word \(place) as \(value)")
      }
    }
    #expect(AnalysisRecord(packed: words + [0]) == nil)
  }

  @Test("has its table beside it, which is refused, or does not end the program, where any word is changed")
  func tables() throws {
    let texts = [
      "A.swift": "import B\nclass A { let b: B; func f(c: C) { c.b.g() } }\nprotocol P { var d: D { get } }",
      "B.swift": "import A\nclass B: P { func g() {}; var d: D { D(self) }; enum E { case e(Int) } }",
      "C.swift": "struct C { let b: B }\nstruct D { init(_ b: B) {} }\nextension B { func h() { d.i(); d.j() } }",
    ]
    let files = texts.sorted { $0.key < $1.key }.map { path, text in
      SourceFile(
        path: ByteString(path), facts: facts(of: Array(text.utf8)), role: .linted,
        content: ContentID(words: [UInt32(text.count)]))
    }
    let record = Codebase(files, isRecorded: true, jobs: 1).record()
    let table = try #require(record.tableParts)
    let words = table.packed
    #expect(TableParts(packed: words[...]) == table)
    #expect(TableParts(packed: words[...])?.table(of: files, []).moduleDigest == record.modules)
    // The bits for names are many, and any are sound.
    let bits = NameFilter().packed.count * 2
    let start = try #require(words.indices.first { words[$0] == UInt32(bits) })
    var refused = 0
    for place in words.indices where !(start + 1..<start + bits).contains(place) {
      for value in [0, 1, 0x7fff_ffff, UInt32.max] where words[place] != value {
        var damaged = words
        damaged[place] = value
        var other = record
        other.setTable(packed: damaged[...], named: [])
        refused += other.table == nil ? 1 : 0
        other.files[0].analysis = nil
        if place % 5 == 0 { _ = Codebase(files, since: other, jobs: 1).analyses }
      }
      #expect(TableParts(packed: words[..<place]) == nil)
    }
    #expect(refused > words.count - bits)
    #expect(TableParts(packed: words + [0]) == nil)
  }

  @Test("is not believed where its numbers mean nothing", arguments: [1000, UInt32.max - 1])
  func numbers(number: UInt32) {
    let text = "class A { let b: B; func f(c: C) { c.b.g() } }\nclass B { func g() {} }\nclass C { let b: B }"
    let file = SourceFile(
      path: "A.swift", facts: facts(of: Array(text.utf8)), role: .linted, content: ContentID(words: [1]))
    let whole = Codebase([file], isRecorded: true, jobs: 1)
    #expect(whole.analyses[0].uses.count == 1)
    let changes: [(inout Use) -> Void] = [
      { $0.chain = number }, { $0.link = number }, { $0.hop.name = Name(index: number) }, { $0.binding = number },
      { $0.hop.member = DeclarationID(index: number) }, { $0.precedent = number }, { $0.part = number },
      { $0.owner = number },
    ]
    for change in changes {
      var record = whole.record()
      if var analysis = record.files[0].analysis {
        change(&analysis.uses[0])
        record.files[0].analysis = analysis
      }
      let codebase = Codebase([file], since: record, jobs: 1)
      #expect(codebase.analyses.map(\.uses) == whole.analyses.map(\.uses))
      #expect(codebase.analyzedFiles == 1)
    }
  }
}

extension AnalysisRecord {
  /// The record as values that print as what they are.
  fileprivate var plain: [String] { files.map { "\($0)" } }
}
