package import Git
package import Linting

/// The settings of the listed files: configurations, rule sets and the baseline.
extension InputOptions {
  /// Reads the configurations of the listed files, from the listing itself.
  package func configurations(of listing: FileList) throws(Failure) -> Configurations {
    try configurations(of: [listing], in: listing)
  }

  /// Reads the configurations of the listed files.
  ///
  /// - Parameter home: the listing whose configuration files are read.
  package func configurations(of listings: [FileList], in home: FileList) throws(Failure) -> Configurations {
    try configuration.configurations(of: listings, in: home)
  }

  /// Adds the dependencies, and marks the files that are linted; see ``FileList/apply(_:in:as:)``.
  package func configure(
    _ listing: inout FileList, by configurations: Configurations, in newer: FileList? = nil,
    as moves: [RepositoryPath: RepositoryPath] = [:]
  ) throws(Failure) {
    for note in listing.addDependencies(in: try configurations.dependencies()) { log.warn(note) }
    listing.apply(configurations, in: newer, as: moves)
  }

  /// Warns of settings that have no effect; see ``Configurations/idleSettings(among:)``.
  func warnOfIdleSettings(_ configurations: Configurations, of listing: FileList) {
    if listing.isAlone { return }
    for sentence in configurations.idleSettings(among: listing.files) { log.warn(sentence) }
  }

  /// Returns the rule sets of the linted files; see ``ConfigurationOptions/ruleSets(_:of:as:)``.
  package func ruleSets(
    _ configurations: Configurations, of listing: FileList, as moves: [RepositoryPath: RepositoryPath] = [:]
  ) throws(Failure) -> RuleSets {
    try configuration.ruleSets(configurations, of: listing, as: moves)
  }

  /// Resolves the configuration of the directory itself, without regard to the files in it.
  package func configurationHere() throws(Failure) -> ResolvedConfiguration {
    let location = try location()
    let here = try surroundings(of: location)
    return try configuration.resolved(inDirectory: here.subject, of: here)
  }

  package func baseline(of listing: FileList) throws(Failure) -> Baseline? {
    try BaselineFile(named: baselineName, of: listing).baseline
  }

  /// Lists all files that are read, including the sources of dependencies.
  package func wholeListing(of location: InputLocation) throws(Failure) -> FileList {
    var listing = try listing(of: location)
    try configure(&listing, by: try configurations(of: listing))
    return listing
  }
}
