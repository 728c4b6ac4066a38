import Git
package import Linting

/// A baseline file: the one of `--baseline`, or `.east-baseline` at the root of the linted content.
package struct BaselineFile {
  /// The path of the file, as messages print it.
  let name: String
  /// The parsed baseline; `nil` if the file does not exist.
  package let baseline: Baseline?

  /// The name of a baseline at the root.
  package static let usualName = ".east-baseline"

  /// Reads the baseline of a listing.
  ///
  /// - Parameter file: the value of `--baseline`; `nil` for the file at the root.
  package init(named file: String?, of listing: FileList) throws(Failure) {
    let name = file ?? Self.usualName
    self.name = name
    var bytes: [UInt8]?
    if let file {
      do throws(SystemError) {
        bytes = try NamedFile(DiskPath(file), below: listing.root).bytes()
      } catch {
        throw .unusableBaseline(file, error)
      }
    } else if let path = RepositoryPath(Self.usualName) {
      var reader = try ContentReader(listing)
      bytes = try reader.configuration(at: path, of: listing)
    }
    let path = file == nil ? RepositoryPath(name) : nil
    baseline = try bytes.map { bytes throws(Failure) in try Self.parsed(bytes, name, path) }
  }

  /// - Parameter path: the path of the file at the root; `nil` for a file that the user named.
  private static func parsed(_ bytes: [UInt8], _ name: String, _ path: RepositoryPath?) throws(Failure) -> Baseline {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure("the baseline '\(name)' is not UTF-8; run `east baseline write` to recreate it")
    }
    do {
      return try Baseline(text: text)
    } catch {
      throw Failure(
        "\(name):\(error.line): \(error.why); fix the line, or run `east baseline write` to recreate the file",
        at: path.map { Failure.Place(file: $0, line: error.line) })
    }
  }
}

/// The file to which a baseline is written.
package struct BaselineDestination {
  package let name: String
  private let path: DiskPath
  private let root: DiskPath

  package init(_ file: String?, for input: LintSession) {
    name = file ?? BaselineFile.usualName
    root = input.place
    if let file {
      path = DiskPath(file)
    } else {
      path = root.appending(name: BaselineFile.usualName.utf8)
    }
  }

  package func write(_ baseline: Baseline) throws(Failure) {
    do {
      try NamedFile(path, below: root).write(baseline.text)
    } catch {
      throw .unwritable("the baseline '\(name)'", error)
    }
  }
}

extension Failure {
  /// Returns the error for a file of `--baseline` that cannot be read.
  fileprivate static func unusableBaseline(_ file: String, _ error: SystemError) -> Failure {
    switch error {
    case .missing: Failure("no baseline '\(file)'; run `east baseline write --baseline \(file)`")
    case .notRegular: Failure("the baseline '\(file)' is not a regular file; pass a file to --baseline")
    default: Failure("cannot read the baseline '\(file)': it \(error.reason); pass another file to --baseline")
    }
  }
}
