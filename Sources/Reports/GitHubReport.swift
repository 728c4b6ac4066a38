import Findings

extension ReportFormat {
  package static let github = ReportFormat(
    "github", .lines, for: "annotations of a GitHub job",
    notes: "one for each edge and file, ten of a kind per step; the log counts the others; "
      + "`GITHUB_STEP_SUMMARY` gets `markdown`", [.marks, .diagram, .owners]
  ) { content, _ in ByteText(content.github) }
}

extension ReportContent {
  /// The report as workflow commands, which GitHub shows as annotations: those of each severity up to its limit, of
  /// different edges first, then the number of omitted ones as a line of the log.
  var github: String {
    var text = ""
    let annotations = Annotation.annotations(of: items)
    for severity in Severity.allCases.sorted(by: >) {
      let alike = annotations.filter { $0.severity == severity }
      text += alike.worst(mostAnnotations).map(\.command).joined()
      if alike.count > mostAnnotations {
        text +=
          "east: \(pluralized(alike.count - mostAnnotations, "more " + severity.rawValue)); GitHub accepts "
          + "\(mostAnnotations) of a kind per step; the job summary and other formats contain all\n"
      }
    }
    return text + summary.annotation
  }
}

extension Summary {
  fileprivate var annotation: String { settings?.annotation ?? "" }
}

extension GateSettings {
  /// One annotation about the findings that changes in the head silence, if it needs attention; the job's summary has
  /// the details.
  fileprivate var annotation: String {
    if !needsAttention { return "" }
    let text = escapedText(sentences.map { escaped($0) }.joined(separator: "\n"))
    return "::\(hasTooManySuppressions ? "error" : "warning") title=east gate::\(text)\n"
  }
}

/// The number of annotations that GitHub accepts for each severity in one step; it drops further ones.
private let mostAnnotations = 10

extension Annotation {
  fileprivate var command: String {
    let columns = mark?.columns ?? finding.columns
    let end = columns.isEmpty ? "" : ",col=\(columns.lowerBound),endColumn=\(columns.upperBound)"
    return "::\(severity.command) file=\(escapedProperty(finding.path.description)),line=\(finding.line),"
      + "endLine=\(finding.endLine)\(end),title=\(escapedProperty("east: \(finding.rule)"))::"
      + "\(escapedText(escaped(message)))\n"
  }
}

extension Severity {
  fileprivate var command: String { self == .note ? "notice" : rawValue }
}

/// Escapes the message of a workflow command; the runner decodes `%25`, `%0D` and `%0A`.
private func escapedText(_ text: String) -> String { encoded(text, "%\r\n") }

/// Escapes a property of a workflow command: a property ends at a comma, the list of them at a colon.
private func escapedProperty(_ text: String) -> String { encoded(text, "%\r\n:,") }

/// Returns the text with the special ASCII scalars percent-encoded (`%25`) and other controlling scalars as `\u{1b}`.
private func encoded(_ text: String, _ special: String) -> String {
  var encoded = ""
  for scalar in text.unicodeScalars {
    if special.unicodeScalars.contains(scalar) {
      encoded += percentEncoded(UInt8(truncatingIfNeeded: scalar.value))
    } else if scalar.isControlling {
      encoded += escape(scalar)
    } else {
      encoded.unicodeScalars.append(scalar)
    }
  }
  return encoded
}
