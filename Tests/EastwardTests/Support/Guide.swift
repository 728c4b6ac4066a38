import Foundation
import Running
import Testing

/// A page of the library's guides.
struct Guide {
  static let folder = packageDirectory.appending(path: "Sources/Eastward/Eastward.docc")

  /// The names of the pages that have Swift code.
  static let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    .filter { $0.hasSuffix(".md") && (try? Guide($0))?.blocks.isEmpty == false }.sorted()

  /// A block of Swift code.
  struct Block {
    /// The line of the page where it begins.
    let line: Int
    var code: String

    /// The types that other blocks declare, on its first line: `// Continues: Counter, IssueReporter`.
    var continued: [String] {
      guard let names = code.split(separator: "\n").first?.firstMatch(of: /^\/\/ Continues: (.+)$/)?.1 else {
        return []
      }
      return names.components(separatedBy: ", ")
    }

    func declares(_ name: String) -> Bool {
      let declared = code.matches(of: /\b(?:struct|enum|class|extension) (\w+)/).map { String($0.1) }
      return declared.contains(name)
    }
  }

  let blocks: [Block]

  init(_ name: String) throws {
    self.init(text: try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8))
  }

  init(text: String) {
    var blocks: [Block] = []
    var isCode = false
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        isCode = line == "```swift"
        if isCode { blocks.append(Block(line: number + 2, code: "")) }
      } else if isCode {
        blocks[blocks.count - 1].code += line + "\n"
      }
    }
    self.blocks = blocks
  }

  /// The code of all blocks, from top to bottom.
  var code: String { blocks.map(\.code).joined() }

  /// Returns what a user copies for a block: itself, after those that it continues.
  func copy(of index: Int) throws -> String { try parts(of: index).sorted().map { blocks[$0].code }.joined() }

  /// Returns what a user copies for a block, with the import of the library.
  func program(of index: Int) throws -> String {
    let code = try copy(of: index)
    // These bring the library along.
    return code.contains(/import Eastward(Macros|ReSwift)\n/) ? code : "import Eastward\n" + code
  }

  private func parts(of index: Int) throws -> Set<Int> {
    var parts: Set = [index]
    for name in blocks[index].continued {
      let before = try #require(blocks[..<index].firstIndex { $0.declares(name) }, "no block before declares \(name)")
      try parts.formUnion(self.parts(of: before))
    }
    return parts
  }
}
