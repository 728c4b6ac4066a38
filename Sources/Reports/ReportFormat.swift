package import Findings

/// A format in which findings can be printed. Each format is defined in the file of its report and listed in ``all``.
package struct ReportFormat: Sendable {
  /// The name after `--format`.
  package let name: String
  package let syntax: Syntax
  /// The readers of the format, for the table in `Documentation/Formats.md`.
  package let audience: String
  /// The remarks for that table.
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

  /// All formats, in the order of the help text.
  package static let all = [
    grouped,
    full,
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

  /// The syntax of a report, for programs that parse it.
  package enum Syntax: Sendable {
    case lines, json, jsonLines, xml
  }

  /// The optional parts of a report's content that a format prints.
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
    /// Absolute paths if requested. Reports in other formats are read where the repository has another path.
    package static let absolutePaths = Features(rawValue: 8)
    /// The pages of the rules.
    package static let rules = Features(rawValue: 16)
    /// Suppressed findings, and the repository and commit of the sources.
    package static let history = Features(rawValue: 32)
    /// The diagram of a gate's new and fixed edges.
    package static let diagram = Features(rawValue: 64)
    /// The owners of files.
    package static let owners = Features(rawValue: 128)
  }

  /// Whether people read the report on a terminal.
  package var isForPeople: Bool { self == .grouped || self == .full }

  package func has(_ feature: Features) -> Bool { features.contains(feature) }

  /// Returns the report as a string. Only formats for people use colors, which are for a terminal.
  package func render(_ content: ReportContent, isColored: Bool = false) -> String {
    renderBytes(content, isColored: isColored).text
  }

  /// Returns the report as UTF-8 bytes, which avoids the validation of a `String` of two megabytes.
  package func renderBytes(_ content: ReportContent, isColored: Bool = false) -> ByteText {
    write(content, Palette(isColored: isColored))
  }
}

extension ReportFormat: Equatable, CustomStringConvertible {
  package static func == (left: ReportFormat, right: ReportFormat) -> Bool { left.name == right.name }

  package var description: String { name }
}
