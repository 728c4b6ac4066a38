import FuzzProperties
import SwiftReader
import SwiftTokens
import Testing

/// For any bytes the reader ends, reports where it could not follow, and its facts are sound: indices and offsets are
/// in bounds, and packing loses nothing.
@Suite struct HostileInputTests {
  static let pieces = [
    "(", ")", "[", "]", "{", "}", "\"", "\"\"\"", "\"\\(", "#", "#\"", "#if A\n", "#endif\n", "<", "A<", "<#", "/*",
    "*/", "`", "@", "@a(",
    "\\", "\\.", ".", "?", "!", "&", "- ", "try ", "a ? ", "a ?? b", "case let ", "if a { ", "if case .a(",
    "switch a { case b: ", "else if a {} ",
    "f { ", "class A { ", "var a { get { ", "let x: [", "let x: (A) -> ", "let x: any ", "func f(", "f(a: ",
    "f { [a = ", "#a { ", "a\n#if A\n.b",
    "$", "::", "\0", "\r", "/a ", "repeat ", "copy ", "return ", "do { } catch ", "for a in ", "<<<<<<< a\n", "a.b",
    "import ",
    "init", "= ", ": ", ", ",
  ]

  @Test("the same piece thousands of times gives sound facts", arguments: pieces)
  func repeated(piece: String) throws {
    try checkReading(Array(String(repeating: piece, count: 4000).utf8))
  }

  @Test("a file cut anywhere gives sound facts")
  func truncated() throws {
    let source = Array(
      "class A { func f(a: B) -> C? { \"\\(a.b[0] ?? { $0.c }(d))\" as? [E: F<G>] /* x */ } // y\n#if H\n}\n".utf8)
    for length in source.indices { try checkReading(Array(source[..<length])) }
  }

  @Test("bytes at random places give sound facts")
  func mutated() throws {
    let source = Array(
      "struct S: P { let a = b.c { $0.d }\n  var e: [F]? { get { switch g { case .h(let i): i.j } } } }\n".utf8)
    var random = Numbers(state: 42)
    for _ in 0..<2000 {
      var bytes = source
      for _ in 0..<random.next(below: 8) {
        let place = random.next(below: bytes.count)
        let piece = Array(Self.pieces[random.next(below: Self.pieces.count)].utf8)
        bytes.replaceSubrange(place..<min(place + random.next(below: 4), bytes.count), with: piece)
      }
      try checkReading(bytes)
    }
  }

  @Test("attributes before nested `#if` are not read again at each level")
  func nestedAttributes() {
    let depth = 40
    let source =
      String(repeating: "@A (x)\n#if X\n", count: depth) + "@B\n" + String(repeating: "#endif\n", count: depth)
      + "var x: Int"
    #expect(facts(of: Array(source.utf8)).declarations.count == 1)
  }

  @Test("what runs past a bracket is not read again: brackets in any order give no more chains than bytes")
  func crossedBrackets() {
    let lines = [
      "\"\"\"", "a.b(\"c\", .d)", "a.b(", ") e \"f\"", "}", "{", "\"g\": h.i(\"j\"),", "if k.l {", "func m() throws {",
      "\\(n.o(\"", "))", "])", "[", "try p.q([", "\"r\", \\", "#if s", "#endif", "}, t.u { v in", "\"\"\"), \"\"\"",
      ")",
    ]
    var random = Numbers(state: 7)
    for _ in 0..<10 {
      let source = (0..<1500).map { _ in lines[random.next(below: lines.count)] }.joined(separator: "\n")
      let bytes = Array(source.utf8)
      #expect(facts(of: bytes).chains.count <= bytes.count)
    }
  }

  @Test(
    "text that cannot be followed is reported where it begins",
    arguments: [
      ("let x = ( ", Problem.Kind.unbalancedBracket, 8), ("let x = \"a\n", .unterminatedString, 8),
      ("/* a", .unterminatedComment, 0), ("\u{0}c\u{0}l\u{0}a\u{0}s", .wideEncoding, 0),
      ("<<<<<<< HEAD\n", .conflictMarker, 0), (" }", .unbalancedBracket, 1),
    ] as [(String, Problem.Kind, UInt32)])
  func problems(source: String, kind: Problem.Kind, offset: UInt32) {
    let problem = facts(of: Array(source.utf8)).problems.first
    #expect(problem?.kind == kind)
    #expect(problem?.offset == offset)
  }

  @Test("nesting beyond the cap is passed over and reported; what follows is read")
  func deepNesting() {
    let depth = 100_000
    let source =
      "let a = " + String(repeating: "(", count: depth) + String(repeating: ")", count: depth) + "\nlet b = c.d\n"
    let facts = facts(of: Array(source.utf8))
    #expect(facts.problems.contains { $0.kind == .nestingTooDeep })
    #expect(facts.declarations.count == 2)
    #expect(facts.chains.count == 1)
  }

  @Test("bytes that are not UTF-8, a byte-order mark and any line end are read")
  func encodings() {
    #expect(facts(of: [0xEF, 0xBB, 0xBF] + Array("let a = b.c".utf8)).chains.first?.start == 11)
    #expect(facts(of: Array("let a = ".utf8) + [0xFF, 0xFE] + Array(".c".utf8)).chains.count == 1)
    #expect(facts(of: Array("a.b\r\nc.d\re.f\n".utf8)).lines.starts == [0, 5, 9, 13])
    #expect(facts(of: Array("let a = #/\ra\r/#\n".utf8)).lines.starts == [0, 11, 13, 16])
    #expect(facts(of: Array("`a\rb`".utf8)).lines.starts == [0, 3])
  }
}

/// A small linear congruential generator: the same numbers on every run.
private struct Numbers {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(bound, 1)
  }
}
