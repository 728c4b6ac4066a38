import Analysis
import Findings
package import Git

/// The Swift files of a run, before any is read, and the files that are skipped.
package struct FileList: Sendable {
  /// The root of the work tree, or the directory that contains everything that is read.
  package let root: DiskPath
  /// Whether files are read from disk; if not, all are blobs.
  private let isOnDisk: Bool
  /// The git directory of the repository that contains the blobs; `nil` outside of a repository.
  let gitDirectory: DiskPath?
  let hasWorkTree: Bool
  /// The sources of libraries, which are read for their declarations.
  package var dependencies = Dependencies()
  package private(set) var files: [ListedFile] = []
  /// The Xcode projects, which assign files to modules.
  package private(set) var projects: [ListedFile] = []
  /// The files that are skipped because attributes mark them as generated or vendored.
  package private(set) var marked: [ListedFile] = []
  /// The paths of symbolic links and submodules, which are skipped, too.
  package private(set) var replacements: Set<RepositoryPath> = []
  /// The symbolic links among them, with the location of the path to which each leads.
  package private(set) var links: [RepositoryPath: ListedFile.Source] = [:]
  private(set) var leftOut = Skipped()
  /// The configuration that does not have the test sources linted; `nil` if it is a preset, or if there is none.
  var testSettings: String?
  /// The files that are linted only because a newer content does not have them: their code may have moved.
  package var departed: Set<RepositoryPath> = []
  /// What is known of configuration files without reading them.
  package var configurations = ConfigurationEntries()
  /// Whether files that are marked as generated or vendored are listed all the same.
  private let includesGenerated: Bool
  /// The files that are skipped if their headers say that they are generated; `nil` for all files.
  private var believedHeaders: Set<RepositoryPath>?
  /// Whether one given text is all that is read.
  private(set) var isAlone = false
  /// The warnings for the user, one sentence each.
  var notes: [String] = []
  package private(set) var selection: PathSelection
  /// The attributes that mark files as generated or vendored.
  package private(set) var attributes = AttributeRules([:])
  /// The attributes of the listed content itself.
  package private(set) var ownAttributes = AttributeRules([:])

  package init(
    root: DiskPath, isOnDisk: Bool = true, gitDirectory: DiskPath? = nil, hasWorkTree: Bool = true,
    selection: PathSelection,
    includesGenerated: Bool = false
  ) {
    self.root = root
    self.isOnDisk = isOnDisk
    self.gitDirectory = gitDirectory
    self.hasWorkTree = hasWorkTree
    self.selection = selection
    self.includesGenerated = includesGenerated
  }

  /// The directory that contains the files on disk; `nil` if no listed file is read from disk.
  package var directory: DiskPath? { isOnDisk ? root : nil }
}

/// Adds what the work tree, the index or a commit has, or leaves it out.
extension FileList {
  /// Sets the attributes that mark files: the given ones, or else those of the listed content.
  mutating func mark(by rules: AttributeRules?, own: AttributeRules) {
    attributes = rules ?? own
    ownAttributes = own
  }

  /// Adds a file, unless attributes mark it as generated or vendored.
  package mutating func add(_ path: RepositoryPath, markedAt place: ListedFile.Source, _ claim: ListedFile.Claim? = nil)
  {
    add(ListedFile(path: path, place: place, claim: claim, role: .linted), as: path)
  }

  /// Adds a file that is selected, and marked by attributes, as if it were at another path.
  private mutating func add(_ file: ListedFile, as path: RepositoryPath) {
    let marks = attributes.marks(of: path)
    var file = file
    (file.role, file.exclusion) = (Role(of: path, in: selection), nil)
    if marks.isConverted { file.claim = nil }
    if marks.isGenerated == true, !includesGenerated {
      leaveOut(file.path, because: .generated)
      marked.append(file)
    } else if marks.isVendored == true, !includesGenerated {
      leaveOut(file.path, because: .vendored)
      marked.append(file)
    } else {
      files.append(file)
    }
  }

  /// Adds an Xcode project.
  mutating func addProject(_ path: RepositoryPath, at place: ListedFile.Source, _ claim: ListedFile.Claim? = nil) {
    let isConverted = attributes.marks(of: path).isConverted
    projects.append(ListedFile(path: path, place: place, claim: isConverted ? nil : claim, role: .settings))
  }

  /// Records that a path exists, whether or not it is read.
  mutating func see(_ path: RepositoryPath) {
    selection.see(path)
  }

  /// Adds a file, whatever attributes say.
  package mutating func add(_ path: RepositoryPath, at place: ListedFile.Source) {
    files.append(ListedFile(path: path, place: place, role: Role(of: path, in: selection)))
  }

  /// Skips a file, which is counted if the user wanted it linted.
  mutating func leaveOut(_ path: RepositoryPath, because reason: SkipReason) {
    if selection.reports(path) { leftOut.count(reason) }
    if reason == .symbolicLinks || reason == .submodules { replacements.insert(path) }
  }

  /// Skips a symbolic link.
  mutating func leaveOut(link path: RepositoryPath, at place: ListedFile.Source) {
    leaveOut(path, because: .symbolicLinks)
    links[path] = place
  }
}

/// Changes which of the listed files are linted.
extension FileList {
  /// Lints test sources.
  mutating func lint(tests: Set<RepositoryPath>) {
    if tests.isEmpty { return }
    for index in files.indices where tests.contains(files[index].path) {
      (files[index].role, files[index].exclusion) = (Role(lintedAt: files[index].path, in: selection), nil)
    }
  }

  /// Stops linting files that a configuration excludes.
  ///
  /// - Parameter excluded: the file and line of the configuration, by the path of the excluded file.
  mutating func exclude(_ excluded: [RepositoryPath: String]) {
    if excluded.isEmpty { return }
    for index in files.indices {
      guard let place = excluded[files[index].path] else { continue }
      files[index].role = files[index].role.excluded(in: selection)
      if files[index].role == .excluded { files[index].exclusion = place }
    }
  }
}

/// Makes copies of the listing that read or lint other files.
extension FileList {
  /// Returns the listing of the files under other attributes.
  ///
  /// - Parameter places: for files that are treated as if they were at another path, that path.
  package func relisted(by rules: AttributeRules, as places: [RepositoryPath: RepositoryPath] = [:]) -> FileList {
    var listing = self
    listing.attributes = rules
    listing.files = []
    listing.marked = []
    listing.leftOut.forgetMarked()
    for file in files + marked { listing.add(file, as: places[file.path] ?? file.path) }
    return listing
  }

  /// Returns the listing with files of another version of the repository, in the place of its own.
  package func adding(_ others: [ListedFile]) -> FileList {
    var listing = self
    let paths = Set(others.map(\.path))
    listing.files.removeAll { paths.contains($0.path) }
    listing.files += others
    return listing
  }

  /// Returns the listing with files linted that are only read, or not even that.
  package func linting(_ paths: Set<RepositoryPath>) -> FileList {
    var listing = self
    listing.files += marked.filter { paths.contains($0.path) }
    listing.marked.removeAll { paths.contains($0.path) }
    for index in listing.files.indices where paths.contains(listing.files[index].path) {
      (listing.files[index].role, listing.files[index].exclusion) = (.linted, nil)
    }
    return listing
  }

  /// Returns the listing with files that turned out to be replaced by Git LFS pointers.
  package func replacing(_ pointers: Set<RepositoryPath>) -> FileList {
    var listing = self
    listing.replacements.formUnion(pointers)
    return listing
  }

  /// Returns a listing of the given files only, even if attributes mark them as generated or vendored, without
  /// dependencies.
  package func limited(to paths: Set<RepositoryPath>) -> FileList {
    var listing = self
    listing.dependencies = Dependencies()
    listing.files = (files + marked).filter { paths.contains($0.path) }
    return listing
  }

  /// Returns whether a file is skipped if its header says that it is generated.
  package func believesHeader(of path: RepositoryPath) -> Bool {
    !includesGenerated && believedHeaders?.contains(path) ?? true
  }

  /// Returns the listing with only the given files skipped for headers that say that they are generated.
  package func believingHeaders(of paths: Set<RepositoryPath>) -> FileList {
    var listing = self
    listing.believedHeaders = paths
    return listing
  }
}

/// Takes contents that the user or an editor passes.
extension FileList {
  /// Limits the listing to one given text, whether or not its path exists.
  mutating func lintOnly(_ bytes: [UInt8], at path: RepositoryPath) {
    (files, projects, isAlone) = ([], [], true)
    leftOut = Skipped()
    selection = PathSelection([path], lintsAll: true)
    add(path, at: .given(bytes))
  }

  /// Replaces the content of a listed file.
  ///
  /// - Returns: whether the file is listed.
  mutating func put(_ bytes: [UInt8], at path: RepositoryPath) -> Bool {
    guard let index = files.firstIndex(where: { $0.path == path }) else { return false }
    (files[index].place, files[index].claim) = (.given(bytes), nil)
    return true
  }

  /// Sets the content of a file, whether or not the file is listed.
  mutating func replace(_ path: RepositoryPath, with bytes: [UInt8]) {
    files.removeAll { $0.path == path }
    add(path, at: .given(bytes))
  }
}
