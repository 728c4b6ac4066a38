import Findings
import Pages
import Sessions

extension MergedReport {
  /// The report as JSON, in the format of `Documentation/Report.md`.
  var json: String {
    JSONText.document { json in
      json.member("version", 1)
      json.member("tool", "east \(version)")
      json.lines("repositories", repositories) { json, repository in
        json.member("name", repository.name)
        json.member("files", repository.files)
        json.member("bytes", repository.bytes)
        json.object("findings") { json in
          json.member("error", repository.counts.error)
          json.member("warning", repository.counts.warning)
          json.member("note", repository.counts.note)
        }
        json.object("rules") { json in
          for rule in repository.rules.keys.sorted() { json.member(rule, repository.rules[rule] ?? 0) }
        }
      }
      json.lines("edges", sharedEdges) { json, edge in
        json.member("edge", edge.name)
        json.array("repositories", edge.repositories) { $0.member("name", $1) }
        json.member("violations", edge.violations)
      }
      json.lines("trend", trend) { json, point in
        json.member("date", point.day)
        json.member("findings", point.findings)
      }
    }
  }
}
