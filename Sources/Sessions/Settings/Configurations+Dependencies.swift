import Git
import Linting

extension Configurations {
  /// Returns the folders in `dependencies` of the root's configuration, whose sources are read for their declarations.
  func dependencies() throws(Failure) -> [RepositoryPath] {
    let configured = root.resolved([]).dependencies
    var folders: [RepositoryPath] = []
    for folder in configured.value {
      let path = RepositoryPath(folder.text.hasSuffix("/") ? String(folder.text.dropLast()) : folder.text)
      guard let path, path.isOfPackageManager else {
        let why =
          "'\(folder.text)' is not a folder in which a package manager keeps sources; name one called checkouts, Checkouts or Pods, relative to the root"
        throw ConfigurationError(why, line: folder.line)
          .failure(in: configured.location, at: root.home.flatMap { _ in RepositoryPath(configured.location) })
      }
      folders.append(path)
    }
    return folders
  }
}

extension RepositoryPath {
  /// Whether the folder has a name that only package managers use: other folders may contain the repository's own
  /// sources.
  fileprivate var isOfPackageManager: Bool {
    ["checkouts", "Checkouts", "Pods"].contains { name.elementsEqual($0.utf8) }
  }
}

extension ConfigurationStack {
  /// Throws if a configuration below the root has a key that only the root's configuration may have.
  func checkPlace(in directory: RepositoryPath) throws(Failure) {
    guard directory != .root, let configuration = layers.last?.configuration else { return }
    let lines = [
      ("dependencies", configuration.dependencies.map { $0.first?.line ?? 0 }),
      ("budgets", configuration.budgets.map { $0.values.map(\.line).min() ?? 0 }),
    ]
    for case (let key, let line?) in lines {
      let why = "'\(key)' applies to the whole repository; move it to the \(configurationName) at the root"
      throw ConfigurationError(why, line: line).failure(in: name, at: home)
    }
  }
}
