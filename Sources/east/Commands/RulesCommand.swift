import Findings
import Linting
import Rules
import Sessions

/// Lists the rules with their severities in the current directory, or proves the pages of the team's own.
func rules(_ arguments: Arguments) throws(Failure) -> ExitStatus {
  guard let task = arguments.operands.first else { return try listRules(arguments) }
  guard task == "test", arguments.operands.count == 1 else {
    throw Failure("`east rules` takes no operand but 'test'; `east explain RULE` shows a rule's page")
  }
  return try testRules(arguments)
}

private func listRules(_ arguments: Arguments) throws(Failure) -> ExitStatus {
  let usual = try InputOptions(arguments, operands: [], by: try ConfigurationOptions(arguments)).configurationHere()
  let rows =
    rulePages.map {
      Row(
        id: $0.id, severity: $0.id == UnreadFile.id ? Severity.error.rawValue : usual.severityWord(of: $0.id),
        summary: $0.summary)
    }
    + usual.uses.values.map(\.value).sorted { $0.id < $1.id }.map {
      Row(id: $0.id, severity: usual.severityWord(of: $0), summary: $0.because)
    }
  try printOut(arguments[.listFormat] == "json" ? json(of: rows) : text(of: rows))
  return .clean
}

private struct Row {
  let id: String
  let severity: String
  let summary: String
}

private func text(of rows: [Row]) -> String {
  let width = rows.map(\.id.count).max() ?? 0
  return rows.map { "\(padded($0.id, to: width))  \(padded($0.severity, to: 7))  \($0.summary)\n" }.joined()
}

private func json(of rows: [Row]) -> String {
  JSONText.document { json in
    json.member("version", 1)
    json.lines("rules", rows) { json, row in
      json.member("id", row.id)
      json.member("severity", row.severity)
      json.member("summary", row.summary)
    }
  }
}
