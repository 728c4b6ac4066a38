import Git
import Rules

/// Prints the configuration that applies to a file.
func showConfig(_ arguments: Arguments) throws(Failure) -> ExitStatus {
  if arguments.operands.count > 1 { throw Failure("`east show-config` takes one file") }
  let order = try InputOptions(arguments, operands: arguments.operands, by: try ConfigurationOptions(arguments))
  try printOut(order.configurationText())
  return .clean
}

extension ConfigurationOptions {
  /// Returns the configuration of a directory.
  func resolved(inDirectory path: RepositoryPath, of listing: FileList) throws(Failure) -> ResolvedConfiguration {
    try configurations(around: path, of: listing).resolved(for: path.appending(Array("*".utf8)) ?? path)
  }

  /// Reads the configurations of the listed files and of one more directory.
  private func configurations(around directory: RepositoryPath, of listing: FileList) throws(Failure) -> Configurations
  {
    var builder = try ConfigurationBuilder(listing)
    var configurations: Configurations
    if let source {
      configurations = Configurations(try builder.stack(of: source))
    } else {
      configurations = try Configurations(of: [listing], &builder)
      try configurations.read(directory, &builder)
    }
    // A configuration that `lint` refuses is not shown.
    _ = try configurations.dependencies()
    return configurations
  }

  /// Returns the configuration of a file or directory in the syntax of a configuration file.
  func text(for path: RepositoryPath, of listing: FileList) throws(Failure) -> String {
    let isOnDisk = listing.directory.map { kind(ofFile: $0.appending(path), followsLinks: true) == .directory } ?? false
    let isDirectory =
      path == .root || isOnDisk || listing.files.contains { $0.path != path && $0.path.isWithin(path) }
    let configurations = try configurations(around: isDirectory ? path : path.parent, of: listing)
    // The configuration of a directory is that of a file in it, with any name.
    let subject = isDirectory ? path.appending(Array("*".utf8)) ?? path : path
    let resolved = configurations.resolved(for: subject)
    let name = path == .root ? "the repository's root" : "'\(path)'"
    let source = configurations.file(of: subject) ?? "preset '\(configurations.source(of: subject))'"
    return resolved.text(heading: "configuration of \(name): \(source)")
  }
}
