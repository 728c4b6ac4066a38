package import Analysis

/// What a session reads and how, for every command that reads a repository.
package struct InputOptions {
  let operands: [String]
  package var contentSource = ContentSource.workTree
  package var repository: String?
  /// The source text on standard input that is linted in place of a file's content; `nil` without `-`.
  package var given: StandardInput?
  package var includesGenerated = false
  /// Whether test sources are linted like other files, whatever the configuration says.
  package var lintsTests = false
  /// Whether the other files in the directory are read, too, if the linted files are in no repository.
  package var readsAround = false
  package let configuration: ConfigurationOptions
  /// The path of the baseline; `nil` for the file at the root.
  package var baselineName: String?
  /// Whether to lint the whole repository, from any directory in it, if no path is named.
  package var isWhole = false
  /// The number of threads.
  package var jobs = 1
  /// The directory of the cache; `nil` if the cache is not used.
  package var cacheDirectory: CacheDirectory?
  /// The packs of `--facts`; `nil` without the flag.
  package var packs: FactsPacks?
  /// The files of `--uses`: how files of which only the interface is known use the properties of other files.
  package var uses: [ForeignUses] = []
  package var verifiesCache = false
  package var log = Log.silent
  package var progress = ProgressIndicator(isOn: false)

  package init(operands: [String], by configuration: ConfigurationOptions) {
    self.operands = operands
    self.configuration = configuration
  }

  /// Returns the options for the tree of a commit, without logging: the same warnings were logged before.
  package func reading(_ revision: String) -> InputOptions {
    var options = self
    options.contentSource = .revision(revision)
    options.log = .silent
    return options
  }

  /// Returns the options for one of several readings at the same time, with its share of the threads.
  package func sharing(among readings: Int) -> InputOptions {
    var options = self
    options.jobs = max(1, jobs / readings)
    return options
  }
}
