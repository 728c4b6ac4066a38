import Git
import Linting

/// The settings of the listed files: configurations, rule sets and the baseline.
extension InputOptions {
  /// Reads the configurations of the listed files, marks the files that are linted, and returns the rule sets.
  func ruleSets(of listing: inout FileList) throws(Failure) -> RuleSets {
    try ruleSets(try configurations(of: [listing], in: listing), of: &listing)
  }

  /// Reads the configurations of the listed files.
  ///
  /// - Parameter home: the listing whose configuration files are read.
  func configurations(of listings: [FileList], in home: FileList) throws(Failure) -> Configurations {
    try configuration.configurations(of: listings, in: home)
  }

  /// Adds the dependencies, marks the files that are linted, and returns the rule sets; see ``ConfigurationOptions``.
  func ruleSets(
    _ configurations: Configurations, of listing: inout FileList, in newer: FileList? = nil,
    as moves: [RepositoryPath: RepositoryPath] = [:]
  ) throws(Failure) -> RuleSets {
    for note in listing.addDependencies(in: try configurations.dependencies()) { log.warn(note) }
    return try configuration.ruleSets(configurations, of: &listing, in: newer, as: moves)
  }

  /// Resolves the configuration of the directory itself, without regard to the files in it.
  func configurationHere() throws(Failure) -> ResolvedConfiguration {
    let location = try location()
    let here = try surroundings(of: location)
    return try configuration.resolved(inDirectory: here.subject, of: here)
  }

  /// Returns the resolved configuration of the file or directory that the only operand names, as text.
  func configurationText() throws(Failure) -> String {
    let location = try location()
    let listing = try listing(of: location, complains: false)
    return try configuration.text(for: listing.subject, of: listing)
  }

  func baseline(of listing: FileList) throws(Failure) -> Baseline? {
    try BaselineFile(named: baselineName, of: listing).baseline
  }

  /// Lists the files and reads their configurations, but no source.
  func dryRun() throws(Failure) -> FileList {
    let location = try location()
    var listing = try listing(of: location, complains: false, isWhole: true)
    _ = try ruleSets(of: &listing)
    return listing
  }

  /// Lists all files that are read, including the sources of dependencies.
  func wholeListing(of location: InputLocation) throws(Failure) -> FileList {
    var listing = try listing(of: location)
    _ = try ruleSets(of: &listing)
    return listing
  }
}
