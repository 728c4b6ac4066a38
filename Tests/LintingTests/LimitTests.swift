import Findings
import SwiftReader
import Testing

@testable import Analysis
@testable import Linting

@Suite("limits are kept, and what is beyond them is unknown")
struct LimitTests {
  private static let sources: [String] = [
    "typealias A = (\(repeated(200, ", ") { _ in "A" }))\nfunc f(c: A) { c.b.c.d() }",
    """
    typealias T0 = Int
    \(repeated(40) { "typealias T\($0 + 1) = (T\($0), T\($0), T\($0))" })
    func f(t: T40) { t.0.1.2.a.b() }
    """,
    "struct G<T> { var t: G<(T, T)> }\nfunc f(g: G<Int>) { g\(repeated(300, "") { _ in ".t" }).a() }",
    """
    func two<T>(_ t: T) -> (T, T) { (t, t) }
    func f(x0: Int) {
    \(repeated(60) { "let x\($0 + 1) = two(x\($0))" })
    x60.0.1.a.b()
    }
    """,
    """
    let x = \(repeated(40, "") { _ in "f(" })1\(repeated(40, "") { _ in ")" })
    func f<T>(_ t: T) -> T { t }
    func f<T>(_ t: [T]) -> T { t[0] }
    func g() { x.a.b.c() }
    """,
    """
    protocol P { associatedtype A: P; var a: A { get } }
    func f<T: P>(t: T) { t\(repeated(5_000, "") { _ in ".a" }).foo() }
    """,
    """
    protocol P {
      associatedtype A
      class B<X>: A { var m: B<Int> }
    }
    func g(p: P.B<Int>) { p.m.m.n() }
    """,
    """
    typealias S4 = Double
    \(repeated(4) { level in "struct S\(level) { \(repeated(300, "; ") { "var m\($0): S\(level + 1)" }) }" })
    final class Holder { var s: S0; func end() { print(1); print(2) } }
    func f(h: Holder) { h.s.m0.end() }
    """,
    repeated(400) { "class C\($0): C\(($0 + 1) % 400).X { func f(x: X) { x.a.b.c() } }" },
  ]

  @Test(
    "what is written in a few lines takes no time to follow, and no more stack than there is", .timeLimit(.minutes(30)),
    arguments: sources)
  func ends(_ source: String) {
    #expect(report(on: codebase(["A.swift": source]), confidence: .low).findings.count < 500)
  }

  @Test("members that are handed on are found in supertypes that refer to themselves", .timeLimit(.minutes(30)))
  func middlemen() {
    var forwarders = Forwarders(
      in: codebase([
        "F0.swift": "extension E {\nassociatedtype E: Self.E\n}\ntypealias E = F",
        "F1.swift": "class F<X>: F.E, A {\nvar c: (X, C) { (a, self) ?? d ?? c?.d }\n}",
      ]))
    #expect(forwarders.middlemen(share: 0.5, minMembers: 1).isEmpty)
  }

  @Test("members of extensions that are nested too deep are no global declarations")
  func extensions() {
    // The innermost extension is the first, so that each round resolves one of them.
    let names = (0...Limits.roundsOfExtensions + 1).map { level in (0...level).map { "T\($0)" }.joined(separator: ".") }
    let nested = names.enumerated().reversed().map { level, name in
      "extension \(name) { struct T\(level + 1) {}; static var car\(level): Car { Car() } }\n"
    }
    let uses = (names.indices.map { "car\($0)" } + ["car"]).map { "func drive() { \($0).engine.start() }\n" }
    let codebase = codebase([
      "A.swift": """
      struct T0 {}
      let car = Car()
      final class Car { let engine = Engine() }
      final class Engine { func start() {} }
      \(nested.joined())\(uses.joined())
      """
    ])
    #expect(codebase.edgeUses(ReachQuery(.global, confidence: .high)).map(\.root) == ["car"])
  }

  @Test("hops are counted up to the limit and no further")
  func hops() {
    var hops: Hops = 0
    for _ in 0..<1_000 { hops = hops.next }
    #expect(hops.count == Int(Limits.hops))
    #expect(Hops(integerLiteral: -1).next == 0)
  }

  @Test("a type is no deeper and has no more parts than the limits say")
  func types() {
    var arena = TypeArena()
    let integer = arena.library(Library.integer)
    var deep = integer
    for _ in 1..<Int(Limits.typeDepth) { deep = arena.array(of: deep) }
    #expect(deep.isKnown)
    #expect(!arena.array(of: deep).isKnown)
    #expect(!arena.array(of: deep).isKnown, "the second time, too")
    #expect(arena.tuple(Array(repeating: integer, count: Int(Limits.typeParts) - 1)).isKnown)
    #expect(!arena.tuple(Array(repeating: integer, count: Int(Limits.typeParts))).isKnown)
  }

  @Test("in a circle each answer is what follows if the others are unknown, whichever is asked first")
  func circle() {
    #expect(Circle.answers(startingAt: 0) == Circle.answers(startingAt: 2))
    #expect(Circle.answers(startingAt: 1) == [0: "0??", 1: "1?", 2: "2?3", 3: "3"])
  }

  @Test("a line of locals is known to its end, however long it is, wherever one begins")
  func locals() {
    let lines = repeated(500) { "  let x\($0 + 1) = x\($0).m()" }
    let source = """
      class A { func m() -> A { self }; var b: B }
      class B { var c: C }
      class C { func d() {} }
      func f(x0: A) {
      \(lines)
        let y = x500.b
        y.c.d()  // ← launders A.b -> c
      }
      """
    #expect(remarks(on: codebase(["A.swift": source])) == expectations(in: source, path: "A.swift"))
  }
}

/// The texts for 0, 1, 2, …
private func repeated(_ count: Int, _ separator: String = "\n", _ text: (Int) -> String) -> String {
  (0..<count).map(text).joined(separator: separator)
}

/// Questions 0 → 1 and 2, 1 → 0, 2 → 0 and 3, asked with an evaluation stack.
private struct Circle {
  private static let needs = [0: [1, 2], 1: [0], 2: [0, 3], 3: []]
  private var stack = EvaluationStack<Int, String>()
  private var open: [Int: Int] = [:]
  private var known: [Int: String] = [:]

  static func answers(startingAt first: Int) -> [Int: String] {
    var circle = Circle()
    _ = circle.answer(first)
    for other in 0..<4 { _ = circle.answer(other) }
    return circle.known
  }

  private mutating func answer(_ question: Int) -> String {
    if let known = known[question] { return known }
    if let position = open[question] { return stack.provisional(at: position) }
    let opened = stack.open(question, provisional: "?")
    open[question] = opened.position
    var answer = "\(question)"
    for other in Self.needs[question] ?? [] { answer += self.answer(other) }
    guard stack.answer(opened, with: answer) else { return "?" }
    for entry in stack.close(opened).circle { known[entry.question] = entry.answer }
    return answer
  }
}
