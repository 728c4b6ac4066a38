import Foundation

/// What `Documentation/Internals/Modules.md` says of imports: its first drawing, its first table, the list of imports.
struct ModulesPage {
  struct Row {
    let module: String
    /// The modules that the list of imports names.
    let imports: Set<String>
    /// The files to read first, relative to the module's directory.
    let files: [String]

    var directory: String { module == "Rules" ? module : "Sources/\(module)" }
  }

  let rows: [Row]
  /// The modules that each module's arrows in the drawing point to.
  let drawn: [String: Set<String>]

  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let list = Self.imports(lines.drop { $0 != "## Imports" }.drop { $0 != "```" }.dropFirst().prefix { $0 != "```" })
    rows = lines.drop { !$0.hasPrefix("| module |") }.dropFirst(2).prefix { $0.hasPrefix("|") }.compactMap { line in
      let cells = line.split(separator: "|")
      guard cells.count == 3, let module = names(in: cells[0]).first else { return nil }
      return Row(module: module, imports: list[module] ?? [], files: names(in: cells[2]))
    }
    let drawing = lines.drop { !$0.hasPrefix("```") }.dropFirst().prefix { !$0.hasPrefix("```") }
    var drawn: [String: Set<String>] = [:]
    var first: [String] = []
    for line in drawing where line.contains("►") {
      let parts = line.split(separator: "►").map { part in
        let isLabelled = part.contains("(")
        return (names: drawnNames(in: part), isImport: !isLabelled)
      }
      // A line that begins with a corner continues at the first module of the line above.
      if let start = parts.first?.names, !start.isEmpty { first = start }
      for (source, target) in zip(parts, parts.dropFirst()) where source.isImport {
        for name in source.names.isEmpty ? first : source.names { drawn[name, default: []].formUnion(target.names) }
      }
    }
    self.drawn = drawn
  }

  /// Returns the modules after the colon of each module; an indented line continues the one above.
  private static func imports(_ lines: ArraySlice<Substring>) -> [String: Set<String>] {
    var (imports, module): ([String: Set<String>], String) = ([:], "")
    for line in lines {
      let words = line.split { ":, ".contains($0) }.map(String.init)
      if line.first != " ", let first = words.first { module = first }
      imports[module, default: []].formUnion(words.filter { $0 != module })
    }
    return imports
  }
}

/// The words of a cell that are set as code.
private func names(in cell: Substring) -> [String] {
  cell.matches(of: /`([^`]+)`/).map { String($0.1) }
}

/// The modules named before an arrow, without the arrow's line and its label.
private func drawnNames(in part: Substring) -> [String] {
  part.prefix { $0 != "─" && $0 != "└" && $0 != "├" }.split { ", ".contains($0) }.map(String.init)
}

/// Returns everything that can be reached along the arrows.
func closure(_ arrows: [String: Set<String>]) -> [String: Set<String>] {
  var closed = arrows
  while true {
    let next = closed.mapValues { targets in targets.reduce(into: targets) { $0.formUnion(closed[$1] ?? []) } }
    if next == closed { return closed }
    closed = next
  }
}
