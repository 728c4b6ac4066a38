import Foundation
import FuzzProperties
import Running
import Testing

@Suite("The corpus of the fuzzer's messages")
struct CorpusTests {
  @Test("every message gets an answer")
  func answered() throws {
    let plugin = try PluginProcess()
    var count = 0
    for input in try fuzzingInputs(of: "messages") {
      // A message without a byte ends the plug-in.
      if input.bytes.isEmpty { continue }
      #expect(throws: Never.self, "\(input.name)") {
        try checkMessage(input.bytes) { Array(try plugin.answer(to: Data($0))) }
      }
      count += 1
    }
    #expect(count >= 10)
    #expect(try plugin.end() == 0)
  }
}
