package import Findings
import Git
import Linting

/// What findings are counted by: the owner, the module or the directory of their files.
package enum FindingAxis: String, Sendable, CaseIterable {
  case owner, module, directory

  /// Returns the numbers of some findings by what says most: owners if the content names them, modules if several have
  /// findings, or directories.
  package static func bestTally(of findings: [Finding], in run: any ReportedRun) throws(Failure) -> FindingTally {
    if let owners = try run.owners(of: findings) { return owners.tally(of: findings) }
    let modules = try FindingAxis.module.tally(of: findings, in: run)
    return modules.rows.count > 1 ? modules : try FindingAxis.directory.tally(of: findings, in: run)
  }

  /// Returns the numbers of some findings. Where no file names owners, modules own their files.
  package func tally(of findings: [Finding], in run: any ReportedRun) throws(Failure) -> FindingTally {
    if self == .owner, let owners = try run.owners(of: findings) { return owners.tally(of: findings) }
    let axis = self == .owner ? .module : self
    let modules = axis == .module ? run.modulesByPath : [:]
    return FindingTally(of: findings, by: axis.rawValue) { [axis.name(of: $0, modules)] }
  }

  /// Returns the name under which a file's findings are counted.
  func name(of path: ByteString, _ modules: [ByteString: ByteString]) -> ByteString {
    switch self {
    case .owner, .module: return modules[path] ?? "no module"
    case .directory:
      let end = path.bytes.lastIndex(of: UInt8(ascii: "/"))
      return end.map { ByteString(Array(path.bytes[..<$0])) } ?? "."
    }
  }
}
