import Foundation
import Running
import Testing

@testable import east

@Suite("Help")
struct HelpTests {
  @Test("every page is what the snapshot shows", arguments: Verb.allCases)
  func pages(of verb: Verb) throws {
    try expect(page(of: verb), toEqualSnapshot: "help/\(verb.rawValue).txt")
  }

  @Test("the overview is what the snapshot shows")
  func start() throws {
    try expect(overview(), toEqualSnapshot: "help/overview.txt")
  }

  @Test("no line of help is in the third person", arguments: Verb.allCases)
  func voice(of verb: Verb) throws {
    for sentence in [verb.summary] + verb.flags.map(\.help) {
      let verb = try #require(sentence.split(separator: " ").first)
      #expect(sentence.hasSuffix("."), "\(sentence)")
      #expect(verb.first?.isUppercase == true && !verb.hasSuffix("s"), "\(sentence)")
    }
  }

  private func expect(_ text: String, toEqualSnapshot name: String) throws {
    let file = packageDirectory.appending(path: "Tests/EastTests/Snapshots/\(name)")
    #expect(text == (try snapshot(text, in: file)), "\(recordingHint)")
  }
}
