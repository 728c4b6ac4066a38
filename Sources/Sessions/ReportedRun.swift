package import Findings
package import Git
package import Linting

/// What reports show of a run besides its findings. A run whose findings were kept has it too, without reading the files.
package protocol ReportedRun {
  var input: LintInput { get }
  /// The stamps of the files on disk when they were read.
  var stamps: [RepositoryPath: Stamp] { get }
  /// The module of each file with findings, by path.
  var modulesByPath: [ByteString: ByteString] { get }
  /// Sentences about options of rules that have no effect.
  var warnings: [String] { get }
  /// The number of threads.
  var jobs: Int { get }
}

extension ReportedRun {
  package var listing: FileList { input.listing }
  package var location: InputLocation { input.location }
  package var baseline: Baseline? { input.baseline }

  /// The rules of the team's own that are on.
  package var useRules: [ActiveUseRule] { input.ruleSets.useRules }

  /// The root of the work tree, or the directory that contains everything that is read.
  package var place: DiskPath { listing.root }

  /// The name of the repository or directory.
  package var name: String { place.lastName }

  /// The absolute path of the root, as a byte string like the paths of findings.
  package var root: ByteString { ByteString(place.bytes) }
}

extension DiskPath {
  /// The last component of the path, escaped for output.
  package var lastName: String { escaped(ByteString(name)) }
}
