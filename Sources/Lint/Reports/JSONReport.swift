import SwiftReader

/// Prints everything for other tools; `Documentation/JSON.md` describes each member.
func jsonReport(_ printout: Printout) -> String {
  JSONText.document { json in
    json.member("version", 1)
    json.object("tool") {
      $0.member("name", "east")
      $0.member("version", printout.version)
    }
    json.lines("findings", printout.items) { members(of: $1.finding, into: &$0) }
    json.object("summary") { members(of: printout.summary, omitted: printout.omitted, into: &$0) }
    if let statistics = printout.statistics {
      json.object("statistics") { members(of: statistics, into: &$0) }
    }
  }
}

private func members(of finding: Finding, into json: inout JSONText) {
  json.member("rule", finding.rule)
  json.member("severity", finding.severity.rawValue)
  json.member("confidence", finding.confidence.rawValue)
  json.member("path", finding.path)
  json.member("line", finding.position.line)
  json.member("column", finding.position.column)
  json.member("endLine", finding.end.line)
  json.member("endColumn", finding.end.column)
  json.member("declaration", finding.declaration)
  json.member("edge", finding.edge)
  json.member("member", finding.member)
  json.member("chain", finding.chain)
  json.member("reach", finding.reach)
  json.member("uses", finding.uses)
  json.member("message", finding.message)
  json.member("advice", finding.advice)
  json.member("fingerprint", finding.fingerprint)
  json.array("related", finding.related) { json, place in
    json.member("path", place.path)
    json.member("line", place.position.line)
    json.member("column", place.position.column)
    json.member("message", place.message)
  }
}

private func members(of summary: Summary, omitted: Int, into json: inout JSONText) {
  json.member("files", summary.files)
  json.object("skipped") {
    for (reason, count) in summary.skipped.reasons { $0.member(reason.rawValue, count) }
  }
  json.member("bytes", summary.bytes)
  json.member("chains", summary.chains)
  json.object("findings") {
    $0.member("error", summary.findings.error)
    $0.member("warning", summary.findings.warning)
    $0.member("note", summary.findings.note)
  }
  json.member("allowed", summary.allowed)
  json.member("baselined", summary.baselined)
  if omitted > 0 { json.member("omitted", omitted) }
}

private func members(of statistics: Statistics, into json: inout JSONText) {
  json.member("candidates", statistics.tally.candidates)
  json.member("typed", statistics.tally.typed)
  for (name, counts) in [("rules", statistics.rules), ("edges", statistics.edges), ("owners", statistics.owners)] {
    json.array(name, counts) { json, count in
      json.member("name", count.name)
      json.member("count", count.count)
    }
  }
}
