import Findings
import Git
import Sessions
import SwiftReader

extension History {
  /// Returns the history as JSON, in the format of `Documentation/History.md`.
  package func json(withHotspots showsHotspots: Bool) -> String {
    JSONText.document { json in
      json.member("version", 1)
      json.member("tool", "east \(version)")
      json.lines("commits", points) { json, point in
        json.write(point.commit)
        switch point.outcome {
        case .linted(let counts): json.write(counts)
        case .unknown(let reason): json.member("gap", reason)
        }
      }
      json.lines("standing", standing) { json, entry in
        json.member("rule", entry.finding.rule)
        json.member("path", entry.finding.path)
        json.member("line", entry.finding.line)
        json.member("fingerprint", entry.finding.fingerprint)
        if let origin = entry.origin { json.object("since") { $0.write(origin) } }
      }
      if showsHotspots {
        json.lines("hotFiles", hotspots.files) { $0.write($1, as: "path") }
        json.lines("hotEdges", hotspots.edges) { $0.write($1, as: "edge") }
      }
    }
  }
}

extension JSONText {
  fileprivate mutating func write(_ commit: Commit) {
    member("commit", commit.id.description)
    member("date", day(of: commit))
    member("subject", String(decoding: commit.subject, as: UTF8.self))
  }

  fileprivate mutating func write(_ spot: Hotspots.Spot, as name: String) {
    member(name, spot.name)
    member("changes", spot.changes)
    member("findings", spot.findings)
  }

  fileprivate mutating func write(_ counts: HistoryPoint.Counts) {
    member("findings", counts.findings)
    if let new = counts.new { member("new", new) }
    if let fixed = counts.fixed { member("fixed", fixed) }
    member("files", counts.files)
    member("lines", counts.lines)
    object("rules") { json in for count in counts.rules { json.member(count.name.description, count.count) } }
    object("modules") { json in for count in counts.modules { json.member(count.name.description, count.count) } }
  }
}
