import Findings
import Git
import Reports
import Sessions

/// The format of a report, and the file or stream that it is written to.
struct Destination: Sendable, Equatable {
  var format: ReportFormat
  /// The path of the file; `nil` for standard output.
  var file: String?

  /// Parses `FORMAT` or `FORMAT=FILE`.
  init(_ text: String) throws(Failure) {
    let end = text.utf8.firstIndex(of: UInt8(ascii: "="))
    let name = String(text[..<(end ?? text.endIndex)])
    let file = end.map { String(Substring(text.utf8[$0...].dropFirst())) }
    let names = ReportFormat.all.map(\.name)
    guard let format = ReportFormat(named: name) else {
      let known = ["codeclimate": "gitlab", "text": "full"][name]
      let hint = known.map { "; did you mean '\($0)'?" } ?? suggestion(for: name, among: names)
      throw Failure(
        "unknown format '\(name)'\(hint.isEmpty ? "; known: \(names.joined(separator: ", "))" : hint)")
    }
    if file?.isEmpty == true { throw Failure("--format \(name)= needs a file name after '='") }
    self.format = format
    self.file = file
  }

  /// Parses all values of `--format`; the default is grouped text on standard output.
  static func all(_ texts: [String]) throws(Failure) -> [Destination] {
    var destinations: [Destination] = []
    for text in texts.isEmpty ? ["grouped"] : texts { destinations.append(try Destination(text)) }
    if destinations.count(where: { $0.file == nil }) > 1 {
      throw Failure("only one format can go to standard output; write the others to files: --format json=FILE")
    }
    var files: Set<DiskPath> = []
    for file in destinations.compactMap(\.file) {
      let path = DiskPath(file.hasPrefix("/") ? file : "./\(file)").resolved
      if files.insert(path).inserted { continue }
      throw Failure("two reports would be written to '\(file)'; give each --format a file of its own")
    }
    return destinations
  }

  /// Whether the report is text that is printed on a terminal.
  var isTerminal: Bool { format.isForPeople && file == nil && StandardStream.output.isTerminal }

  /// - Parameter root: the directory whose files are not trusted; see ``NamedFile``.
  func write(_ content: ReportContent, colors: ColorChoice, below root: DiskPath) throws(Failure) {
    guard let file else {
      try printOut(format.renderBytes(content, isColored: colors.apply(to: .output)))
      return
    }
    try writeFile(format.render(content), to: file, below: root, as: "report")
  }
}
