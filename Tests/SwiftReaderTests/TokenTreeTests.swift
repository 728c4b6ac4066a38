import SwiftTokens
import Testing

/// What patches, macros and manifests find among the tokens of a text.
@Suite("The token tree")
struct TokenTreeTests {
  private struct Text: TokenTree {
    let bytes: [UInt8]
    let tokens: [Token]

    init(_ text: String) {
      let split = TokenizedText(Array(text.utf8))
      (bytes, tokens) = (split.bytes, split.tokens)
    }

    func first(_ name: String) -> Int { all.first { spells(name, $0) } ?? all.upperBound }

    func text(of tokens: Range<Int>) -> String {
      tokens.isEmpty ? "" : text(of: tokens.lowerBound...tokens.upperBound - 1)
    }
  }

  @Test(
    "a statement ends with its line, unless the next one continues it",
    arguments: [
      ("a()\nx.b()\nc()", "x.b()"),
      ("a(); x.b(); c()", "x.b()"),
      ("a()\nx\n  .b()\n  .c()\nd()", "x\n  .b()\n  .c()"),
      ("let y =\n  x\n  + 1\nc()", "let y =\n  x\n  + 1"),
      ("list.map { n in\n  x + n\n}", "x + n"),
      ("switch y {\ncase .a: x()\ncase .b: c()\n}", "x()"),
      ("#if DEBUG\nx()\n#endif", "x()"),
      ("if x {\n  a()\n} else {\n  b()\n}\nc()", "if x {\n  a()\n} else {\n  b()\n}"),
    ])
  func statements(text: String, statement: String) {
    let text = Text(text)
    #expect(text.text(of: text.statement(around: text.first("x"))) == statement)
  }

  @Test(
    "elements are between commas outside of brackets and generic arguments",
    arguments: [
      ("(a, b: [c, d], e)", false, ["a", "b: [c, d]", "e"]),
      ("(a: Pair<B, C>, d: E)", false, ["a: Pair<B, C>", "d: E"]),
      ("(a: Bool = b < c, d: Bool = e > f)", false, ["a: Bool = b < c", "d: Bool = e > f"]),
      ("(a < b, c > d)", true, ["a < b", "c > d"]),
      ("[\n  a,\n  b,\n]", true, ["a", "b"]), ("()", true, []),
    ])
  func elements(text: String, areExpressions: Bool, elements: [String]) {
    let text = Text(text)
    let found = text.elements(of: text.inside(0), areExpressions: areExpressions)
    #expect(found.map { text.text(of: $0) } == elements)
  }

  @Test("an argument may have a label")
  func arguments() {
    let text = Text("(name: \"Core\", [a, b], c ? d : e)")
    let found = text.arguments(inside: 0)
    #expect(found.map { $0.label.map { text.name(ofToken: $0) } } == ["name", nil, nil])
    #expect(found.map { text.text(of: $0.value) } == ["\"Core\"", "[a, b]", "c ? d : e"])
  }

  @Test(
    "a type ends where no more of it can follow",
    arguments: [
      ("[Int: Box<A, B>]? = nil", "[Int: Box<A, B>]?"), ("(A) async throws -> B { c }", "(A) async throws -> B"),
      ("any A\n  & B\nvar c", "any A\n  & B"), ("A.B!\nc", "A.B!"), ("= 1", ""),
    ])
  func types(text: String, type: String) {
    let text = Text(text)
    #expect(text.text(of: text.type(from: 0, to: text.all.upperBound)) == type)
  }

  @Test("a head has attributes, modifiers and a keyword")
  func heads() {
    let text = Text("@available(iOS 17, *) @A.B<C> #if DEBUG\n@D #endif\npublic private(set) class var x = 1")
    let head = DeclarationHead(of: text, from: 0, to: text.all.upperBound)
    #expect(head.attributes.map(\.name) == ["available", "A.B", "", "D", ""])
    #expect(head.modifiers.map(\.word) == [.public, .class])
    #expect((head.word, head.access) == (.var, .public))
    #expect(text.name(ofToken: head.index + 1) == "x")
  }

  @Test("a directive ends with its line, unless an operator continues its condition")
  func directives() {
    let text = Text("#if os(iOS)\n  || A\nb\n#else\nc\n#endif\nd")
    #expect(text.text(of: 0...text.endOfDirective(0)) == "#if os(iOS)\n  || A")
    #expect(text.conditionsByPlace().map(\.all) == [["os(iOS)\n  || A"], ["!(os(iOS)\n  || A)"], []])
  }
}
