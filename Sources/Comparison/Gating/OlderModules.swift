import Analysis
import Findings
import Sessions
import SwiftReader

/// The head of a gate, with files in the modules to which the base assigns them.
///
/// A type is found by the modules that a file can use. So a manifest that assigns files to other modules can hide the
/// findings of code that did not change.
struct OlderModules {
  /// The path of the first manifest that differs.
  let manifest: ByteString
  private let head: LintSession
  /// The head with its own modules.
  private let usual: LintSession
  /// The paths of the base's files.
  private let olderPaths: Set<ByteString>

  /// - Parameters:
  ///   - usual: the head with its own modules.
  ///   - base: the side whose manifests assign the files of the head to modules.
  /// - Returns: `nil` if the manifests of both sides declare the same.
  init?(
    of usual: LintSession, as base: LintSession, _ known: FactsLookup, _ options: InputOptions
  ) async throws(Failure) {
    guard let (manifest, head) = try await usual.inModules(of: base, known, options) else { return nil }
    (self.manifest, self.head, self.usual) = (manifest, head, usual)
    olderPaths = Set(base.files.map(\.path))
  }

  /// Whether no damage of the cache was found so far.
  var isSound: Bool { head.isSound }

  /// Returns the findings that the base's modules show and those of the head do not, except those about comments, and
  /// those in files that only the head assigns to a target, unless it does so with files of the base that shared their
  /// module.
  ///
  /// - Parameters:
  ///   - result: the findings of the head with its own modules.
  ///   - paths: the files whose findings are reported; `nil` for all files.
  func findingsLost(in result: LintResult, among paths: Set<ByteString>?) -> [Finding] {
    let known = Set(result.findingsWithSuppressed.map(Spot.init))
    let lost = head.wholeResult().suppressible.filter {
      !known.contains(Spot($0)) && paths?.contains($0.path) ?? true
    }
    let taken = { (path: ByteString) in !head.hasTarget(fileAt: path) && usual.hasTarget(fileAt: path) }
    let takenPaths = Set(lost.map(\.path).filter(taken))
    if takenPaths.isEmpty { return lost }
    let split = head.files(at: takenPaths, inModulesOf: olderPaths.filter(taken))
    return lost.filter { !takenPaths.contains($0.path) || split.contains($0.path) }
  }

  /// The rule and the place of a finding. The names of its edge may be known on one side only.
  private struct Spot: Hashable {
    let rule: String
    let path: ByteString
    let position: Position

    init(_ finding: Finding) { (rule, path, position) = (finding.rule, finding.path, finding.position) }
  }
}

extension LintSession {
  fileprivate func files(at paths: Set<ByteString>, inModulesOf others: Set<ByteString>) -> Set<ByteString> {
    codebase.files(at: paths, inModulesOf: others)
  }

  /// Returns the session with files in the modules to which the manifests of an older version assign them, and the path
  /// of the first manifest that differs; `nil` if none does.
  fileprivate func inModules(
    of older: LintSession, _ known: FactsLookup, _ options: InputOptions
  ) async throws(Failure) -> (manifest: ByteString, session: LintSession)? {
    guard let manifest = reading.firstManifest(otherThanIn: older.reading) else { return nil }
    let reading = reading.taking(manifestsOf: older.reading)
    let codebase = try await options.analyzed(reading, of: listing, since: codebase.record(), known)
    return (manifest, following(listing, ruleSets, baseline: baseline, reading: reading, codebase: codebase))
  }
}
