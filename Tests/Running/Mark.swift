package import Foundation

/// A part of what the compiler says about a line of a marked file: `// ← is unavailable`. A line may have several.
package struct Mark {
  package let line: Int
  package let sentence: String

  package static func all(in text: String) -> [Mark] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { number, line in
      line.split(separator: "// ← ", omittingEmptySubsequences: false).dropFirst().map {
        Mark(line: number + 1, sentence: $0.trimmingCharacters(in: .whitespaces))
      }
    }
  }

  /// Compares the marks of a file with what the compiler, with `-diagnostic-style llvm`, said about it.
  ///
  /// An error in the expansion of a macro belongs to the line that uses the macro.
  ///
  /// - Returns: the marks without an error, and the errors without a mark.
  package static func mismatches(of file: URL, said: String) throws -> [String] {
    let name = file.lastPathComponent
    let marks = all(in: try String(contentsOf: file, encoding: .utf8))
    var errors: [String] = []
    var expanded = ""
    for message in said.split(separator: "\n") {
      if message.contains(": error: ") { expanded = String(message) }
      guard message.contains("/\(name):") else { continue }
      if message.contains(": error: ") {
        errors.append(expanded)
      } else if message.contains(": note: in expansion of macro ") {
        errors.append("\(message): \(expanded)")
      }
    }
    let missing = marks.filter { mark in
      !errors.contains { $0.contains("/\(name):\(mark.line):") && $0.contains(mark.sentence) }
    }
    let surplus = errors.filter { error in !marks.contains { error.contains("/\(name):\($0.line):") } }
    return (marks.isEmpty ? ["\(name) has no mark"] : [])
      + missing.map { "\(name):\($0.line): not said: \($0.sentence)" } + surplus.map { "not marked: \($0)" }
  }
}
