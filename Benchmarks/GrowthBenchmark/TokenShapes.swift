import SwiftTokens

/// Every kind of token, every word of the grammar and every delimiter that may lack its partner, repeated alone in a file,
/// in a type and in a body; and pairs of them in a body, with those words that lead the parser to look ahead.
var tokenShapes: [Shape] {
  let alone = (pieces + Word.allCases.dropFirst().map { "\($0) " }).flatMap { piece in
    [
      Shape(named(piece), 4000) { times($0, piece) },
      Shape("\(named(piece)) in a type", 4000) { "class A {\n" + times($0, piece) + "\n}" },
      Shape("\(named(piece)) in a body", 4000) { "func f() {\n" + times($0, piece) + "\n}" },
    ]
  }
  let paired = pieces + words.map { "\($0) " }
  let pairs = paired.flatMap { first in
    paired.map { second in
      Shape("\(named(first)) \(named(second))", 2000) { "func f() {\n" + times($0, first + second) + "\n}" }
    }
  }
  return alone + pairs
}

private func named(_ piece: String) -> String { piece.debugDescription }

private let pieces =
  [
    "a", "a ", "`a` ", "`", "_ ", "$0 ", "$a ", "1 ", "1.5 ", "0x", "\"a\"", "\"\\(", "\"", "\"\"\"", "#\"", "#\"\"\"",
    "#", "##", "/a/", " /", "#/", "#/\n", "(", ")", "[", "]", "{", "}", "<", ">", "<#", "<#a#>", ",", ":", "::", ";",
    ".", "..", ".a", "@", "@A ", "@A(", "@A (x) ", "\\", "\\.", "->", " = ", "==", "&", " ? ", "?", "!", "+", " + ",
    "-", "/*", "*/", "// a\n", "\n", "\r", "\0", "é", "←", "\u{FEFF}", "\u{A0}", "#if a\n", "#elseif a\n", "#else\n",
    "#endif\n", "#if ", "#available", "#sourceLocation", "private(set) ", "x{", "x(", "x[", "x<", "@A{", "a.b ",
    "case .a: ", "<<<<<<< a\n",
  ]

private let words: [Word] = [
  .any, .as, .async, .await, .case, .class, .default, .each, .enum, .extension, .for, .func, .get, .if, .import, .in,
  .`init`,
  .inout, .is, .lazy, .let, .nonisolated, .private, .protocol, .repeat, .return, .self, .static, .subscript, .switch,
  .throws, .try, .unsafe, .using, .var, .where,
]
