import Foundation
import Running

/// What `east gate --format json` says of the comparison.
struct Gate: Decodable {
  struct Silenced: Decodable {
    let findings: Int
    let new: Int
    let changes: [Change]
  }

  struct Change: Decodable {
    let change: String
    let findings: Int
  }

  let new: Int
  let newSuppressions: Int
  let silenced: Silenced?

  init(_ ending: Ending) throws {
    struct Report: Decodable { let summary: Summary }
    struct Summary: Decodable { let gate: Gate }
    self = try JSONDecoder().decode(Report.self, from: ending.output).summary.gate
  }
}
