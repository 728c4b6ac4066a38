import Analysis
import Comparison
import Findings
import Linting
import Rules
import SwiftReader

/// A file of a run: its path and facts.
struct SourceFileInput: Sendable {
  var path: ByteString
  var facts: FileFacts
  /// The number of bytes.
  var size: UInt32

  init(path: ByteString, facts: FileFacts, size: UInt32) {
    self.path = path
    self.facts = facts
    self.size = size
  }

  init(path: String, bytes: [UInt8]) {
    self.init(path: ByteString(path), facts: SwiftReader.facts(of: bytes), size: UInt32(clamping: bytes.count))
  }

  var lineCount: Int { facts.lineCount }

  var chainCount: Int { facts.chains.count }

  /// Whether the whole text was read.
  var isRead: Bool { facts.problems.isEmpty }

  func checkInterface() throws(Failure) {
    let interface = facts.interface
    try require(interface.interface == interface, "the interface of the interface of \(path) is another")
    try require(FileFacts(packed: interface.packed, size: size) == interface, "the interface of \(path) is not packed")
  }
}

/// Up to three files, divided by NUL bytes, have the same findings in every mode.
func checkAnalysis(ofBytes bytes: [UInt8]) throws(Failure) {
  let parts = bytes.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
  let paths = ["App/One.swift", "App/Views/Two.swift", "Core/Three.swift"]
  let files = zip(paths, parts).map { SourceFileInput(path: $0, bytes: Array($1)) }
  let runs = try Runs(number: UInt64(bytes.count))
  let report = try runs.check(files)
  try runs.checkFurther(files, report)
}

/// Runs the same files in several modes. Which ones follows from a number, since all of them would be slow.
struct Runs {
  private let number: UInt64
  private let rules: RuleSets

  init(number: UInt64) throws(Failure) {
    self.number = number
    // The rules about suppression comments run all others a second time.
    rules = try (number % 16 < 4 ? everyRule : chainRules).get()
  }

  /// Returns the report of a run, after checking that it says only what can be shown.
  func analyzed(_ files: [SourceFileInput], jobs: Int = 1) throws(Failure) -> Report {
    let report = findings(under: rules, in: codebase(files, jobs: jobs), today: today)
    for finding in report.findings + report.silenced {
      guard let file = files.first(where: { $0.path == finding.path }) else {
        throw Failure("a finding is in no file: \(finding.path)")
      }
      try require(
        finding.position.line <= file.lineCount && finding.position <= finding.end && finding.position.line > 0,
        "a finding's position is not in its file: \(finding.position)")
      try require(finding.fingerprint.utf8.count == 16, "fingerprint \(finding.fingerprint)")
    }
    return report
  }

  /// Returns what the files report in a plain run and packed, in another order and with more jobs.
  func check(_ files: [SourceFileInput]) throws(Failure) -> Report {
    let report = try analyzed(files)
    let unpacked = try files.reversed().map { file throws(Failure) in try file.throughPack() }
    let jobs = number % 16 < 4 ? 3 : 1
    try requireSame(try analyzed(unpacked, jobs: jobs), report, "packed, in another order and with \(jobs) jobs")
    return report
  }

  /// Checks what is too slow for every number.
  func checkFurther(_ files: [SourceFileInput], _ report: Report) throws(Failure) {
    switch number % 4 {
    case 0:
      try checkFilesAlone(files, report)
      try checkParts(files, report)
    case 1: try checkUses(of: report, files)
    case 2:
      var mix64 = Array(files.dropFirst() + files.prefix(1))
      for index in mix64.indices.prefix(1) { mix64[index] = try mix64[index].throughPack() }
      try requireSame(try analyzed(mix64, jobs: 2), report, "half packed, in another order")
    default:
      let order = files.sorted { $0.chainCount < $1.chainCount }
      try requireSame(try analyzed(order), report, "the smallest first")
    }
  }

  /// What is found in a file does not depend on which other files are linted.
  private func checkFilesAlone(_ files: [SourceFileInput], _ report: Report) throws(Failure) {
    for file in files {
      let alone = findings(under: rules, in: codebase(files, linting: file.path, jobs: 1), today: today).findings
      try requireSame(alone, report.findings.filter { $0.path == file.path }, "\(file.path) alone")
    }
  }
}

extension Runs {
  /// What is found in parts, each beside the interfaces of the others, is what is found in all files.
  private func checkParts(_ files: [SourceFileInput], _ report: Report) throws(Failure) {
    for file in files { try file.checkInterface() }
    let sources = files.map { SourceFile(path: $0.path, facts: $0.facts, role: .linted) }
    let found = try codebases(inPartsOf: sources, as: Array(files.indices), library: library).flatMap {
      findings(under: rules, in: $0, today: today).findings
    }
    try requireSame(found.sorted(), report.findings, "in parts")
  }
}

private func requireSame(_ found: Report, _ expected: Report, _ how: String) throws(Failure) {
  try requireSame(found.findings, expected.findings, how)
  try requireSame(found.silenced, expected.silenced, how + ", silenced")
  try require(found == expected, "\(how): other counts, \(found.chainCounts) instead of \(expected.chainCounts)")
}

func requireSame(_ found: [Finding], _ expected: [Finding], _ how: String) throws(Failure) {
  if found == expected { return }
  let place = zip(found, expected).enumerated().first { $1.0 != $1.1 }?.offset ?? min(found.count, expected.count)
  let (one, other) = (found.dropFirst(place).first, expected.dropFirst(place).first)
  throw Failure(
    "\(how): \(found.count) findings, not \(expected.count); \(one.map { "\($0)" } ?? "none") "
      + "instead of \(other.map { "\($0)" } ?? "none")")
}

/// What commands do with a report: explain, compare, baseline.
private func checkUses(of report: Report, _ files: [SourceFileInput]) throws(Failure) {
  let codebase = codebase(files, jobs: 1)
  for finding in report.findings.prefix(8) {
    let explanation = codebase.explanation(path: finding.path, position: finding.position)
    try require(explanation != nil, "nothing explains \(finding.path):\(finding.position)")
  }
  try checkMap(of: report, codebase)
  let missed = codebase.filesWithMissedReaches
  try require(missed.isEmpty, "'east explain' knows of other reaches in \(missed)")
  var changes = ChangeExplainer(from: codebase, to: codebase)
  let comparison = FindingComparison(from: report.findings, to: report.findings) { changes.renames() }
  try require(comparison.new.isEmpty && comparison.fixed.isEmpty, "compared with itself something is new or fixed")
  let baseline = Baseline(of: report.findings)
  try require(baseline.unknown(among: report.findings).isEmpty, "a baseline does not hold what it is made of")
  try require((try? Baseline(text: baseline.text)) == baseline, "a baseline does not survive its text")
}

/// A map counts every finding that reaches through a property once, and each use at most once for a chain's step.
private func checkMap(of report: Report, _ codebase: Codebase) throws(Failure) {
  let uses = codebase.propertyUses(with: report.findings)
  let reaching = report.findings.count { if case .reach = $0.subject { true } else { false } }
  try require(uses.reduce(0) { $0 + $1.findings } == reaching, "the map counts other findings than \(reaching)")
  try require(uses.allSatisfy { $0.uses > 0 }, "the map has a property that is not used")
}

extension SourceFileInput {
  fileprivate func throughPack() throws(Failure) -> SourceFileInput {
    guard let facts = FileFacts(packed: facts.packed, size: size) else {
      throw Failure("packed facts cannot be unpacked")
    }
    return SourceFileInput(path: path, facts: facts, size: size)
  }
}

private let today = "2026-01-01"

/// Read once: it would take a quarter of the time of a small input.
private let library = Codebase([], jobs: 1).library

private func codebase(_ files: [SourceFileInput], linting path: ByteString? = nil, jobs: Int) -> Codebase {
  Codebase(
    files.map {
      SourceFile(path: $0.path, facts: $0.facts, role: path == nil || path == $0.path ? .linted : .counted)
    }, library: library, jobs: jobs)
}

/// Every rule, at low confidence.
private let everyRule = Result { () throws(Failure) in
  try ruleSets(rules.map { $0.id }, options: ["module-edge": #""edges": ["App -> Core"]"#])
}

/// Every rule that is about more than suppression comments.
private let chainRules = Result { () throws(Failure) in try ruleSets(rules.map { $0.id }, hygiene: false) }

private func ruleSets(
  _ names: [String], options: [String: String] = [:], hygiene: Bool = true
) throws(Failure) -> RuleSets {
  let settings = names.map { name in
    "\"\(name)\": {\"severity\": \"warning\"" + (options[name].map { ", " + $0 } ?? "") + "}"
  }
  let text = "{\"confidence\": \"low\", \"rules\": {\(settings.joined(separator: ","))}}"
  do {
    let configuration = try Configuration(json: Array(text.utf8))
    let active = try configuration.activeRules(from: rules, others: suppressionRules.map(\.id))
    let comments = hygiene ? suppressionRules.map { ActiveSuppressionRule($0, severity: .warning) } : []
    return RuleSets(RuleSet(rules: active, suppressionRules: comments, confidence: .low), known: configurableRules)
  } catch {
    throw Failure("the configuration of all rules: \(error)")
  }
}
