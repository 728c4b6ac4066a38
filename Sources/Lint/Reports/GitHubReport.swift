extension Printout {
  /// Prints workflow commands, which GitHub shows as annotations: the worst of each kind, as many as it takes, and then
  /// in the log how many were left out.
  var github: String {
    var text = ""
    for severity in Severity.allCases.sorted(by: >) {
      let alike = items.filter { $0.severity == severity }
      text += alike.prefix(mostAnnotations).map(\.annotation).joined()
      if alike.count > mostAnnotations {
        text +=
          "east: \(counted(alike.count - mostAnnotations, severity.rawValue)) more; GitHub takes "
          + "\(mostAnnotations) of a kind from a step, the job's summary and the other formats have them all\n"
      }
    }
    return text
  }
}

/// GitHub drops what a step writes beyond this, for each kind.
private let mostAnnotations = 10

extension Printout.Item {
  fileprivate var annotation: String {
    let columns = mark?.columns ?? finding.columns
    let end = columns.isEmpty ? "" : ",col=\(columns.lowerBound),endColumn=\(columns.upperBound)"
    return "::\(severity.command) file=\(escapedProperty(finding.path)),line=\(finding.line),"
      + "endLine=\(finding.endLine)\(end),title=\(escapedProperty("east: \(finding.rule)"))::"
      + "\(escapedText(shown(finding.message)))\n"
  }
}

extension Severity {
  fileprivate var command: String { self == .note ? "notice" : rawValue }
}

private func escapedText(_ text: String) -> String {
  text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
}

private func escapedProperty(_ text: String) -> String {
  escapedText(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
}
