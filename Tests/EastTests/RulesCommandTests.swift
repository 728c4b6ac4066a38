import Foundation
import Running
import Testing

@Suite("east rules, version and help")
struct RulesCommandTests {
  @Test("lists the rules")
  func rules() throws {
    let text = try Sandbox().east("rules")
    #expect(text.status == 0)
    let ids = text.text.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(ids == ids.sorted())
    #expect(ids.contains("reach") && ids.contains("unread-file"))
    let json = try Sandbox().east("rules", "--format", "json")
    #expect(json.text.contains("{ \"id\": \"reach\", \"severity\": \"warning\", \"summary\": "))
  }

  @Test("prints the version", arguments: ["version", "--version", "-V"])
  func version(word: String) throws {
    #expect(try Sandbox().east(word).text == "east 0.1.0\n")
  }

  @Test(
    "helps",
    arguments: [["help"], ["--help"], ["-h"], ["help", "lint"], ["lint", "--help"], ["lint", "missing", "-h"]])
  func help(words: [String]) throws {
    let sandbox = try Sandbox()
    let ending = try run(productsDirectory.appending(path: "east"), words, in: sandbox.root)
    #expect(ending.status == 0)
    #expect(ending.text.contains("usage: east "))
    #expect(ending.error.isEmpty)
  }
}
