import Findings
import Linting
import Programs
import SwiftReader

/// A random program has the same findings in every mode, in every order, whatever its locals are called, and with a
/// file beside it that has nothing to do with it, and after edits as far as it is analyzed again.
///
/// - Returns: the number of findings.
package func checkProgram(seed: UInt64) throws(Failure) -> Int {
  let program = Program(seed: seed)
  let files = program.files.map { SourceFileInput(path: $0.path, bytes: Array($0.text.utf8)) }
  for file in files { try require(file.isRead, "\(file.path) cannot be followed") }
  let runs = try Runs(number: seed / 4)
  let report = try runs.check(files)

  if seed.isMultiple(of: 2) {
    try runs.checkFurther(files, report)
    return report.findings.count
  }
  if seed % 4 == 1 {
    try checkRenamed(program, seed, report, runs)
    return report.findings.count
  }
  if seed % 8 == 7 { try checkEdits(seed: seed) }
  let stranger = program.unrelatedFile(seed: seed)
  let beside = files + [SourceFileInput(path: stranger.path, bytes: Array(stranger.text.utf8))]
  let findings = try runs.analyzed(beside).findings.filter { $0.path != ByteString(stranger.path) }
  try requireSame(findings, report.findings, "beside an unrelated file")
  return report.findings.count
}

private func checkRenamed(_ program: Program, _ seed: UInt64, _ report: Report, _ runs: Runs) throws(Failure) {
  let names: LocalNames = program.namesMayCollide && seed % 8 == 1 ? .likeMembers : .asLong
  let renamed = Program(seed: seed, locals: names).files
    .map { SourceFileInput(path: $0.path, bytes: Array($0.text.utf8)) }
  let expected = report.findings.map { $0.renamed(names) }
  try requireSame(
    try runs.analyzed(renamed).findings.map { $0.renamed(.plain) }, expected, "with locals renamed \(names)")
}

extension FindingSubject {
  fileprivate func renamed(_ names: LocalNames) -> FindingSubject {
    func renamed(_ text: ByteString) -> ByteString { ByteString(names.renaming("\(text)")) }
    switch self {
    case .reach(var reach):
      reach.declaration = renamed(reach.declaration)
      reach.edge = renamed(reach.edge)
      reach.member = renamed(reach.member)
      reach.chain = renamed(reach.chain)
      return .reach(reach)
    case .member(var member):
      member.declaration = renamed(member.declaration)
      member.edge = renamed(member.edge)
      member.name = renamed(member.name)
      return .member(member)
    case .suppression(let declaration, let rules):
      return .suppression(declaration: renamed(declaration), rules: rules)
    case .file: return self
    }
  }
}

extension Finding {
  /// The finding with the locals called so, without the columns that other lengths change.
  fileprivate func renamed(_ names: LocalNames) -> Finding {
    var finding = self
    finding.position = Position(line: position.line, column: 1)
    finding.end = Position(line: end.line, column: 1)
    finding.subject = subject.renamed(names)
    finding.message = names.renaming(message)
    finding.advice = names.renaming(advice)
    finding.related = related.map { place in
      RelatedLocation(
        path: place.path, position: Position(line: place.position.line, column: 1),
        message: names.renaming(place.message), isStep: place.isStep)
    }
    return finding
  }
}
