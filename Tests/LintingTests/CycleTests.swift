import Findings
import Linting
import Testing

@Suite("circles and depths end")
struct CircleTests {
  @Test(
    "what refers to itself stays unknown",
    arguments: [
      "let a = b\nlet b = a\nfunc f() { a.x.y() }",
      "class A { let b = B.c; func f() { b.x.y.z() } }\nclass B { static let c = A().b }",
      "typealias A = B\ntypealias B = A\nfunc f(_ a: A) { a.x.y() }",
      "class A: B {}\nclass B: A {}\nfunc f(_ a: A) { a.x.y() }",
      "protocol P: Q {}\nprotocol Q: P {}\nextension P { func f() { self.x.y.z() } }",
      "extension A.B { struct A {} }\nextension A { struct B {} }\nstruct A {}\nfunc f(_ a: A.B.A) { a.x.y() }",
      "func f() { var a = g(); var b = a; a = b; b = a; a.x.y() }",
      "func f() { let a = { a.x.y() }; a() }",
      "struct A<T: A<T>> { var t: T }\nfunc f(_ a: A<A<A<Int>>>) { a.t.t.t.t.x() }",
      "class A { typealias A = A.A; var a: A.A.A }\nfunc f(_ a: A) { a.a.a.x() }",
      "func f() { for x in x.y { x.z() } }",
      "func f() { if let x = x?.y { x.z() } }",
      "enum E { indirect case e(E) }\nfunc f(_ e: E) { if case .e(.e(.e(let x))) = e { x.y.z() } }",
    ])
  func circles(_ source: String) {
    #expect(report(on: codebase(["A.swift": source])).findings.isEmpty)
  }

  @Test("aliases of aliases in each part of a name are followed a few steps only")
  func aliasesInPaths() {
    let aliases = (0..<7).map { "typealias A\($0) = S" + String(repeating: ".A\($0 + 1)", count: 50) }
    let source = "struct S {\n\(aliases.joined(separator: "\n"))\ntypealias A7 = S\n}\nextension S.A0 {}"
    #expect(report(on: codebase(["A.swift": source])).findings.isEmpty)
  }

  @Test("a long line of properties without types is followed a few steps only", arguments: [(3, 1), (200, 0)])
  func levels(count: Int, findings: Int) {
    let classes = (0..<count).map { "class C\($0) { let next = C\($0 + 1)().next }" }.joined(separator: "\n")
    let last =
      "class C\(count) { let next = House() }\nclass House { let town = Town() }\nclass Town { let name = Other() }\nclass Other {}"
    let codebase = codebase(["A.swift": classes + "\n\(last)\nfunc f(_ c: C0) { print(c.next.town.name) }"])
    #expect(report(on: codebase).findings.map(\.subject.member).count { $0 == "town" } == findings)
  }

  @Test(
    "deep nesting is cut, not followed to the end of the stack, and the rest is linted",
    arguments: [
      String(repeating: "f(", count: 200) + "a.b.c" + String(repeating: ")", count: 200),
      "a" + String(repeating: ".map { $0", count: 300) + String(repeating: " }", count: 300),
      String(repeating: "(", count: 500) + "a" + String(repeating: ".b)", count: 500) + ".c",
      "a" + String(repeating: ".b", count: 3_000),
      (0..<400).map { "let a\($0 + 1) = a\($0).b" }.joined(separator: "; ") + "; a400.b.c()",
      "a" + String(repeating: ".m()", count: 300),
      (0..<140).map { "let a\($0 + 1) = a\($0).m()" }.joined(separator: "; ") + "; a140.m().b.c()",
      (0..<60).map { "if c { x = y }; if c { y = x }; take(x.b\($0))" }.joined(separator: "\n"),
    ])
  func depths(_ body: String) {
    let source =
      "class A { var b = A(); var c = 0; func m() -> A { self } }\nfunc f(_ a: A, _ a0: A) { var x = a; var y = a.b\n\(body)\n}"
    let other = "class House { let town = A() }\nfunc g(_ house: House) { print(house.town.c) }"
    let findings = report(on: codebase(["A.swift": source + "\n" + other])).findings
    #expect(findings.contains { $0.subject.edge == "House.town" && $0.subject.member == "c" })
  }
}
