import SwiftReader
import Testing

@Suite struct BindingTests {
  @Test(
    "a local name knows what it stands for",
    arguments: [
      ("let x = a.b", "x local whole = a.b"),
      ("let x: T = a", "x local whole: T = a"),
      ("let (x, _) = a.b", "x local tupleElement(0) = a.b"),
      ("let me = self", "me local whole = self"),
      ("if let x = a?.b { }", "x optionalBinding unwrapped = a?.b"),
      ("if let x { }", "x optionalBinding unwrapped = x"),
      ("guard let self else { return }", "self optionalBinding unwrapped = self"),
      ("while let x = next() { }", "x optionalBinding unwrapped = next()"),
      ("for x in a.b { }", "x loop element = a.b"),
      ("for (x, _) in a { }", "x loop element.tupleElement(0) = a"),
      ("for case let .some(x) in a { }", "x pattern element.payload(some, 0) = a"),
      ("for case let x? in a { }", "x pattern element.unwrapped = a"),
      ("switch a.b { case .loaded(let x): f() default: g() }", "x pattern payload(loaded, 0) = a.b"),
      ("switch a { case let .pair(_, x): f() }", "x pattern payload(pair, 1) = a"),
      ("switch a { case .deep(.er(let x)): f() }", "x pattern payload(deep, 0).payload(er, 0) = a"),
      ("switch (a, b) { case (_, let x): f() }", "x pattern tupleElement(1) = tuple(a, b)"),
      ("if case let x as T = a.b { }", "x pattern whole: T = a.b"),
      ("if case let x? = a.b { }", "x pattern unwrapped = a.b"),
      ("do { } catch let x { }", "x caughtError whole = ?"),
      ("f { [x = a.b] in g() }", "x capture whole = a.b"),
      ("f { [weak self] in g() }", "self capture whole = self"),
      ("f { x in g() }", "x closureParameter whole = ?"),
      ("f { (x: T) in g() }", "x closureParameter whole: T = ?"),
    ])
  func origin(body: String, expected: String) {
    #expect(Wording("func f() { \(body) }").bindings == [expected])
  }

  @Test(
    "a value is told as far as its syntax goes",
    arguments: [
      ("a ?? b.c", "choice(a, b.c)"), ("a ? b : c ? d : e", "choice(b, d, e)"),
      ("a + b", "?"), ("(a.b)", "a.b"), ("try? await a.b", "a.b"), ("a.b as? T", "a.b as T"),
      ("[a, b]", "array(a, b)"), ("[a: b]", "dictionary(a, b)"), ("1", "integer"), ("-1.5", "float"),
      ("\"\\(a.b)\"", "string"),
      ("(a, b: c)", "tuple(a, c)"), ("{ a }", "closure"), ("\\.a", "keyPath"), ("#line", "#line"),
      ("Foo<Int>(a).b", "Foo().b"),
      ("if a { b } else { c }", "choice(b, c)"), ("if a { b } else { c }\n if d { e } else { f }", "choice(b, c)"),
      ("switch a { case .b: c default: d }", "choice(c, d)"),
      ("(a ?? b).c", "choice(a, b).c"), ("$0.a", "$0.a"), ("a[b].c!.d?.0", "a[].c!.d?.#"),
    ])
  func value(expression: String, expected: String) {
    let wording = Wording("func f() { let x = \(expression) }")
    let value = wording.facts.bindings.first { wording.facts.names[$0.name] == "x" }?.value ?? .unknown
    #expect(wording.words(for: value) == expected)
  }

  @Test("a body of one expression tells its value, and a longer one does not")
  func soleValue() {
    let wording = Wording(
      "struct S { var a: T { b.c }\n var d: T { return e.f }\n var g: T { h()\n return i }\n"
        + "var j: T { if k { l } else { m }\n if n { o } else { p } } }")
    let getters = wording.facts.scopes.filter { $0.kind == .accessor }
    #expect(getters.map { wording.words(for: $0.soleValue) } == ["b.c", "e.f", "?", "?"])
  }

  @Test(
    "a closure of several statements tells what it returns, where that is no name of a block",
    arguments: [
      ("a()\n return b.c", "result(b.c)"), ("if a { return nil }\n return b", "result(b)"),
      ("if let a = b { return a }\n return c.d", "result(?, c.d)"),
      ("if a { b()\n return c.d } else { return nil }", "result(c.d)"),
      ("if a { return b } else { return c }", "choice(b, c)"),
      ("switch a { case .b: c()\n return d.e default: return f.g }", "result(d.e, f.g)"),
      ("if let a { b()\n return a }\n c()", "?"),
      ("if let a { return a.b }\n return $0", "result(a.b, $0)"),
      ("a()\n f { b()\n return c }\n return d", "result(d)"),
      ("func a() -> T { b()\n return c }\n return d()", "result(d())"),
      ("a()\n return", "?"), ("a()\n return 1", "?"), ("return a", "a"), ("a()\n b()", "?"),
      ("a -> T in b()\n return c", "result(c) as T"),
    ])
  func results(body: String, expected: String) {
    let facts = Wording("f { \(body) }")
    #expect(facts.facts.scopes.first { $0.kind == .closure }.map { facts.words(for: $0.soleValue) } == expected)
  }

  @Test(
    "a statement throws its value away, unless it may be what a body or branch gives",
    arguments: [
      ("a.b()\n c", true), ("try? await a.b()\n c", true), ("if c { a.b() }", true),
      ("switch c { case .d: a.b() }", true),
      ("defer { a.b() }", true), ("let c = a.b()", false), ("_ = a.b()", false), ("c.d = a.b()", false),
      ("c(a.b())", false), ("return a.b()", false), ("c { a.b() }", false), ("c { a.b()\n d }", true),
      ("let c = if d { a.b() } else { e }", false), ("return switch c { case .d: a.b() }", false),
      ("c { if d { a.b() } }", false), ("func c() { a.b() }", true), ("func c() -> T { a.b() }", false),
      ("var c: T { a.b() }", false), ("var c: T { set { a.b() } }", true), ("a.b() ?? c", false), ("a.b() + c", false),
    ])
  func discarded(statements: String, isDiscarded: Bool) {
    let wording = Wording("func f() {\n \(statements)\n}")
    let chain = wording.facts.chains.firstIndex { !$0.links.isEmpty && wording.words(for: $0.root) == "a" }
    #expect(chain.map { wording.facts.chains[$0].isDiscarded } == isDiscarded)
  }

  @Test("a later assignment is a further definition of the name")
  func assignment() {
    let wording = Wording("func f() { var x = a\n x = b.c\n x.d = e }")
    #expect(wording.facts.assignments.map { wording.words(for: $0.value) } == ["b.c"])
  }

  @Test(
    "a plain name that is assigned to a chain is stored there",
    arguments: [
      ("a.b = x", ["a.b"]), ("a?.b[c].d = x", ["a?.b[].d"]), ("a.b = x\n c.d = x", ["a.b", "c.d"]), ("a.b = x.c", []),
      ("a.b = x + 1", []), ("a.b += x", []), ("a = x", []), ("a.b = x ?? c", []), ("let x = a.b", []), ("a.b(x)", []),
    ])
  func stored(statements: String, places: [String]) {
    let wording = Wording("func f() {\n \(statements)\n}")
    let facts = wording.facts
    #expect(facts.storedValues.map { wording.words(for: facts.chains[Int($0.chain)]) } == places)
    #expect(facts.storedValues.allSatisfy { $0.name.map { facts.names[$0] } == "x" })
  }
}
