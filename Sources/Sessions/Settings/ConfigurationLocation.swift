package import Git
import Linting

/// The location of a configuration: its name in messages, and the directory to which its paths are relative.
struct ConfigurationLocation {
  let name: String
  let directory: RepositoryPath
  /// Whether the configuration is a file in the repository, so that it can extend other files by their paths.
  let isFile: Bool
  /// The path of the file, if it is in the repository.
  private(set) var file: RepositoryPath?

  static let commandLine = ConfigurationLocation(name: "the command line", directory: .root, isFile: false)

  init(name: String, directory: RepositoryPath, isFile: Bool) {
    self.name = name
    self.directory = directory
    self.isFile = isFile
  }

  /// Creates the location of a file in the repository.
  init(_ file: RepositoryPath) {
    self.init(name: file.description, directory: file.parent, isFile: true)
    self.file = file
  }

  /// Creates the location of a file that the user named. The paths of a file outside the linted directory are relative
  /// to the root.
  init(ofFile file: DiskPath, _ listing: FileList) {
    let root = listing.directory.flatMap { realPath(of: $0) }
    let path = realPath(of: file).flatMap { file in root.flatMap { file.relative(to: $0) } }
    self.init(name: file.description, directory: path?.parent ?? .root, isFile: path != nil)
    self.file = path
  }

  /// Returns the path of a file that is extended; throws if the path is outside the repository or not of a `.json`
  /// file.
  func path(of base: Configuration.Located) throws(Failure) -> RepositoryPath {
    guard isFile else {
      throw failure("cannot extend '\(base.text)' from outside the repository; name a preset", base.line)
    }
    var leaves = base.text.hasPrefix("/")
    var steps = directory.bytes.split(separator: slash).map { Array($0) }
    for step in base.text.utf8.split(separator: slash) where !step.elementsEqual(".".utf8) {
      if !step.elementsEqual("..".utf8) {
        steps.append(Array(step))
      } else if steps.popLast() == nil {
        leaves = true
      }
    }
    guard !leaves, let path = RepositoryPath(bytes: Array(steps.joined(separator: [slash])))
    else { throw failure("'\(base.text)' is outside the repository; name a file inside it, or a preset", base.line) }
    guard path.hasSuffix(".json") else {
      throw failure("'\(base.text)' is not a .json file; name a .json file or a preset", base.line)
    }
    return path
  }

  /// One configuration in a chain of `extends`.
  enum Step: Hashable {
    case file(RepositoryPath)
    case named(String)

    var name: String {
      switch self {
      case .file(let path): path.description
      case .named(let name): name
      }
    }
  }

  var step: Step { file.map { .file($0) } ?? .named(name) }

  func failure(_ why: String, _ line: Int) -> Failure {
    ConfigurationError(why, line: line).failure(in: name, at: file)
  }
}

extension ConfigurationError {
  /// - Parameter file: the path of the configuration, if it is a file in the repository.
  package func failure(in name: String, at file: RepositoryPath? = nil) -> Failure {
    Failure(sentence(in: name), at: file.map { Failure.Place(file: $0, line: line) })
  }
}

private let slash = UInt8(ascii: "/")
