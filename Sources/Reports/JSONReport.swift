import Findings
import SwiftReader

extension ReportFormat {
  package static let json = ReportFormat(
    "json", .json, for: "programs",
    notes: "documented and versioned: [JSON.md](JSON.md)", [.statistics, .owners]
  ) { content, _ in ByteText(content.json) }
}

extension ReportContent {
  /// The report as JSON for other tools; `Documentation/JSON.md` describes each member.
  var json: String {
    JSONText.document { json in
      json.member("version", 2)
      json.object("tool") {
        $0.member("name", "east")
        $0.member("version", version)
      }
      json.lines("findings", items) { $1.write(into: &$0, owners) }
      json.object("summary") {
        summary.write(into: &$0)
        if omitted > 0 { $0.member("omitted", omitted) }
      }
      if let statistics { json.object("statistics") { statistics.write(into: &$0) } }
    }
  }
}

extension ReportContent.Item {
  /// - Parameter owners: the owners of files; `nil` if the repository names none.
  func write(into json: inout JSONText, _ owners: FileOwners?) {
    finding.write(into: &json)
    owners?.write(finding, into: &json)
  }
}

extension Finding {
  fileprivate func write(into json: inout JSONText) {
    json.member("rule", rule)
    json.member("severity", severity.rawValue)
    json.member("confidence", confidence.rawValue)
    if let reason { json.member("reason", reason) }
    json.path(path)
    json.member("line", position.line)
    json.member("column", position.column)
    json.member("endLine", end.line)
    json.member("endColumn", end.column)
    json.member("declaration", subject.declaration)
    json.member("edge", subject.edge)
    json.member("member", subject.member)
    json.member("chain", subject.chain)
    json.member("reach", subject.reach)
    json.member("uses", subject.uses)
    if case .reach(let reach) = subject, reach.lines.count > 1 { json.member("lines", reach.lines) }
    json.member("message", message)
    json.member("advice", advice)
    json.member("fingerprint", fingerprint)
    json.array("related", related) { $1.write(into: &$0) }
  }
}

extension FileOwners {
  /// Writes the owners of a finding's file, and of the file that declares the property.
  func write(_ finding: Finding, into json: inout JSONText) {
    json.member("codeOwners", ofCode(finding))
    json.member("edgeCodeOwners", ofEdge(finding))
  }
}

extension RelatedLocation {
  fileprivate func write(into json: inout JSONText) {
    json.path(path)
    json.member("line", position.line)
    json.member("column", position.column)
    json.member("message", message)
  }
}

extension JSONText {
  /// Writes the path as the member `path`; if it is not valid UTF-8, also its bytes, because the escaped text could
  /// equal that of another path.
  fileprivate mutating func path(_ path: ByteString) {
    member("path", path)
    guard String(validating: path.bytes, as: UTF8.self) == nil else { return }
    member("pathBytes", path.bytes.map { percentEncoded($0).dropFirst() }.joined())
  }
}

extension Summary {
  fileprivate func write(into json: inout JSONText) {
    json.member("files", files)
    json.object("skipped") {
      for (reason, count) in skipped.reasons { $0.member(reason.rawValue, count) }
    }
    json.member("bytes", bytes)
    json.member("chains", chains)
    json.object("findings") {
      $0.member("error", findings.error)
      $0.member("warning", findings.warning)
      $0.member("note", findings.note)
    }
    json.member("suppressed", suppressed)
    if adopted > 0 { json.member("adopted", adopted) }
    json.member("baselined", baselined)
    if permitted > 0 { json.member("permitted", permitted) }
    if let gate {
      json.object("gate") {
        gate.write(into: &$0)
        settings?.write(into: &$0)
      }
    }
  }
}

extension GateSummary {
  fileprivate func write(into json: inout JSONText) {
    json.member("base", base)
    json.member("new", new)
    json.member("fixed", fixed)
    json.member("unchanged", unchanged)
  }
}

extension GateSettings {
  fileprivate func write(into json: inout JSONText) {
    json.member("configFrom", origin)
    json.member("newSuppressions", suppressions)
    if let limit { json.member("maxNewSuppressions", limit) }
    if let obstacle { return json.member("obstacle", obstacle) }
    json.object("silenced") {
      $0.member("findings", findings)
      $0.member("new", new)
      $0.array("changes", silencings) { $1.write(into: &$0) }
    }
  }
}

extension Silencing {
  fileprivate func write(into json: inout JSONText) {
    json.member("change", change.rawValue)
    if let rule { json.member("rule", rule) }
    json.member("place", place)
    json.member("files", files)
    json.member("findings", findings)
    json.member("new", new)
  }
}

extension Statistics {
  fileprivate func write(into json: inout JSONText) {
    json.member("candidates", chainCounts.candidates)
    json.member("typed", chainCounts.typed)
    for (name, counts) in [
      ("rules", rules), ("reasons", reasons), ("edges", edges), ("owners", owners), ("weights", weights),
    ] {
      json.array(name, counts) { $1.write(into: &$0) }
    }
  }
}

extension Statistics.Count {
  fileprivate func write(into json: inout JSONText) {
    json.member("name", name)
    json.member("count", count)
  }
}
