/// The formats that findings can be printed in.
package enum ReportFormat: String, Sendable, CaseIterable {
  case text, xcode, json, jsonl, sarif, github, gitlab, checkstyle, junit, rdjson, sonar, markdown

  /// Whether the format has room for statistics.
  package var hasStatistics: Bool { self == .text || self == .json }

  /// Whether the format shows pieces of the source.
  package var hasExcerpts: Bool { self == .text }

  /// Whether the format counts columns in letters, or recognises lines by their content.
  package var hasMarks: Bool {
    switch self {
    case .sarif, .github, .sonar: true
    case .text, .xcode, .json, .jsonl, .gitlab, .checkstyle, .junit, .rdjson, .markdown: false
    }
  }

  /// Whether the format's paths may be whole ones; the others are read where the repository lies elsewhere.
  package var allowsWholePaths: Bool { self == .text || self == .xcode }

  /// Whether the format tells what the rules say.
  package var hasRules: Bool { self == .sarif || self == .sonar }

  /// Whether the format shows what is put off, and where the sources come from.
  package var hasHistory: Bool { self == .sarif }

  /// Renders the printout; colours are for a terminal and only the text has them.
  package func render(_ printout: Printout, isColored: Bool = false) -> String {
    switch self {
    case .text: printout.text(Palette(isColored: isColored))
    case .xcode: printout.xcode
    case .json: printout.json
    case .jsonl: printout.jsonl
    case .sarif: printout.sarif
    case .github: printout.github
    case .gitlab: printout.gitlab
    case .checkstyle: printout.checkstyle
    case .junit: printout.junit
    case .rdjson: printout.rdjson
    case .sonar: printout.sonar
    case .markdown: printout.markdown
    }
  }
}
