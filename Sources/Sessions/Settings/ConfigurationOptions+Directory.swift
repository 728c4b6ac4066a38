package import Git

extension ConfigurationOptions {
  /// Returns the configuration of a directory.
  func resolved(inDirectory path: RepositoryPath, of listing: FileList) throws(Failure) -> ResolvedConfiguration {
    try configurations(around: path, of: listing).resolved(for: path.appending(Array("*".utf8)) ?? path)
  }

  /// Reads the configurations of the listed files and of one more directory.
  package func configurations(around directory: RepositoryPath, of listing: FileList) throws(Failure) -> Configurations
  {
    var builder = try ConfigurationBuilder(listing)
    var configurations: Configurations
    if let source {
      let stack = try builder.stack(of: source)
      configurations = Configurations(stack, from: builder.texts)
    } else {
      configurations = try Configurations(of: [listing], &builder)
      try configurations.read(directory, &builder)
    }
    // A configuration that `lint` refuses is not shown.
    _ = try configurations.dependencies()
    return configurations
  }
}
