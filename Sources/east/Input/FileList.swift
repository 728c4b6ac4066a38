import Findings
import Git

/// The Swift files of a run, before any is read, and what was left out.
struct FileList: Sendable {
  /// The root of the work tree, or the directory that everything lies in.
  let root: DiskPath
  /// Whether files on disk are read; else all are git's.
  private let isOnDisk: Bool
  /// The repository that the blobs lie in, if any do.
  let gitDirectory: DiskPath?
  private let hasWorkTree: Bool
  /// The sources of libraries, which are read for their declarations.
  private(set) var dependencies = Dependencies()
  private(set) var files: [ListedFile] = []
  /// The Xcode projects, which say what modules the files belong to.
  private(set) var projects: [ListedFile] = []
  /// The files that are left out because attributes call them generated or vendored.
  private var marked: [ListedFile] = []
  /// The symbolic links and submodules, which are left out, too.
  private var replacements: Set<RepositoryPath> = []
  private var leftOut = Skipped()
  /// Where git keeps the files that may be configurations, of those that do not lie on disk.
  private(set) var configurations: [RepositoryPath: ConfigurationSource] = [:]
  /// The directories of the disk that are known to have no configuration.
  private var unconfigured: Set<RepositoryPath> = []
  /// Whether files that the repository calls generated or vendored are listed all the same.
  private let includesGenerated: Bool
  /// The files that are left out if their headers call them generated and they cannot be parsed; `nil` for all.
  private var believedHeaders: Set<RepositoryPath>?
  /// Whether one given text is all that is read.
  private(set) var isAlone = false
  /// What a user should hear of, one sentence each.
  var notes: [String] = []
  private(set) var selection: PathSelection
  /// What says which files are generated or vendored.
  private(set) var attributes = AttributeRules([:])
  /// What this content itself says of that.
  private(set) var ownAttributes = AttributeRules([:])

  init(
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

  /// Follows these attributes, or else the content's own.
  mutating func mark(by rules: AttributeRules?, own: AttributeRules) {
    attributes = rules ?? own
    ownAttributes = own
  }

  /// Takes the file in unless the repository calls it somebody else's.
  mutating func add(_ path: RepositoryPath, markedAt place: ListedFile.Source, _ claim: ListedFile.Claim? = nil) {
    add(ListedFile(path: path, place: place, claim: claim, isLinted: true), as: path)
  }

  /// Takes the file in as if it were at another path, unless the attributes leave that one out.
  private mutating func add(_ file: ListedFile, as path: RepositoryPath) {
    let marks = attributes.marks(of: path)
    var file = file
    (file.isLinted, file.isCounted, file.exclusion) = (selection.lints(path), selection.counts(path), nil)
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

  /// The directory that the files on disk lie below, if any do.
  var directory: DiskPath? { isOnDisk ? root : nil }

  /// The directory that everything on disk lies below, the sources of libraries included; `nil` if nothing is read there.
  var readDirectory: DiskPath? { isOnDisk || !dependencies.files.isEmpty ? root : nil }

  /// Everything that is read: the files, and those of libraries that are not listed anyway.
  var readFiles: [ListedFile] {
    if dependencies.files.isEmpty { return files }
    let own = Set(files.map(\.path))
    return files + dependencies.files.filter { !own.contains($0.path) }
  }

  /// Takes in the sources of libraries in some folders.
  ///
  /// - Returns: what a user should hear of, one sentence each.
  mutating func addDependencies(in folders: [RepositoryPath]) -> [String] {
    if isAlone || dependencies.areOf(folders) { return [] }
    dependencies = Dependencies(in: folders, below: hasWorkTree ? root : nil)
    return dependencies.notes
  }

  /// Whether the sources of a folder are read.
  func readsDependencies(in folder: RepositoryPath) -> Bool { dependencies.folders.contains { $0.path == folder } }

  /// Whether the sources of the same folders are read here and there.
  func hasDependencies(of other: FileList) -> Bool { dependencies.isAlike(other.dependencies) }

  /// Takes in the same sources of libraries as another content of the repository.
  mutating func shareDependencies(of other: FileList) { dependencies = other.dependencies }

  /// Whether the user named the file, or a directory around it.
  func isNamed(_ file: ListedFile) -> Bool { selection.reports(file.path) }

  /// The first of the places that the user named.
  var subject: RepositoryPath { selection.subject }

  /// The files whose findings the user wants to see; `nil` for all.
  var reported: Set<ByteString>? {
    files.allSatisfy { selection.reports($0.path) }
      ? nil : Set(files.filter { selection.reports($0.path) }.map(\.source))
  }

  /// The paths of those files that are not listed here.
  func missing(among others: [ListedFile]) -> Set<RepositoryPath> {
    Set(others.map(\.path)).subtracting(files.map(\.path))
  }

  /// The places of the selection at which nothing was seen.
  var unseen: [RepositoryPath] { selection.unseen }

  /// What was left out, and the test sources and excluded files, which are read for their declarations only.
  var skipped: Skipped {
    var skipped = leftOut
    for file in files where !file.isLinted && selection.contains(file.path) {
      skipped.count(file.exclusion == nil ? .tests : .excluded)
    }
    return skipped
  }

  /// Lints those test sources that a configuration wants linted.
  ///
  /// - Parameter choose: picks the paths among files.
  mutating func lintTests(_ choose: ([ListedFile]) -> Set<RepositoryPath>) {
    let wanted = choose(files.filter { !$0.isCounted })
    if wanted.isEmpty { return }
    for index in files.indices where wanted.contains(files[index].path) {
      files[index].isCounted = true
      if selection.contains(files[index].path) { files[index].isLinted = true }
    }
  }

  /// Lints the files no more that a configuration excludes.
  ///
  /// - Parameter choose: finds who excludes which files.
  mutating func exclude(_ choose: ([ListedFile]) -> [RepositoryPath: String]) {
    let excluded = choose(files.filter(\.isCounted))
    if excluded.isEmpty { return }
    for index in files.indices {
      guard let place = excluded[files[index].path] else { continue }
      (files[index].isCounted, files[index].exclusion) = (false, place)
      if !selection.ignoresExclusions { files[index].isLinted = false }
    }
  }

  /// How many files each line of a configuration excludes.
  var exclusions: [(place: String, count: Int)] {
    var counts: [String: Int] = [:]
    for file in files { if let place = file.exclusion { counts[place, default: 0] += 1 } }
    return counts.map { (place: $0.key, count: $0.value) }.sorted { $0.place < $1.place }
  }

  /// Takes note of a file that may be a configuration.
  mutating func addConfiguration(_ path: RepositoryPath, at place: ConfigurationSource) {
    configurations[path] = place
  }

  /// Takes note of directories of the disk without a configuration.
  mutating func addUnconfigured(_ directories: Set<RepositoryPath>) { unconfigured = directories }

  /// Whether it is known that there is no configuration.
  func lacksConfiguration(at path: RepositoryPath) -> Bool {
    unconfigured.contains(path.parent) && configurations[path] == nil
  }

  /// Takes an Xcode project in.
  mutating func addProject(_ path: RepositoryPath, at place: ListedFile.Source) {
    projects.append(ListedFile(path: path, place: place, isLinted: false))
  }

  /// Takes note that something is there, whether it is to be read or not.
  mutating func see(_ path: RepositoryPath) {
    selection.see(path)
  }

  /// Takes the file in.
  ///
  /// - Parameter claim: which content it has on disk, as far as git knows.
  mutating func add(_ path: RepositoryPath, at place: ListedFile.Source, _ claim: ListedFile.Claim? = nil) {
    files.append(
      ListedFile(
        path: path, place: place, claim: claim, isLinted: selection.lints(path), isCounted: selection.counts(path)))
  }

  /// Leaves a file out, with a count if the user wanted it linted.
  mutating func leaveOut(_ path: RepositoryPath, because reason: SkipReason) {
    if selection.contains(path) { leftOut.count(reason) }
    if reason == .symbolicLinks || reason == .submodules { replacements.insert(path) }
  }

  /// Returns the same files as other attributes have them.
  ///
  /// - Parameter places: the paths at which the attributes see some of the files.
  func relisted(by rules: AttributeRules, as places: [RepositoryPath: RepositoryPath] = [:]) -> FileList {
    var listing = self
    listing.attributes = rules
    listing.files = []
    listing.marked = []
    listing.leftOut.forgetMarked()
    for file in files + marked { listing.add(file, as: places[file.path] ?? file.path) }
    return listing
  }

  /// Returns a listing of those files alone, those that are left out among them.
  func limited(to paths: Set<RepositoryPath>) -> FileList {
    var listing = self
    listing.dependencies = Dependencies()
    listing.files = (files + marked).filter { paths.contains($0.path) }
    return listing
  }

  /// Returns the linted files where a newer listing has a symbolic link or a submodule.
  func replaced(in newer: FileList) -> [ByteString] {
    let places = newer.replacements
    if places.isEmpty { return [] }
    return files.filter { file in file.isLinted && places.contains { file.path.isWithin($0) } }.map(\.source)
  }

  /// Whether a file is left out if its header calls it generated and it cannot be parsed.
  func believesHeader(of path: RepositoryPath) -> Bool {
    !includesGenerated && believedHeaders?.contains(path) ?? true
  }

  /// Returns the same files, of which the headers of these alone are believed.
  func believingHeaders(of paths: Set<RepositoryPath>) -> FileList {
    var listing = self
    listing.believedHeaders = paths
    return listing
  }

  /// Whether the same files are linted here and there.
  func lintsTheSame(as other: FileList) -> Bool {
    files.elementsEqual(other.files) { $0.path == $1.path && $0.isLinted == $1.isLinted }
      && hasDependencies(of: other)
  }

  /// Whether the same contents are read here and there, and linted by the same configuration files.
  func isLike(_ other: FileList) -> Bool {
    files == other.files && projects == other.projects && configurations == other.configurations
      && hasDependencies(of: other)
  }

  /// Every path of a Swift file that git keeps or would add, left out or not.
  var allPaths: Set<RepositoryPath> { Set((files + marked).map(\.path)) }

  /// Lets one text be all that is read, wherever it stands.
  mutating func lintOnly(_ bytes: [UInt8], at path: RepositoryPath) {
    (files, projects, isAlone) = ([], [], true)
    leftOut = Skipped()
    selection = PathSelection([path], lintsTests: true)
    add(path, at: .given(bytes))
  }

  /// Lets this content stand in the place of a file that is read.
  ///
  /// - Returns: whether there is such a file.
  mutating func put(_ bytes: [UInt8], at path: RepositoryPath) -> Bool {
    guard let index = files.firstIndex(where: { $0.path == path }) else { return false }
    (files[index].place, files[index].claim) = (.given(bytes), nil)
    return true
  }

  /// Lets this content stand in the place of a file, whether the file is there or not.
  mutating func replace(_ path: RepositoryPath, with bytes: [UInt8]) {
    files.removeAll { $0.path == path }
    add(path, at: .given(bytes))
  }
}
