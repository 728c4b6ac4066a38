package import Findings
package import Git
package import Sessions

/// Builds the packages of a work tree with patches, in a copy of it.
///
/// Only with the user's consent: the Swift package manager runs the manifests, plugins and macros of what it builds.
package struct PackageCheck {
  private let root: DiskPath
  private let directory: DiskPath
  /// The copy, with the name of the root: the package manager identifies a package by that.
  private let copy: DiskPath
  /// The packages that build without a patch.
  private var sound: Set<RepositoryPath> = []

  /// Copies the work tree, but not what git and the package manager keep.
  package init(of root: DiskPath) throws(Failure) {
    self.root = root
    if !(try Self.run("command -v swift")).isSuccess {
      throw Failure("--check needs the Swift toolchain, and there is no 'swift' in PATH")
    }
    let made = try Self.run("mktemp -d \"${TMPDIR:-/tmp}/east-check.XXXXXX\"")
    guard made.isSuccess else { throw Self.failure(of: root, made.output) }
    directory = DiskPath(made.output)
    copy = directory.appending(name: root.isRoot ? Array("root".utf8)[...] : root.name)
    let copied = try Self.run(
      "mkdir \(copy.quoted) && cd \(root.quoted) && tar -cf - --exclude .git --exclude .build . "
        + "| (cd \(copy.quoted) && tar -xf -)")
    if copied.isSuccess { return }
    remove()
    throw Self.failure(of: root, copied.output)
  }

  private static func failure(of root: DiskPath, _ why: String) -> Failure { Failure("cannot copy '\(root)': \(why)") }

  /// Deletes the copy.
  package func remove() { _ = try? Self.run("rm -rf \(directory.quoted)") }

  /// Builds the packages that contain changed files, and changes the copy if they build.
  ///
  /// - Parameter contents: the new contents of the changed files.
  /// - Returns: the compiler's first error; `nil` if the packages build.
  /// - Throws: an error if a file is in no package, or a package does not build without the changes.
  package mutating func complaint(about contents: [ByteString: [UInt8]]) throws(Failure) -> String? {
    let paths = contents.keys.sorted().compactMap { RepositoryPath(bytes: $0.bytes) }
    var packages: Set<RepositoryPath> = []
    for path in paths { packages.insert(try package(of: path)) }
    for package in packages.sorted() where sound.insert(package).inserted {
      bringDependencies(of: package)
      if let error = try error(of: package) {
        throw Failure("the package in '\(root.appending(package))' does not build without a patch, in a copy: \(error)")
      }
    }
    let old = try replacing(paths.map { ($0, contents[ByteString($0.bytes)] ?? []) })
    for package in packages.sorted() {
      guard let error = try error(of: package) else { continue }
      _ = try replacing(old)
      return error
    }
    return nil
  }

  /// Returns the innermost directory with a manifest around a file.
  private func package(of path: RepositoryPath) throws(Failure) -> RepositoryPath {
    var directory = path
    while directory != .root {
      directory = directory.parent
      let manifest = root.appending(directory).appending(name: "Package.swift".utf8)
      if kind(ofFile: manifest) == .regular { return directory }
    }
    throw Failure("--check builds Swift packages, and no directory around '\(path)' has a Package.swift")
  }

  /// Copies the dependencies that the package manager has fetched.
  private func bringDependencies(of package: RepositoryPath) {
    let build = Array(".build".utf8)
    let (old, new) = (root.appending(package).appending(name: build), copy.appending(package).appending(name: build))
    let parts = "checkouts repositories artifacts workspace-state.json"
    _ = try? Self.run(
      "mkdir -p \(new.quoted) && cd \(old.quoted) && for part in \(parts); do cp -R $part \(new.quoted); done")
  }

  /// Returns the first error of a package's build; `nil` if it builds.
  private func error(of package: RepositoryPath) throws(Failure) -> String? {
    let built = try Self.run("cd \(copy.appending(package).quoted) && swift build")
    if built.isSuccess { return nil }
    let lines = built.output.split(separator: "\n")
    // `error: emit-module command failed` may precede the diagnostics.
    let line =
      lines.first { $0.contains(": error: ") } ?? lines.first { $0.contains("error:") } ?? lines.last ?? "no output"
    return String(line).replacing("\(copy)/", with: "")
  }

  /// Replaces contents in the copy, and returns the old ones.
  private func replacing(
    _ contents: [(RepositoryPath, [UInt8])]
  ) throws(Failure) -> [(RepositoryPath, [UInt8])] {
    var old: [(RepositoryPath, [UInt8])] = []
    do {
      var files = try WorkTreeFiles(root: copy)
      for (path, bytes) in contents {
        old.append((path, try files.bytes(of: path)))
        try files.write(bytes, to: path)
      }
    } catch {
      throw Self.failure(of: copy, "a file \(error.reason)")
    }
    return old
  }

  private static func run(_ command: String) throws(Failure) -> (isSuccess: Bool, output: String) {
    do {
      let (isSuccess, output) = try shell(command)
      var text = String(decoding: output, as: UTF8.self)
      while text.last?.isNewline == true { text.removeLast() }
      return (isSuccess, text)
    } catch {
      throw Failure("cannot run the shell: \(error.reason)")
    }
  }
}
