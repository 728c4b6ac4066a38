import Comparison
import Git
import Sessions

/// The check of the repository.
struct RepositoryCheck: Examined {
  private let repository: Repository

  init(_ arguments: Arguments) throws(Failure) {
    let directory = try OperandPaths(from: arguments[.repo], mayBeMissing: false).base
    guard let repository = try InputLocation.repository(around: directory, isNamed: arguments.has(.repo)) else {
      throw Failure("no git repository at '\(directory)' or above; run `git init` or pass --repo DIR")
    }
    self.repository = repository
  }

  var description: String {
    let kinds = [(repository.isBare, "bare"), (repository.isShallow, "shallow"), (repository.isPartial, "partial")]
    let traits = kinds.filter { $0.0 }.map(\.1)
    let rest = traits.isEmpty ? "" : " (\(traits.joined(separator: ", ")))"
    return "\(repository.workTreeRoot ?? repository.gitDirectory)\(rest)"
  }

  func require(_ cache: CacheDirectory?) throws(Failure) {
    try cache?.requireTrusted(in: repository)
  }

  func base(_ arguments: Arguments, _ environment: [String: String]) throws(Failure) -> Setting {
    if !arguments.has(.checkedBase), try BaseRevision(ofJob: environment) == nil {
      return .absent("not set; pass --base REV (in CI jobs it is detected)")
    }
    return .present(try BaseRevision(arguments, environment).found(with: "HEAD", in: repository).sentence)
  }
}
