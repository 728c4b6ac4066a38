import Findings
import Running
import SwiftReader
import Testing

@testable import Analysis

@Suite("the order of the questions does not matter")
struct OrderTests {
  @Test(
    "of files, and of the chains and names in them",
    arguments: Program.tricky + (1...rounds(fast: 40, slow: 400)).map { Program(seed: $0) })
  func order(_ program: Program) {
    let codebase = program.codebase
    let straight = program.texts.indices.map { linted([$0], codebase) { $0 } }
    for seed in 1...4 {
      var random = SeededGenerator(seed: UInt64(seed))
      let files = Array(program.texts.indices).shuffled(using: &random)
      let shuffled = linted(files, codebase) { $0.shuffled(using: &random) }
      for file in files {
        #expect(shuffled[file] == straight[file][file], "file \(file) with seed \(seed):\n\(program.texts[file])")
      }
    }
  }

  @Test(
    "of files by their names", arguments: Program.tricky + (1...rounds(fast: 40, slow: 400)).map { Program(seed: $0) })
  func names(_ program: Program) {
    let straight = linted(Array(program.texts.indices), program.codebase) { $0 }
    for seed in 1...3 {
      var random = SeededGenerator(seed: UInt64(seed))
      let places = Array(program.texts.indices).shuffled(using: &random)
      let renamed = Program(program.testDescription, places.map { program.texts[$0] })
      let found = linted(Array(program.texts.indices), renamed.codebase) { $0 }
      for (file, text) in places.enumerated() { #expect(found[file] == straight[text], "\(program.texts)") }
    }
  }

  /// No file that is read has a circle of locals, since a name is visible only behind its value; packs of facts may.
  @Test("of definitions in a circle, wherever it is entered", arguments: [3, 19, 21, 45, 70], [1, 7])
  func circles(count: Int, step: Int) {
    let locals = (0..<count).map { "let x\($0) = x\(($0 + 1) % count).b ?? x\(($0 + step) % count).b.b ?? a.b" }
    let text = "class A { var b: A }\nfunc f(a: A) {\n\(locals.joined(separator: "\n"))\nx0.b.b()\n}"
    var facts = facts(of: Array(text.utf8))
    for index in facts.bindings.indices { facts.bindings[index].visibleFrom = 0 }
    let codebase = Codebase([SourceFile(path: "A.swift", facts: facts, role: .linted)], jobs: 1)
    let straight = linted([0], codebase) { $0 }
    #expect(straight[0]?.filter { $0.hasPrefix("use") }.isEmpty == false)
    for start in stride(from: 1, to: facts.bindings.count + facts.chains.count, by: max(1, count / 6)) {
      let rotated = linted([0], codebase) { Array($0[start...] + $0[..<start]) }
      #expect(rotated == straight, "from definition \(start) on")
      #expect(linted([0], codebase) { Array($0[start...] + $0[..<start]).reversed() } == straight, "\(start) reversed")
    }
  }

  /// Lints files one after the other, asking for each one's definitions in a different order.
  private func linted(
    _ files: [Int], _ codebase: Codebase, _ ordered: ([Definition]) -> [Definition]
  ) -> [Int: [String]] {
    var analyzer = ChainAnalyzer(codebase.table, codebase.library)
    var found: [Int: [String]] = [:]
    for file in files {
      analyzer.open(file)
      analyzer.trace = []
      let facts = codebase.files[file].facts
      let definitions =
        facts.bindings.indices.map { Definition.binding(UInt32($0)) }
        + facts.chains.indices.map { Definition.chain(UInt32($0)) }
        + facts.assignments.indices.map { Definition.assignment(UInt32($0)) }
      for definition in ordered(definitions) { _ = analyzer.origin(of: definition) }
      found[file] = analyzer.lines(facts)
    }
    return found
  }
}

extension ChainAnalyzer {
  /// What was found out of the current file, as text.
  fileprivate mutating func lines(_ facts: FileFacts) -> [String] {
    let steps = (trace ?? []).map {
      "\($0.chain).\($0.position): \($0.origin.type.text(in: &types) ?? "?") \($0.origin.reach.count)"
        + " \($0.origin.root) \(table.nameOfOwner(of: $0.found))"
    }
    let uses = uses.map {
      "use \($0.chain).\($0.link) \($0.action) \($0.confidence) \($0.precedent) \($0.binding) \($0.facts.rawValue)"
    }
    return (steps + uses).sorted()
  }
}

/// A few files.
struct Program: CustomTestStringConvertible {
  let texts: [String]
  let testDescription: String

  init(_ name: String, _ texts: [String]) {
    (testDescription, self.texts) = (name, texts)
  }

  /// Declarations that refer to each other at random.
  init(seed: Int) {
    var writer = ProgramWriter(random: SeededGenerator(seed: UInt64(seed)))
    self.init("program \(seed)", (0..<3).map { _ in writer.file() })
  }

  var codebase: Codebase {
    Codebase(
      texts.enumerated().map {
        SourceFile(path: "F\($0.offset).swift", facts: facts(of: Array($0.element.utf8)), role: .linted)
      }, jobs: 1)
  }

  /// Circles, and what is deeper than a limit.
  static let tricky = [
    Program(
      "supertypes in a circle",
      [
        "class A: B.X { class Y { var a = A() } }", "class B: A.Y { class X { var b = B() } }",
        "func f(a: A, b: B) { a.b.a.b.c(); b.a.b.a.c(); let x = a.b ?? b.a; x.a.b.c() }",
      ]),
    Program(
      "supertypes nested in supertypes, deeper than the limit",
      [
        "class C0 { class X { var c = C0() } }",
        (0..<120).map { "class C\($0 + 1): C\($0).X { class X: C\($0).X {} }" }.joined(separator: "\n"),
        (0..<120).map { "func f\($0)(c: C\($0)) { c.c.c.d() }" }.joined(separator: "\n"),
      ]),
    Program(
      "namesakes, and properties of two extensions of one library type",
      [
        "extension [B] { static let s = unknown()\nstatic func f() { print(s.next.inn) } }", "class B {}",
        "class B { var next: Int }\nextension [A] { static var s: Q { fatalError() } }",
      ]),
    Program(
      "aliases of each other",
      [
        "typealias A = (B, C)\ntypealias C = A?\nclass D { var b: B; var d: D; var x: A }", "typealias B = [A]",
        "func f(a: A, b: B, d: D) { a.0.first!.0.x.y(); b.first!.1.z(); d.x.0.first!.d.d.d() }",
      ]),
    Program(
      "initial values of each other",
      [
        "class A { var a = B().b; var c = C.c ?? B.d }", "class B { var b = A().a ?? C(); static let d = A().c }",
        "class C { static let c = B.d ?? A().c; var d = C.c }",
        "func f(a: A, b: B, c: C) { a.a.b.c(); a.c.d.e(); b.b.d.e.f(); c.d.d.d(); B.d.c.c() }",
      ]),
    Program(
      "locals of each other, deeper than the limit",
      [
        "class A { var b: A; func m<T>(_ f: (A) -> T) -> T {} }",
        """
        func f(x0: A) {
        \((0..<200).map { "let x\($0 + 1) = x\($0).m { $0.b }.b" }.joined(separator: "\n"))
        x200.b.b()
        }
        """,
      ]),
    Program(
      "closures in closures",
      [
        """
        class A { var b: [A]; var c: A }
        func f(a: A) {
          let x = a.b.map { $0.b.map { $0.c }.first! }.filter { $0.c.c.d }
          x.first!.c.c.d()
          let y = { z in z.c }
          let z = y(x.first!)
          z.c.d()
        }
        """
      ]),
    Program(
      "a local of itself",
      [
        """
        class A { var b: A }
        func f(a: A) {
          var x = y.b; var y = x ?? a.b; x = y; y = x.b; x.b.b(); y.b.b()
          let z = z.b ?? a.b; z.b.b(); let g = { g().b.b }; g().b.b()
        }
        """
      ]),
  ]
}
