import Foundation
import Running
import Testing

/// Runs the code of the guides that prints something.
@Suite("Output of the guides")
struct GuideOutputTests {
  /// The blocks that print, each with its page and its place there.
  static let printing = (Guide.names ?? []).flatMap { page in
    let blocks = (try? Guide(page))?.blocks ?? []
    return blocks.indices.filter { blocks[$0].code.contains("print(") }.map { (page, $0) }
  }

  @Test("each statement of a guide prints what the comment behind it says, and no other prints", arguments: printing)
  func prints(page: String, index: Int) throws {
    let guide = try Guide(page)
    let stated = StatedOutput(of: try guide.program(of: index, named: page).map(\.text).joined(separator: "\n"))
    let sandbox = try Sandbox(["main.swift": stated.program])
    let ending = try build(sandbox.url("main.swift"), to: sandbox.url("program"))
    try #require(ending.status == 0, "\(page):\(guide.blocks[index].line)\n\(ending.everything)")
    let ran = try run([sandbox.url("program").path])
    #expect(ran.status == 0)
    #expect(StatedOutput.printed(in: ran.text) == stated.lines, "\(page):\(guide.blocks[index].line)")
  }

  @Test("no page states an output where it is not compared")
  func compared() throws {
    for page in try #require(Guide.names) {
      let guide = try Guide(page)
      for index in guide.blocks.indices {
        let code = guide.blocks[index].code
        let comments = code.matches(of: /\/\/ prints\b/).count
        #expect(StatedOutput(of: code).lines.count - 1 == comments, "\(page):\(guide.blocks[index].line)")
        #expect(comments == 0 || Self.printing.contains { $0 == (page, index) }, "\(page):\(guide.blocks[index].line)")
      }
    }
  }
}
