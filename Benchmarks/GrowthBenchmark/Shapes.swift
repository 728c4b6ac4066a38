/// What grows in code: everything that a repository may have many of.
let shapes: [Shape] = [
  Shape("declarations", 400) { "class A { var b = A() }\n" + lines($0) { "func f\($0)(a: A) { a.b.b.b() }" } },
  Shape("structures of one file", 500) {
    lines($0) { "struct S\($0): Codable { var x: Int }\nfunc f\($0)(s: S\($0)) { s.x.y.z() }" }
  },
  Shape("chains", 800) { "class A { var b = A() }\nfunc f(a: A) {\n" + times($0, "  a.b.b.b()\n") + "}\n" },
  Shape("overloads of one name", 400) {
    "class A {\n" + lines($0) { "  func f(_ x: T\($0)) -> A { f(x).f(x) }" } + "}\n"
  },
  Shape("overloads told apart by labels", 400) {
    "class A {\n" + lines($0) { "  func f(l\($0): Int) -> A { self }" } + "}\nfunc g(a: A) {\n"
      + lines($0) { "  a.f(l\($0): 1).f(l\($0): 1).b()" } + "}\n"
  },
  Shape("overloads that take closures", 400) {
    "class A {\n" + lines($0) { "  func f(_ x: (T\($0)) -> A) -> A { f { $0.a } }" } + "}\n"
  },
  Shape("global overloads", 400) { lines($0) { "func f(_ x: T\($0)) -> A { f(x).a.b.c() }" } },
  Shape("types of one name", 300) {
    lines($0) { "class A { var b: A }\nfunc f\($0)(a: A) { a.b.b.b() }" }
  },
  Shape("extensions of one type", 300) {
    "class A { var a: A }\n" + lines($0) { "extension A { var x\($0): A { self.a.a.x\($0) } }" }
  },
  Shape("extensions with conditions", 200) {
    "struct G<T> {}\nclass A { var g: G<S0> }\n"
      + lines($0) { "extension G where T == S\($0) { var m: A { A() } }\nstruct S\($0) {}" }
      + "func f(a: A) {\n" + times($0, "  a.g.m.g.m()\n") + "}\n"
  },
  Shape("members of one class", 400) { count in
    "class A {\n" + lines(count) { "  var x\($0) = A()" } + "}\nfunc f(a: A) {\n"
      + lines(count) { "  a.x\($0).x\(count - 1 - $0).foo()" } + "}\n"
  },
  Shape("properties without a type, one from another", 400) {
    "class A { var a = A() }\nlet x0 = A()\n" + lines($0) { "let x\($0 + 1) = x\($0).a" } + "func f() { x9.a.a.b() }\n"
  },
  Shape("properties that are made by closures", 300) {
    "class A { var a = A() }\n" + lines($0) { "let x\($0) = { let y\($0) = A(); return y\($0).a.a }()" }
      + "func f() {\n" + lines($0) { "  x\($0).a.a.b()" } + "}\n"
  },
  Shape("calls in calls in an initial value", 8) {
    "func f<A>(_ a: A) -> A { a }\nfunc f<A>(_ a: [A]) -> A { a[0] }\n"
      + lines($0 * 40) { "let x\($0) = \(times(9, "f("))\($0)\(times(9, ")"))\nfunc g\($0)() { x\($0).a.b.c() }" }
  },
  Shape("locals of one function", 400) {
    "class A { var b = A() }\nfunc f(a: A) {\n" + lines($0) { "  let x\($0) = a.b" } + lines($0) { "  x\($0).b.b()" }
      + "}\n"
  },
  Shape("locals, one from another", 600) {
    "class A { var b = A() }\nfunc f(x0: A) {\n" + lines($0) { "  let x\($0 + 1) = x\($0).b" } + "}\n"
  },
  Shape("locals, one from another, used at the end", 600) { count in
    "class A { func b() -> A { self } }\nfunc f(x0: A) {\n" + lines(count) { "  let x\($0 + 1) = x\($0).b()" }
      + "  x\(count).b().b().c()\n}\n"
  },
  Shape("locals, one from another twice", 400) {
    "class A { var b: A }\nfunc f(x0: A) {\n" + lines($0) { "  let x\($0 + 1) = x\($0).b ?? x\($0).b" } + "}\n"
  },
  Shape("locals of one name", 500) {
    "class A { var b = A() }\nfunc f(a: A) {\n" + times($0, "  let x = a.b\n  x.b.c()\n") + "}\n"
  },
  Shape("assignments to one local", 800) {
    "class A { var b = A() }\nfunc f(a: A) {\n  var x = a\n" + times($0, "  x = x.b\n") + "}\n"
  },
  Shape("locals in one circle", 300) { count in
    "class A { var b = A() }\nfunc f(a: A) {\n" + lines(count) { "  var x\($0) = a.b" }
      + lines(count) { "  x\($0) = x\(($0 + 1) % count).b" } + lines(count) { "  x\($0).b.c()" } + "}\n"
  },
  Shape("locals in many circles", 150) { count in
    "class A { var b = A() }\nfunc f(a: A) {\n" + lines(count) { "  var x\($0) = a.b" }
      + lines(count * 3) { "  x\(($0 * $0 + $0) % count) = x\(($0 * 7 + 3) % count).b ?? x\(($0 * 5 + 1) % count).b" }
      + "  x0.b.c()\n}\n"
  },
  Shape("locals that wait for closures", 300) {
    "class A { var b = A(); func m<T>(_ f: (A) -> T) -> T {} }\nfunc f(x0: A) {\n"
      + lines($0) { "  let x\($0 + 1) = x\($0).m { $0.b }" } + "}\n"
  },
  Shape("optional bindings in one condition", 500) {
    "class A { var b: A? }\nfunc f(a: A) { if "
      + (0..<$0).map { "let x\($0 + 1) = \($0 == 0 ? "a" : "x\($0)").b" }
      .joined(separator: ", ") + " { x1.b.c() } }\n"
  },
  Shape("inheritance depth", 400) {
    "class C0 { var m = C0() }\n" + lines($0) { "class C\($0 + 1): C\($0) { func g() { m.m.m.n() } }" }
  },
  Shape("inheritance depth, nothing found", 400) {
    "class C0 {}\n" + lines($0) { "class C\($0 + 1): C\($0) { func g() { missing.m.m.n() } }" }
  },
  Shape("supertypes that are nested in supertypes", 300) {
    "class C0 { class X {} }\n" + lines($0) { "class C\($0 + 1): C\($0).X { class X {}; func g(x: X) { x.m.m.n() } }" }
  },
  Shape("protocols of one type", 300) {
    lines($0) { "protocol P\($0) {}\nextension P\($0) { var m\($0): A { A() } }" } + "class A: "
      + (0..<$0).map { "P\($0)" }.joined(separator: ", ") + " {}\nfunc f(a: A) {\n"
      + lines($0) { "  a.m\($0).m\($0).b()" } + "}\n"
  },
  Shape("protocols that inherit in a circle", 500) { count in
    lines(count) { "protocol P\($0): P\(($0 + 1) % count) {}\nfunc f\($0)(p: any P\($0)) { p.m.m.n() }" }
  },
  Shape("links in a chain", 4_000) {
    "class A { var b: A { self } }\nfunc f(a: A) { a" + times($0, ".b") + ".foo() }\n"
  },
  Shape("calls in a chain", 3_000) {
    "class A { func b() -> A { self } }\nfunc f(a: A) { a" + times($0, ".b()") + ".foo() }\n"
  },
  Shape("closures in a chain", 800) {
    "class A { var b: A; func m(_ f: (A) -> A) -> A {} }\nfunc f(a: A) { a" + times($0, ".m { $0.b.b }") + " }\n"
  },
  Shape("wrappers in a chain that is written", 2_000) {
    "class A { var b: A }\nfunc f(a: A) { a" + times($0, ".b") + times($0, "!") + " = a }\n"
  },
  Shape("members of one chain in another module", 400) {
    "class A {\n" + lines($0) { "  var x\($0): A" } + "}\nfunc f(a: A) { a"
      + (0..<$0).map { ".x\($0)" }.joined() + ".foo() }\n"
  },
  Shape("links through an associated type", 4_000) {
    "protocol P { associatedtype A: P; var a: A { get } }\nfunc f<T: P>(t: T) { t" + times($0, ".a") + ".foo() }\n"
  },
  Shape("links through a generic type that grows", 1_000) {
    "struct G<A> { var next: G<(A, A)> }\nfunc f(c: G<Int>) { c" + times($0, ".next") + ".foo() }\n"
  },
  Shape("aliases, one of another", 800) {
    "class T0 { var m = T0() }\n" + lines($0) { "typealias T\($0 + 1) = T\($0)\nfunc f\($0)(t: T\($0)) { t.m.m.n() }" }
  },
  Shape("aliases that double", 500) {
    "typealias T0 = Int\n"
      + lines($0) { "typealias T\($0 + 1) = (T\($0), T\($0))\nfunc f\($0)(t: T\($0)) { t.0.m.n() }" }
  },
  Shape("an alias of itself many times", 2_000) {
    "typealias A = (" + Array(repeating: "A", count: $0).joined(separator: ", ") + ")\nfunc f(c: A) { c.b.c.d() }\n"
  },
  Shape("aliases of aliases with many arguments", 6) { count in
    let parts = Array(repeating: "X", count: count * 8).joined(separator: ", ")
    return "class T0 { var m: T0 }\ntypealias A0<X> = X\n"
      + lines(60) { "typealias A\($0 + 1)<X> = A\($0)<(\(parts))>\nfunc f\($0)(c: A\($0)<T0>) { c.0.0.m.m.n() }" }
  },
  Shape("aliases in a circle", 500) { count in
    lines(count) { "typealias T\($0) = T\(($0 + 1) % count)\nfunc f\($0)(t: T\($0)) { t.m.m.n() }" }
  },
  Shape("a tuple of many parts", 4_000) {
    "func f(t: (" + Array(repeating: "Int", count: $0).joined(separator: ", ") + ")) {}\nfunc g() {\n"
      + times($0 / 4, "  f(t: x).a.b()\n") + "}\n"
  },
  Shape("generic parameters", 3_000) {
    "func f<" + (0..<$0).map { "T\($0): P" }.joined(separator: ", ") + ">("
      + (0..<$0).map { "a\($0): T\($0)" }.joined(separator: ", ") + ") -> T0 { a0.b.c.d() }\nfunc g() { f("
      + (0..<$0).map { "a\($0): 1" }.joined(separator: ", ") + ").x.y() }\n"
  },
  Shape("conditions of one function", 12_000) {
    "protocol P { associatedtype A: P; var a: A { get } }\nfunc f<T: P>(t: T) where T: P"
      + times($0, ", T.A: P") + " { t.a.a.a.b() }\n"
  },
  Shape("comments about the next line", 2_000) { times($0, "// east:allow:next reach - x\n") },
  Shape("comments on lines", 400) {
    "class A { var b = A() }\nfunc f(a: A) {\n" + times($0, "  a.b.b.b() // east:allow reach - x\n") + "}\n"
  },
  Shape("unknown rules in one comment", 1_000) {
    "// east:allow " + (0..<$0).map { "r\($0)" }.joined(separator: " ") + " - x\n"
  },
  Shape("methods that hand on", 600) {
    "class B {\n" + lines($0) { "  func m\($0)() {}" } + "}\nclass A { var b = B()\n"
      + lines($0) { "  func m\($0)() { b.m\($0)() }" } + "}\n"
  },
  Shape("callbacks that dispatch", 600) {
    "import ReSwift\n"
      + lines($0) {
        "class U\($0) { func newState(state: AppState) { update() }; func update() { store.dispatch(A()) } }"
      }
  },
  Shape("key paths", 800) { "class A { var b: A }\nfunc f() {\n" + times($0, "  g(\\A.b.b.b)\n") + "}\n" },
  Shape("closures as arguments of one call", 500) {
    "class A { var b = A() }\nfunc f(a: A) { g(" + (0..<$0).map { "l\($0): { a.b.b.b() }" }.joined(separator: ", ")
      + ") }\n"
  },
  Shape("parameters of one closure", 400) { count in
    "class A { var b = A(); func m(_ f: (" + Array(repeating: "A", count: count).joined(separator: ", ")
      + ") -> Void) {} }\nfunc f(a: A) { a.m { (" + (0..<count).map { "a\($0)" }.joined(separator: ", ") + ") in\n"
      + lines(count) { "  a\($0).b.b.c()" } + "} }\n"
  },
  Shape("elements of one literal", 600) {
    "class A { var b = A() }\nfunc f(a: A) { let x = ["
      + Array(repeating: "a.b.b.b()", count: $0).joined(separator: ", ")
      + "]; x.b.c() }\n"
  },
  Shape("functions of one file that are local to one", 300) {
    "class A { var b = A() }\nfunc f(a: A) {\n" + lines($0) { "  func g\($0)(a: A) { a.b.b.b(); g\($0)(a: a).b.c() }" }
      + "}\n"
  },
  Shape("types that are nested in one", 300) {
    "class A { var b = A()\n" + lines($0) { "  class B\($0) { func g(a: A) { a.b.b.b() } }" } + "}\n"
  },
  Shape("properties that a facade gives", 300) {
    "class A { var a: A { self } }\nclass B { var a: A\n" + lines($0) { "  var x\($0): A { a.a.a }" }
      + "}\nfunc f(b: B) {\n"
      + lines($0) { "  b.x\($0).a.b()" } + "}\n"
  },
  Shape("closures that one function takes", 300) {
    "class A { var b = A() }\nfunc g(" + (0..<$0).map { "l\($0): (A) -> Void" }.joined(separator: ", ")
      + ") {}\nfunc f() {\n  g("
      + (0..<$0).map { "l\($0): { $0.b.b.c() }" }.joined(separator: ", ") + ")\n}\n"
  },
  Shape("subscripts of one type", 300) {
    "struct C: Collection {\n" + lines($0) { "  subscript(_ x: T\($0)) -> A { A() }" } + "}\nfunc f(c: C) {\n"
      + times($0, "  c[0].b.c()\n") + "}\n"
  },
  Shape("structures in structures", 120) { count in
    "typealias S4 = Double\n"
      + lines(4) { level in "struct S\(level) {\n" + lines(count) { "  var m\($0): S\(level + 1)" } + "}" }
      + "final class A { var s: S0 }\nfunc f(a: A) {\n" + lines(count) { "  a.s.m\($0).m0.n()" } + "}\n"
  },
  Shape("structures, one in another", 500) {
    "struct S0 { var x = 1.0 }\n"
      + lines($0) { "struct S\($0 + 1) { var a: S\($0); var b: S\($0) }\nfunc f\($0)(s: S\($0 + 1)) { s.a.b.a.n() }" }
  },
  Shape("types that conform to one protocol", 300) {
    "protocol P { var b: any P { get } }\n"
      + lines($0) { "final class C\($0): P { var b: any P { self }; func f(p: any P) { p.b.b.b.c() } }" }
  },
  Shape("subclasses that override", 300) {
    "class C0 { var b: C0 { self }; func f(c: C0) {} }\n"
      + lines($0) {
        "class C\($0 + 1): C\($0) { override var b: C0 { super.b }; override func f(c: C0) { c.b.b.f(c: b) } }"
      }
  },
  Shape("cases of an enumeration", 400) { count in
    "class A { var b = A() }\nenum E {\n" + lines(count) { "  case c\($0)(A)" } + "}\nfunc f(e: E) { switch e {\n"
      + lines(count) { "  case .c\($0)(let a): a.b.b.c()" } + "} }\n"
  },
  Shape("operators in one expression", 600) {
    "class A { var b = A() }\nfunc f(a: A) { let x = a.b.b" + times($0, " + a.b.b.c") + "; x.b.c() }\n"
  },
  Shape("conditions in one expression", 400) {
    "class A { var b = A() }\nfunc f(a: A) { let x = " + times($0, "a.b ? a.b.b : ") + "a.b; x.b.c() }\n"
  },
  Shape("branches that assign one local", 400) {
    "class A { var b = A() }\nfunc f(a: A) {\n  let x: A\n" + times($0, "  if a.b.b.c { x = a.b } else\n")
      + "  { x = a }\n  x.b.c()\n}\n"
  },
  Shape("parts of tuples", 400) {
    "class A { var b = A() }\nfunc f(x0: A) {\n" + lines($0) { "  let (x\($0 + 1), y\($0)) = (x\($0).b, x\($0))" }
      + "  y1.b.b.c()\n}\n"
  },
  Shape("interpolations of one text", 600) {
    "class A { var b = A() }\nfunc f(a: A) { g(\"" + times($0, "\\(a.b.b.c) ") + "\") }\n"
  },
  Shape("copies of parts that are changed", 400) {
    "struct S { var s: [S] }\nfunc f(s: S) {\n" + lines($0) { "  var x\($0) = s.s[0]\n  x\($0).s[0].s = []" } + "}\n"
  },
  Shape("results of one generic function", 400) {
    "class A { var b = A() }\nfunc g<T>(_ t: T) -> [T] { [t] }\nfunc f(x0: A) {\n"
      + lines($0) { "  let x\($0 + 1) = g(x\($0).b)[0]" } + "  x9.b.b.c()\n}\n"
  },
  Shape("stages of one pipeline", 300) {
    "import Combine\nclass A { var b = A(); var p: AnyPublisher<A, Never> }\nfunc f(a: A) { a.p"
      + times($0, ".map { $0.b }.filter { $0.b.b.c }") + ".sink { $0.b.b.c() } }\n"
  },
  Shape("views of one body", 300) {
    "import SwiftUI\nfinal class A: ObservableObject { var b = A() }\nstruct V: View {\n  @ObservedObject var a: A\n"
      + "  var body: some View { VStack {\n" + times($0, "    Text(a.b.b.c).padding(a.b.b.d)\n") + "  } }\n}\n"
  },
  Shape("blocks of conditional compilation", 300) {
    "class A { var b = A() }\n"
      + lines($0) { "#if D\($0)\nfunc f(a: A) { a.b.b.c() }\n#else\nfunc f(a: A) { a.b.b.d() }\n#endif" }
  },
  Shape("constants of a type that is read", 400) { count in
    "class A { var m = M(); func f() { g(); g() }; func g() { f(); f() } }\nclass M {\n"
      + lines(count) { "  let c\($0) = 1" } + "}\nfunc f(a: A) {\n" + times(count, "  print(a.m.c0)\n") + "}\n"
  },
  Shape("assignments beside a page", 400) { count in
    "class P: NSView { let a = NSTextField() }\nclass C: NSViewController {\n  let page = P()\n  var x = 0, y = 0\n"
      + "  override func loadView() {\n    view = page\n" + times(count, "    x = y\n") + "  }\n  func f() {\n"
      + times(count, "    page.a.stringValue = \"\"\n") + "  }\n}\n"
  },
]
