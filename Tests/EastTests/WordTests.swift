import Foundation
import Running
import Testing

@Suite("The words of public texts and of comments")
struct WordTests {
  private func check(_ files: [String] = []) throws -> Ending {
    try run(packageDirectory.appending(path: "Scripts/check-words"), files, in: packageDirectory)
  }

  @Test("are those of CONTRIBUTING.md, and the glossary defines each term once")
  func clean() throws {
    let ending = try check()
    #expect(ending.status == 0, "\(ending.error)")
  }

  @Test(
    "are found in prose, help, messages, comments and public declarations, and nowhere else",
    arguments: [
      ("page.md", "Mend the cache.\n\n```swift\nmend()\n```\n\nCall `mend()`.\n", ["1: mend"]),
      ("page.md", "The file lies there;\nnobody reads it by way of this.\n", ["1: lies", "2: nobody", "2: by way of"]),
      ("help.txt", "Put nothing off, or it\nputs off nought.\n", ["2: puts off", "2: nought"]),
      (
        "Code.swift", "// mend\nlet mend = \"heed \\(anew)\"\nlet text = \"\"\"\n  a loud\n  \"\"\"\nlet doors = 1\n",
        ["2: heed", "4: loud", "1: mend"]
      ),
      (
        "Code.swift", "/// Mends.\npublic func open(door: Int) {}\n/// Mends.\nlet a = 1\n",
        ["1: mends", "3: mends", "2: door"]
      ),
      ("page.md", "Amend what understands the pricey outdoors.\n", []),
    ])
  func found(name: String, text: String, words: [String]) throws {
    let sandbox = try Sandbox([name: text])
    let file = sandbox.url(name).path
    let ending = try check([file])
    #expect(ending.status == (words.isEmpty ? 0 : 1))
    #expect(ending.error.split(separator: "\n").dropLast().map(String.init) == words.map { "\(file):\($0)" })
  }
}
