import Foundation
import Running
import Testing

@Suite("A gate of random branches")
struct RandomGateTests {
  @Test("reports what they add, and nothing else, whatever they move, rename, reformat, split and merge")
  func branches() throws {
    let count = rounds(fast: 16, slow: 60)
    let words = ["gates", "\(count)", "1", productsDirectory.appending(path: "east").path]
    let ending = try run(productsDirectory.appending(path: "replay-history"), words, in: packageDirectory)
    #expect(ending.text == "\(count) gates from seed 1: 0 wrong\n", "\(ending.everything)")
  }
}
