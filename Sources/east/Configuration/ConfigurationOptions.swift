import Findings
import Git
import Linting
import Rules

/// The flags that select the configuration: `--preset`, `--config`, `--rule` and `--confidence`.
struct ConfigurationOptions {
  /// The source of one configuration for all files; `nil` if the configuration files in the repository apply.
  let source: Source?
  /// The only rules that run; empty for all rules.
  let only: [String]
  let confidence: Confidence?

  enum Source {
    case preset(String)
    /// The path of a file, as the user wrote it.
    case file(DiskPath)
  }

  init(_ arguments: Arguments) throws(Failure) {
    only = arguments.all(.rule)
    let known = allRules
    if let stranger = only.first(where: { !known.contains($0) }) { throw unknownRule(stranger) }
    confidence = arguments[.confidence].flatMap { Confidence(rawValue: $0) }
    switch (arguments[.preset], arguments[.config]) {
    case (nil, nil): source = nil
    case (.some, .some): throw .exclusive("--preset", "--config")
    case (let name?, nil):
      let names = presets.map(\.key)
      guard names.contains(name) else {
        throw Failure("unknown preset '\(name)'\(choices(for: name, among: names))")
      }
      source = .preset(name)
    case (nil, let file?): source = .file(DiskPath(file))
    }
  }

  /// Reads the configurations of the listed files.
  ///
  /// - Parameter home: the listing whose configuration files are read.
  func configurations(of listings: [FileList], in home: FileList) throws(Failure) -> Configurations {
    var builder = try ConfigurationBuilder(home)
    guard let source else { return try Configurations(of: listings, &builder) }
    return Configurations(try builder.stack(of: source))
  }

  /// Returns the rule sets of the linted files.
  ///
  /// - Parameter moves: for some of the files, the path whose configuration applies instead.
  func ruleSets(
    _ configurations: Configurations, of listing: FileList, as moves: [RepositoryPath: RepositoryPath] = [:]
  ) throws(Failure) -> RuleSets {
    let groups = configurations.groups(of: listing.files.filter(\.isLinted), as: moves)
    do throws(ConfigurationError) {
      let wanted = only.isEmpty ? nil : Set(only)
      let first = groups.first?.configuration ?? configurations.resolved(for: .root)
      var ruleSets = RuleSets(
        try first.ruleSet(only: only, confidence: confidence), wanted: wanted, known: allRules)
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
