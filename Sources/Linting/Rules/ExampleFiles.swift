package import Findings

/// The files of an example on a page. `// file: …` begins a file; lines keep their numbers. If the first line is
/// `// options: {…}`, it gives the options of the rule.
package struct ExampleFiles: Sendable {
  /// The options as JSON; `nil` if the example has none.
  package private(set) var options: String?
  package private(set) var files: [(path: ByteString, text: String)] = []

  /// - Parameter hasFiles: whether `// file:` begins a file in an example without options, too.
  package init(_ source: String, hasFiles: Bool = false) {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let first = lines.first, first.hasPrefix(Self.optionsMark) {
      options = String(first.dropFirst(Self.optionsMark.count))
      lines[0] = ""
    }
    var current: [String] = []
    var path = "Example.swift"
    for (number, line) in lines.enumerated() {
      if hasFiles || options != nil, line.hasPrefix(Self.fileMark) {
        if !current.allSatisfy(\.isEmpty) { files.append((ByteString(path), current.joined(separator: "\n"))) }
        path = String(line.dropFirst(Self.fileMark.count))
        current = Array(repeating: "", count: number + 1)
      } else {
        current.append(line)
      }
    }
    files.append((ByteString(path), current.joined(separator: "\n")))
  }

  package static let optionsMark = "// options: "
  package static let fileMark = "// file: "
}
