import SwiftReader
import Testing

@Suite struct SuppressionTests {
  @Test(
    "a suppression names its rules, its extent, its reason and its end",
    arguments: [
      ("// east:allow reach - legacy", SuppressionComment.Extent.line, ["reach"], "legacy", nil),
      ("//east:allow:next reach, write-through - two words", .nextLine, ["reach", "write-through"], "two words", nil),
      ("// east:allow:file reach - why until 2027-01-01", .file, ["reach"], "why", "2027-01-01"),
      ("// east:allow reach until 2027-01-01 - why", .line, ["reach"], "why", "2027-01-01"),
      ("// east:allow reach", .line, ["reach"], "", nil),
      ("// east:allow reach \u{2013} an en dash - or two", .line, ["reach"], "an en dash - or two", nil),
      ("// east:allow:next reach \u{2014} why", .nextLine, ["reach"], "why", nil),
      ("// east:allow:this reach - why", .line, [":this", "reach"], "why", nil),
      ("// east:allow reach: the reset", .line, ["reach"], "the reset", nil),
      ("// east:allow:next reach, write-through: why - how", .nextLine, ["reach", "write-through"], "why - how", nil),
      ("// east:allow : why", .line, [], "why", nil),
      ("// east:allow reach: until 2027-01-01 - why", .line, ["reach"], "why", "2027-01-01"),
      ("// east:allow reach - wait until monday", .line, ["reach"], "wait until monday", nil),
    ] as [(String, SuppressionComment.Extent, [String], String, String?)])
  func parts(comment: String, extent: SuppressionComment.Extent, rules: [String], reason: String, expiry: String?)
    throws
  {
    let comment = try #require(facts(of: Array("let x = 1 \(comment)\n".utf8)).suppressions.first)
    #expect(comment.extent == extent)
    #expect(comment.rules == rules)
    #expect(comment.reason == reason)
    #expect(comment.expiry == expiry)
  }

  @Test(
    "a directive that other linters have names no rule",
    arguments: [
      "// east:disable reach", "//east:ignore:next reach - x", "// east:suppress", "// east: allow reach - x",
      "// east:alow reach - x", "//east:alllow:next reach - x",
    ])
  func mistaken(comment: String) throws {
    let comment = try #require(facts(of: Array("let x = 1 \(comment)\n".utf8)).suppressions.first)
    #expect(comment.rules.isEmpty && !comment.reason.isEmpty)
  }

  @Test(
    "what only looks like a suppression is none",
    arguments: [
      "// east:allowed reach - x", "let s = \"// east:allow reach - x\"", "/* // east:allow reach - x */",
      "// see east:allow", "// east: ignore the wind", "// east:west", "// east:disabled reach", "// east:",
      "// east:\u{301}",
    ])
  func lookalikes(source: String) {
    #expect(facts(of: Array(source.utf8)).suppressions.isEmpty)
  }
}
