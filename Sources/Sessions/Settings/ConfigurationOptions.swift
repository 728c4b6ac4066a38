import Analysis
package import Findings
package import Git
import Linting
import Rules

/// What replaces or limits the configuration files: `--preset`, `--config`, `--rule` and `--confidence`.
package struct ConfigurationOptions {
  /// The source of one configuration for all files; `nil` if the configuration files in the repository apply.
  package let source: Source?
  /// The only rules that run; empty for all rules.
  package let only: [String]
  package let confidence: Confidence?

  package enum Source {
    case preset(String)
    /// The path of a file, as the user wrote it.
    case file(DiskPath)
  }

  /// - Parameter only: the only rules that run; empty for all rules.
  package init(source: Source? = nil, only: [String] = [], confidence: Confidence? = nil) {
    self.source = source
    self.only = only
    self.confidence = confidence
  }

  /// Reads the configurations of the listed files.
  ///
  /// - Parameter home: the listing whose configuration files are read.
  func configurations(of listings: [FileList], in home: FileList) throws(Failure) -> Configurations {
    var builder = try ConfigurationBuilder(home)
    guard let source else { return try Configurations(of: listings, &builder) }
    let stack = try builder.stack(of: source)
    return Configurations(stack, from: builder.texts)
  }

  /// Returns the rule sets of the linted files.
  ///
  /// - Parameter moves: for some of the files, the path whose configuration applies instead.
  func ruleSets(
    _ configurations: Configurations, of listing: FileList, as moves: [RepositoryPath: RepositoryPath] = [:]
  ) throws(Failure) -> RuleSets {
    let groups = configurations.groups(of: listing.files.filter(\.role.isLinted), as: moves)
    let own = Set(groups.flatMap { $0.configuration.uses.values.map(\.value.id) }).sorted()
    if let stranger = only.first(where: { $0.hasPrefix(UseRule.prefix) && !own.contains($0) }) {
      throw Failure("unknown rule '\(stranger)'\(choices(for: stranger, among: own))")
    }
    do throws(ConfigurationError) {
      let wanted = only.isEmpty ? nil : Set(only)
      let first = groups.first?.configuration ?? configurations.resolved(for: .root)
      var ruleSets = RuleSets(
        try first.ruleSet(only: only, confidence: confidence), wanted: wanted,
        known: allRules + own)
      for group in groups.dropFirst() {
        ruleSets.add(
          try group.configuration.ruleSet(only: only, confidence: confidence), for: group.paths.map(\.source))
      }
      return ruleSets
    } catch {
      throw error.failure(in: "the configuration")
    }
  }
}
