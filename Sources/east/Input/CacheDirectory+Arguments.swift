import Sessions

extension CacheDirectory {
  /// Creates the directory from `--cache-dir` or the environment.
  ///
  /// - Returns: `nil` for `--no-cache`, or if neither the flag nor the environment names a directory.
  init?(_ arguments: Arguments, _ environment: [String: String]) {
    if arguments.has(.noCache) { return nil }
    self.init(named: arguments[.cacheDir], environment)
  }
}
