import Testing

#if canImport(Referee)
  import Referee
  import SwiftReader
  import Transcripts

  @Test("our reader finds what the toolchain's SwiftSyntax finds", arguments: SwiftText.Place.allCases)
  func referee(place: SwiftText.Place) async {
    await withDiscardingTaskGroup { group in
      for text in place.texts {
        group.addTask { compare(text) }
      }
    }
  }

  /// Says every difference at the line of the text where it is. What the referee refuses is no measure of anything.
  private func compare(_ text: SwiftText) {
    let referee = refereeTranscript(of: text.bytes)
    #expect(!referee.hasSyntaxErrors, "SwiftSyntax refuses this text", sourceLocation: text.location(of: 0))
    let ours = transcript(of: facts(of: text.bytes), bytes: text.bytes)
    for difference in differences(referee: referee.lines, reader: ours) {
      Issue.record("\(difference.sign)\(difference.line)", sourceLocation: text.location(of: difference.offset))
    }
  }
#else
  @Test("our reader finds what the toolchain's SwiftSyntax finds", .disabled("this toolchain has no SwiftSyntax"))
  func referee() {}
#endif
