/// What the runners of several systems make of the lines of a log.
struct LogModel {
  /// The lines that are commands: on GitHub those that begin with two colons behind any blanks, elsewhere whatever
  /// holds `##[`, `##vso[` or the like.
  var commands: [String] = []
  /// The scalars that steer a terminal or the text around them, but for line feeds.
  var controls: [Unicode.Scalar] = []

  init(_ text: String) {
    for line in text.unicodeScalars.split(whereSeparator: { lineEnds.contains($0) }) {
      let start = line.drop { $0.properties.isWhitespace }
      if start.starts(with: "::".unicodeScalars) || Substring(line).contains(/##[A-Za-z]*\[/) {
        commands.append(String(line))
      }
    }
    controls = text.unicodeScalars.filter { $0 != "\n" && $0.steers }
  }
}

/// Wherever a runner may see a line end.
private let lineEnds: Set<Unicode.Scalar> = ["\n", "\r", "\u{b}", "\u{c}", "\u{85}", "\u{2028}", "\u{2029}"]

extension Unicode.Scalar {
  fileprivate var steers: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: properties.isNoncharacterCodePoint
    }
  }
}

/// One annotation, as GitHub's runner reads it from a line.
struct WorkflowCommand: Equatable {
  var name: String
  var properties: [String: String]
  var message: String

  init?(_ line: String) {
    guard line.utf8.starts(with: "::".utf8) else { return nil }
    let rest = line.utf8.dropFirst(2)
    guard let end = rest.firstRange(of: "::".utf8) else { return nil }
    let head = rest[..<end.lowerBound].split(separator: UInt8(ascii: " "), maxSplits: 1).map { Substring($0) }
    guard let name = head.first else { return nil }
    self.name = String(name)
    properties = [:]
    for pair in (head.dropFirst().first ?? "").utf8.split(separator: UInt8(ascii: ",")) {
      let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      properties[String(Substring(parts[0]))] = decoded(String(Substring(parts[1])), ["3A": ":", "2C": ","])
    }
    message = decoded(String(Substring(rest[end.upperBound...])), [:])
  }
}

private func decoded(_ text: String, _ more: [String: Unicode.Scalar]) -> String {
  let codes = ["25": "%", "0D": "\r", "0A": "\n"].merging(more) { $1 } as [String: Unicode.Scalar]
  var result = String.UnicodeScalarView()
  var rest = text.unicodeScalars[...]
  while let scalar = rest.popFirst() {
    if scalar == "%", let plain = codes[String(Substring(rest.prefix(2)))] {
      result.append(plain)
      rest = rest.dropFirst(2)
    } else {
      result.append(scalar)
    }
  }
  return String(result)
}

/// The cells of a row of a Markdown table, as GitHub reads it: what each says, and whether anything in it but code and
/// escaped signs could be markup.
func markdownCells(_ row: String) -> [(text: String, isInert: Bool)] {
  var cells: [[Unicode.Scalar]] = [[]]
  var isEscaped = false
  for scalar in row.unicodeScalars {
    if scalar == "|", !isEscaped {
      cells.append([])
    } else {
      // The table takes the backslash before a pipe away, in code too.
      if scalar == "|" { cells[cells.count - 1].removeLast() }
      cells[cells.count - 1].append(scalar)
    }
    isEscaped = scalar == "\\" && !isEscaped
  }
  return cells.dropFirst().dropLast().map { inline($0) }
}

private func inline(_ cell: [Unicode.Scalar]) -> (text: String, isInert: Bool) {
  var text = String.UnicodeScalarView()
  var isInert = true
  var place = 0
  while place < cell.count {
    let scalar = cell[place]
    if scalar == "\\", place + 1 < cell.count, cell[place + 1].isASCII, !cell[place + 1].properties.isAlphabetic {
      text.append(cell[place + 1])
      place += 2
    } else if scalar == "`" {
      let fence = cell[place...].prefix { $0 == "`" }.count
      var end = place + fence
      while end < cell.count {
        let run = cell[end...].prefix { $0 == "`" }.count
        if run == fence { break }
        end += max(run, 1)
      }
      if end >= cell.count { return (String(text), false) }
      var code = cell[(place + fence)..<end]
      if code.first == " ", code.last == " ", code.count > 2 { code = code.dropFirst().dropLast() }
      text.append(contentsOf: code)
      place = end + fence
    } else {
      if "<>[]*_~|@#$&{}".unicodeScalars.contains(scalar) { isInert = false }
      if scalar == ":", place + 1 < cell.count, cell[place + 1] != " " { isInert = false }
      text.append(scalar)
      place += 1
    }
  }
  return (String(text), isInert)
}
