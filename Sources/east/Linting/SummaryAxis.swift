import Findings
import Git
import Sessions

/// What the rows of `--summary` are about.
enum SummaryAxis: String, CaseIterable {
  case owner, module, directory

  /// Returns the numbers of some findings by what says most: owners if the content names them, modules if several have
  /// findings, or directories.
  static func bestTally(of findings: [Finding], in session: LintSession) throws(Failure) -> FindingTally {
    if let owners = try session.owners(of: findings) { return owners.tally(of: findings) }
    let modules = try SummaryAxis.module.tally(of: findings, in: session)
    return modules.rows.count > 1 ? modules : try SummaryAxis.directory.tally(of: findings, in: session)
  }

  /// Returns the numbers of some findings.
  func tally(of findings: [Finding], in session: LintSession) throws(Failure) -> FindingTally {
    switch self {
    case .owner:
      guard let owners = try session.owners(of: findings) else {
        throw Failure("--by owner needs a file CODEOWNERS; use --by module or --by directory")
      }
      return owners.tally(of: findings)
    case .module:
      let modules = session.modulesByPath
      return FindingTally(of: findings, by: rawValue) { [modules[$0] ?? "no module"] }
    case .directory:
      return FindingTally(of: findings, by: rawValue) { path in
        let end = path.bytes.lastIndex(of: UInt8(ascii: "/"))
        return [end.map { ByteString(Array(path.bytes[..<$0])) } ?? "."]
      }
    }
  }
}
