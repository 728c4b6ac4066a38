import Foundation
import Running

/// One finding, as `east lint --format json` prints it.
struct Reported: Decodable {
  var rule: String
  var severity: String
  var reason: String?
  var declaration: String
  var edge: String
  var member: String
  var chain: String
}

private struct Report: Decodable {
  var findings: [Reported]
}

/// Has a checkout linted with the preset `recommended`.
func findings(in checkout: String, by east: String) throws -> [Reported] {
  let ending = try run([east, "lint", checkout, "--repo", checkout, "--preset", "recommended", "--format", "json"])
  guard ending.status == 0 || ending.status == 1 else {
    throw Failure(text: "east could not lint \(checkout): \(ending.error)")
  }
  return try JSONDecoder().decode(Report.self, from: ending.output).findings
}
