import Foundation

/// One finding, as `east lint --format json` prints it.
struct Reported: Decodable {
  var rule: String
  var severity: String
  var declaration: String
  var edge: String
  var member: String
  var chain: String
}

private struct Report: Decodable {
  var findings: [Reported]
}

/// Has a checkout linted as it is by default.
func findings(in checkout: String, by east: String) throws -> [Reported] {
  let output = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try Data().write(to: output)
  defer { try? FileManager.default.removeItem(at: output) }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: east)
  process.arguments = ["lint", checkout, "--repo", checkout, "--format", "json"]
  process.standardOutput = try FileHandle(forWritingTo: output)
  process.standardError = FileHandle.nullDevice
  try process.run()
  process.waitUntilExit()
  guard process.terminationStatus < 2 else { throw Failure(text: "east could not lint \(checkout)") }
  return try JSONDecoder().decode(Report.self, from: Data(contentsOf: output)).findings
}
