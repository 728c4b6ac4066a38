import Foundation
import Running
import Testing

@Suite("What could stop a program")
struct TrapTests {
  /// Calls and operators that stop a program. An index and arithmetic are not found; `ExtremeNumberTests` has those.
  private static let traps = [
    #"\bfatalError\("#, #"\bprecondition(Failure)?\("#, #"\bassert(ionFailure)?\("#, #"\bunowned\b"#, #"\btry!"#,
    #"\bas!"#,
    #"\bunsafe\b"#, #"\bassumeIsolated\b"#, #"\bpreconditionIsolated\b"#, #"[A-Za-z0-9_)\]]!(?!=)"#,
  ]

  @Test("is in the default handler of usage errors, and where the compiler lets nothing get")
  func traps() throws {
    let library = packageDirectory.appending(path: "Sources/Eastward")
    let expression = try NSRegularExpression(pattern: Self.traps.joined(separator: "|"))
    var found: [String] = []
    for file in try FileManager.default.subpathsOfDirectory(atPath: library.path).sorted()
    where file.hasSuffix(".swift") {
      let text = String(decoding: try Data(contentsOf: library.appending(path: file)), as: UTF8.self)
      for line in text.split(separator: "\n").map(String.init) where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        let range = NSRange(line.startIndex..., in: line)
        found += expression.matches(in: line, range: range).compactMap {
          Range($0.range, in: line).map { "\(file): \(line[$0])" }
        }
      }
    }
    #expect(
      found == [
        "Dispatching/UsageError.swift: assertionFailure(", "Dispatching/UsageError.swift: fatalError(",
        // A word of the page's content security policy.
        "Map/TimelinePage.swift: unsafe",
        "Store/Unavailable.swift: fatalError(", "Subscriptions/AspectChannel.swift: assert(",
      ])
  }
}
