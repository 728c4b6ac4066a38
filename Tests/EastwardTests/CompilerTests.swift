import Foundation
import Running
import Testing

@Suite("What the compiler refuses, and what it accepts")
struct CompilerTests {
  private static let folder = packageDirectory.appending(path: "Tests/EastwardTests/Compiling")

  static let refused = try? names(in: "Refused")
  static let accepted = try? names(in: "Accepted")

  @Test("each marked line is refused for the reason that its mark says, and no other line is", arguments: refused ?? [])
  func refuses(name: String) throws {
    let file = Self.folder.appending(path: "Refused/\(name)")
    let said = try compile(file, flags: try Self.flags(of: file)).everything
    let mismatches = try Mark.mismatches(of: file, said: said)
    #expect(mismatches == [], "\(said)")
  }

  @Test("these compile as they stand, without a warning", arguments: accepted ?? [])
  func accepts(name: String) throws {
    let file = Self.folder.appending(path: "Accepted/\(name)")
    let ending = try compile(file, flags: try Self.flags(of: file) + ["-warnings-as-errors"])
    #expect(ending.status == 0, "\(ending.everything)")
  }

  @Test("there is something to refuse and something to accept")
  func notEmpty() {
    #expect(Self.refused?.isEmpty == false)
    #expect(Self.accepted?.isEmpty == false)
  }

  private static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Self.folder.appending(path: folder).path)
      .filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// The flags on the first line of a file: `// swiftc: -warnings-as-errors`.
  private static func flags(of file: URL) throws -> [String] {
    let text = try String(contentsOf: file, encoding: .utf8)
    guard let first = text.split(separator: "\n").first, let mark = first.firstRange(of: "// swiftc: ") else {
      return []
    }
    return first[mark.upperBound...].split(separator: " ").map(String.init)
  }
}
