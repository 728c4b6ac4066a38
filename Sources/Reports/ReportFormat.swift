package import Findings

/// A format that findings can be printed in. Each is defined in the file of its report and listed in ``all``.
package struct ReportFormat: Sendable {
  /// The name after `--format`.
  package let name: String
  package let syntax: Syntax
  /// Who reads the format, for the table in `Documentation/Formats.md`.
  package let audience: String
  /// What readers of that table should know.
  package let notes: String
  private let features: Features
  private let write: @Sendable (ReportContent, Palette) -> ByteText

  init(
    _ name: String, _ syntax: Syntax, for audience: String, notes: String, _ features: Features = [],
    write: @escaping @Sendable (ReportContent, Palette) -> ByteText
  ) {
    self.name = name
    self.syntax = syntax
    self.audience = audience
    self.notes = notes
    self.features = features
    self.write = write
  }

  /// Every format, in the order of the help.
  package static let all = [
    text,
    xcode,
    json,
    jsonl,
    sarif,
    github,
    gitlab,
    checkstyle,
    junit,
    rdjson,
    sonar,
    markdown,
  ]

  package init?(named name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  /// How programs parse a report.
  package enum Syntax: Sendable {
    case lines, json, jsonLines, xml
  }

  /// What a format prints besides findings and the summary.
  package struct Features: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Counts by rule, edge and owner.
    package static let statistics = Features(rawValue: 1)
    /// The source line of each finding.
    package static let excerpts = Features(rawValue: 2)
    /// Columns in UTF-16 code units, or hashes of lines.
    package static let marks = Features(rawValue: 4)
    /// Absolute paths on request. Other formats are read where the repository has another path.
    package static let absolutePaths = Features(rawValue: 8)
    /// The pages of the rules.
    package static let rules = Features(rawValue: 16)
    /// Suppressed findings, and the repository and commit of the sources.
    package static let history = Features(rawValue: 32)
    /// A drawing of what a gate found.
    package static let diagram = Features(rawValue: 64)
  }

  package func has(_ feature: Features) -> Bool { features.contains(feature) }

  /// Returns the report. Colors are for a terminal; only ``text`` has them.
  package func render(_ content: ReportContent, isColored: Bool = false) -> String {
    renderBytes(content, isColored: isColored).text
  }

  /// Returns the report's bytes, which are UTF-8: nobody has to check that of two megabytes.
  package func renderBytes(_ content: ReportContent, isColored: Bool = false) -> ByteText {
    write(content, Palette(isColored: isColored))
  }
}

extension ReportFormat: Equatable, CustomStringConvertible {
  package static func == (left: ReportFormat, right: ReportFormat) -> Bool { left.name == right.name }

  package var description: String { name }
}
