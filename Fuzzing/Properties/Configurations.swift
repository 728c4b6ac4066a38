import Analysis
import Findings
import Linting
import Rules
import SwiftReader

/// A configuration is refused with one line that names its place, or can be followed.
func checkConfiguration(_ bytes: [UInt8]) throws(Failure) {
  do throws(ConfigurationError) {
    let configuration = try Configuration(json: bytes)
    let active = try configuration.activeRules(from: rules, others: suppressionRules.map(\.id))
    let confidence = configuration.confidence ?? .high
    _ = findings(of: active, in: sample, confidence: confidence, today: "2026-01-01")
  } catch {
    let lines = bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 1
    guard error.line >= 0, error.line <= lines else { throw Failure("an error in line \(error.line) of \(lines)") }
    if error.why.isEmpty { throw Failure("an error without a reason") }
  }
}

/// What configured rules are tried on.
private let sample: Codebase = {
  let text = """
    struct Town { var name: Name }
    struct Name { var text: String }
    final class House { var town: Town; static let shared = House(); func paint() { town.name.text = "" } }
    final class Owner {
      let house: House
      func move() { house.town.name.text.append("a"); House.shared.town.name.text = ""; _ = \\House.town.name.text }
    }
    """
  return Codebase([SourceFile(path: "App/A.swift", facts: facts(of: Array(text.utf8)), role: .linted)], jobs: 1)
}()
