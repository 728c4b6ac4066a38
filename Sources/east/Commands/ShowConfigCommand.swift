import Git
import Sessions

/// Prints the configuration that applies to a file.
func showConfig(_ arguments: Arguments) throws(Failure) -> ExitStatus {
  if arguments.operands.count > 1 { throw Failure("`east show-config` takes one file") }
  let order = try InputOptions(arguments, operands: arguments.operands, by: try ConfigurationOptions(arguments))
  try printOut(order.configurationText())
  return .clean
}

extension InputOptions {
  /// Returns the resolved configuration of the file or directory that the only operand names, as text.
  fileprivate func configurationText() throws(Failure) -> String {
    let location = try location()
    let listing = try listing(of: location, complains: false)
    return try configuration.text(for: listing.subject, of: listing)
  }
}

extension ConfigurationOptions {
  /// Returns the configuration of a file or directory in the syntax of a configuration file.
  fileprivate func text(for path: RepositoryPath, of listing: FileList) throws(Failure) -> String {
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
