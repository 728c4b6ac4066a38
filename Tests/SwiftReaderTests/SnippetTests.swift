import Testing

#if canImport(Referee)
  import Referee
  import SwiftReader
  import Transcripts

  /// `Scripts/compare-readers --snippets N` compares many more.
  @Test("our reader finds what SwiftSyntax finds in snippets of the grammar", arguments: 0..<2)
  func snippets(part: Int) throws {
    let grammar = try Grammar()
    var valid = 0
    // Spread over all pairs of forms.
    for number in stride(from: part * 200, to: grammar.pairCount, by: 400) {
      let text = grammar.snippet(number)
      let bytes = Array(text.utf8)
      let referee = refereeTranscript(of: bytes)
      if referee.hasSyntaxErrors { continue }
      valid += 1
      let facts = facts(of: bytes)
      let found = differences(referee: referee.lines, reader: transcript(of: facts, bytes: bytes))
      #expect(found.isEmpty && facts.problems.isEmpty, "snippet \(number): \(text)\(found) \(facts.problems)")
    }
    #expect(valid > 30)
  }
#endif
