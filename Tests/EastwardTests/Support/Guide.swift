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

  /// Returns the blocks of all pages, each as a user copies it: after those that it continues, with the import of the
  /// library.
  static func programs() throws -> CompilerInput {
    var programs = CompilerInput()
    for name in names ?? [] {
      let guide = try Guide(name)
      for index in guide.blocks.indices { programs.add(try guide.program(of: index, named: name)) }
    }
    return programs
  }

  /// Returns the parts of what a user copies for a block.
  func program(of index: Int, named name: String) throws -> [CompilerInput.Part] {
    let copied = try parts(of: index).sorted().map { blocks[$0] }
    // These bring the library along.
    let imports = copied.contains { $0.code.contains(/import Eastward(Macros|ReSwift)\n/) } ? "" : "import Eastward"
    return [CompilerInput.Part(imports, from: name)]
      + copied.map { CompilerInput.Part($0.code, from: name, line: $0.line) }
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
