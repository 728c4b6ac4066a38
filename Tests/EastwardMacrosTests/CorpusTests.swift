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
    for folder in ["Corpus", "Cases"] {
      let directory = packageDirectory.appending(path: "Fuzzing/\(folder)/messages")
      for file in try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil) {
        // A message without a byte ends the plug-in.
        let message = try Data(contentsOf: file)
        if message.isEmpty || file.lastPathComponent.hasPrefix(".") { continue }
        #expect(throws: Never.self, "\(file.lastPathComponent)") {
          try checkMessage(Array(message)) { Array(try plugin.answer(to: Data($0))) }
        }
        count += 1
      }
    }
    #expect(count >= 10)
    #expect(try plugin.end() == 0)
  }
}
