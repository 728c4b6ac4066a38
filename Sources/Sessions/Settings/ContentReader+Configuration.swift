import Analysis
import Git

/// The maximum size of a configuration in bytes. What its JSON takes in memory is a multiple of that, and a pull
/// request may bring any configuration.
private let limitOfConfiguration = 1 << 20

extension ContentReader {
  /// Reads a configuration or a baseline from the content that is listed.
  ///
  /// - Returns: `nil` if the file does not exist.
  mutating func configuration(at path: RepositoryPath, of listing: FileList) throws(Failure) -> [UInt8]? {
    let place: ListedFile.Source
    switch listing.configurations[path] {
    case .blob(let id): place = .blob(id)
    case .unusable(let reason): throw .unusableConfiguration(path.description, reason)
    case nil:
      guard listing.directory != nil else { return nil }
      place = .disk
    }
    switch content(of: ListedFile(path: path, place: place, role: .settings)) {
    case .bytes(let bytes):
      if path.hasSuffix(".json") || path.hasSuffix(".md"), bytes.count > limitOfConfiguration {
        throw .unusableConfiguration(path.description, "it is larger than 1 MiB")
      }
      return bytes
    case .missing: return nil
    case .changed: throw .unusableConfiguration(path.description, "it was changed in the meantime")
    case .unreadable(let reason): throw .unusableConfiguration(path.description, reason)
    case .lost(let reason): throw Failure("cannot read '\(path)': \(reason)", isLoss: true)
    }
  }
}

extension Failure {
  static func unusableConfiguration(_ name: String, _ reason: String) -> Failure {
    if name.hasSuffix("CODEOWNERS") {
      return Failure("cannot read '\(name)': \(reason); replace it with a file, or remove it")
    }
    return name.hasSuffix(BaselineFile.usualName)
      ? Failure("cannot read the baseline '\(name)': \(reason); remove it, then run `east baseline write`")
      : Failure("cannot read the configuration '\(name)': \(reason); replace it with a JSON file, or remove it")
  }

  /// Returns the error for a file of `--config` that cannot be read.
  static func unusable(_ file: DiskPath, _ error: SystemError) -> Failure {
    switch error {
    case .missing: Failure("no configuration file '\(file)'; pass an existing file to --config")
    case .notRegular: Failure("'\(file)' is not a regular file; pass a JSON file to --config")
    default: Failure("cannot read the configuration '\(file)': it \(error.reason); pass another file to --config")
    }
  }
}
