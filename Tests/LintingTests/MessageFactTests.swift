import Analysis
import Findings
import Foundation
import Running
import SwiftReader
import Testing

/// What a message says of the source can be seen there.
@Suite("The facts in messages are true")
struct MessageFactTests {
  /// Sources of this package, and what the fuzzer keeps.
  private static let corpora = ["Sources/Analysis", "Sources/Refactoring", "Sources/east", fuzzingCorpus]
  private static let fuzzingCorpus = "Fuzzing/Corpus/analysis.inputs"

  @Test("of all that is found in a corpus", arguments: corpora)
  func corpus(name: String) throws {
    var texts: [(ByteString, [UInt8])] = []
    for (path, bytes) in try name == Self.fuzzingCorpus ? inputs(at: name) : files(in: name) {
      for (number, part) in bytes.split(separator: 0).enumerated() {
        texts.append((ByteString("\(path).\(number).swift"), Array(part)))
      }
    }
    let count = try check(texts)
    #expect(count > 0, "nothing is found in \(name)")
  }

  private func inputs(at path: String) throws -> [(path: String, bytes: [UInt8])] {
    try fuzzingInputs(at: path).map { ($0.name, $0.bytes) }
  }

  private func files(in folder: String) throws -> [(path: String, bytes: [UInt8])] {
    let root = packageDirectory.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted().compactMap { path in
      FileManager.default.contents(atPath: root.appending(path: path).path).map { (path, Array($0)) }
    }
  }

  private static let forms =
    aliasForms + closureForms + chainForms + friendForms + valueForms + wrapperForms + writeForms

  @Test("of what the forms find")
  func forms() throws {
    var count = 0
    for form in Self.forms {
      count += try check([("Prelude.swift", Array(prelude.utf8)), ("Source.swift", Array(form.source.utf8))])
    }
    #expect(count > 50)
  }

  @Test(
    "also where names are given to names, to what is assigned later and to hops behind a name",
    arguments: [
      ("let a = person.house\n  let «b» = a\n  b.town.visit()", "b.town.visit()"),
      ("let b: House\n  «b» = person.house\n  b.town.visit()", "b.town.visit()"),
      ("var b = House()\n  «b» = person.house\n  b.town.visit()", "b.town.visit()"),
      ("guard let «b» = person.cottage else { return }\n  b.enter()", "b.enter()"),
      ("let `«default`» = person.house\n  `default`.town.visit()", "default.town.visit()"),
      ("for «b» in person.houses { b.town.visit() }", "b.town.visit()"),
      ("if case .angry(let «b») = person.mood { b.house.town.visit() }", "b.house.town.visit()"),
      ("(person.cottage ?? person.house).town.visit()", "(person.cottage or person.house).town.visit()"),
      ("(person.cottage as? House)?.town.visit()", "(person.cottage as? House)?.town.visit()"),
    ])
  func names(body: String, chain: String) throws {
    let text = "func f(_ person: Person) {\n  \(body)\n}\n"
    let source = text.replacing("«", with: "").replacing("»", with: "")
    let found = edgeUses(in: codebase(["Prelude.swift": prelude, "Source.swift": source], linting: ["Source.swift"]))
    _ = try check([("Prelude.swift", Array(prelude.utf8)), ("Source.swift", Array(source.utf8))])
    let reaching = try #require(found.first { $0.chain.description == chain }, "\(found.map(\.chain))")
    guard let mark = text.firstRange(of: "«") else { return }
    let line = text[..<mark.lowerBound].count { $0 == "\n" } + 1
    let place = reaching.related.first { $0.message.contains("gets its value here") }
    #expect(place?.position.line == line, "\(reaching.related)")
  }

  private func edgeUses(in codebase: Codebase) -> [EdgeUse] {
    UseKind.allCases.flatMap { codebase.edgeUses(ReachQuery($0, confidence: .low)) }
  }

  /// Checks all places and names of what is found in some files.
  ///
  /// - Returns: the number of places.
  private func check(_ texts: [(path: ByteString, bytes: [UInt8])]) throws -> Int {
    let files = texts.map { SourceFile(path: $0.path, facts: facts(of: $0.bytes), role: .linted) }
    let sources = Dictionary(zip(texts, files).map { ($0.path, ($0.bytes, $1.facts)) }) { first, _ in first }
    func text(_ path: ByteString, _ position: Position) throws -> String {
      let (bytes, facts) = try #require(sources[path])
      let offset = try #require(facts.lines.offset(of: position))
      return String(decoding: bytes[Int(offset)...].prefix(200), as: UTF8.self).replacing("`", with: "")
    }
    var count = 0
    for reaching in edgeUses(in: Codebase(files, jobs: 2)) {
      let here = try text(reaching.path, reaching.position)
      let member = reaching.member == "[]" ? "[" : reaching.member.description
      #expect(here.hasPrefix(member), "\(reaching.path):\(reaching.position): \(member)")
      if let local = reaching.local {
        #expect(reaching.chain.description.contains(local), "\(reaching.path):\(reaching.position): \(reaching.chain)")
      }
      #expect(!reaching.chain.description.contains("(…)"), "\(reaching.path):\(reaching.position): \(reaching.chain)")
      for place in reaching.related {
        count += 1
        let said = try text(place.path, place.position)
        if let local = reaching.local, place.message == "'\(local)' gets its value here" {
          #expect(said.hasPrefix(local), "\(reaching.path):\(reaching.position): \(place)")
        } else {
          #expect(place.message == "\(reaching.edge) is declared here")
          #expect(said.hasPrefix(reaching.hop.description), "\(reaching.path):\(reaching.position): \(place)")
        }
      }
    }
    return count
  }
}
