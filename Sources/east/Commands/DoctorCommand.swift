import Analysis
import Findings
import Git
import Linting
import Reports
import SwiftReader

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Checks everything that a run needs and suggests fixes.
func doctor(_ arguments: Arguments) async throws(Failure) -> ExitStatus {
  if let extra = arguments.operands.first {
    throw Failure("`east doctor` takes no operand '\(extra)'; pass --repo DIR to check another repository")
  }
  let environment = ProcessInfo.processInfo.environment
  var examination = Diagnostics()
  examination.look(at: "libgit2") { libraryVersion }
  let repository = examination.look(at: "repository") { () throws(Failure) in try RepositoryCheck(arguments) }
  let settings = examination.look(at: "configuration") { () throws(Failure) in try SettingsCheck(arguments) }
  if let settings {
    examination.look(at: "dependencies") { settings.dependencies() }
    examination.look(at: "baseline") { () throws(Failure) in try settings.baseline() }
    let suppressions = await settings.suppressions()
    examination.look(at: "suppressions") { () throws(Failure) in try suppressions.get() }
  }
  examination.look(at: "cache") { () throws(Failure) in
    let directory = CacheDirectory(arguments, environment)
    try repository?.require(directory)
    return try directory.condition()
  }
  if let repository {
    examination.look(at: "base") { () throws(Failure) in try repository.base(arguments, environment) }
  }
  // There may be a hundred modules; anything below them would be overlooked.
  if let settings { examination.look(at: "modules") { () throws(Failure) in try settings.modules() } }
  try printOut(examination.text)
  return examination.isSound ? .clean : .failed
}

/// The result of a successful check.
private protocol Examined: CustomStringConvertible {
  /// Whether the subject of the check does not exist, and not every command needs it.
  var isAbsent: Bool { get }
  /// The lines that are printed below the result.
  var details: [String] { get }
}

extension Examined {
  fileprivate var isAbsent: Bool { false }
  fileprivate var details: [String] { [] }
}

extension String: Examined {}

/// A subject that may exist or not.
private enum Setting: Examined {
  case present(String), absent(String)

  var description: String {
    switch self {
    case .present(let text), .absent(let text): text
    }
  }

  var isAbsent: Bool {
    if case .absent = self { true } else { false }
  }
}

/// The results of the checks that ran.
private struct Diagnostics {
  private var lines: [String] = []
  private(set) var isSound = true

  var text: String { lines.joined() }

  /// Records the result of a check.
  @discardableResult
  mutating func look<Condition: Examined>(
    at name: String, _ look: () throws(Failure) -> Condition
  ) -> Condition? {
    do throws(Failure) {
      let condition = try look()
      note(condition.isAbsent ? "--" : "ok", name, condition.description)
      for detail in condition.details { note("  ", "", detail) }
      return condition
    } catch {
      isSound = false
      note("!!", name, error.sentence)
      return nil
    }
  }

  private mutating func note(_ mark: String, _ name: String, _ text: String) {
    lines.append("\(mark)  \(padded(name, to: 13))  \(escaped(text))\n")
  }
}

/// The check of the configuration.
private struct SettingsCheck: Examined {
  private let options: InputOptions
  private let listing: FileList
  private let unmatched: [String]

  init(_ arguments: Arguments) throws(Failure) {
    options = try InputOptions(arguments, operands: [], by: try ConfigurationOptions(arguments))
    listing = try options.dryRun()
    unmatched = try options.configurations(of: [listing], in: listing).unmatchedPatterns(among: listing.files)
  }

  var description: String { "valid; applies to \(pluralized(listing.files.count, "Swift file"))" }

  var details: [String] {
    listing.exclusions.map {
      "\($0.place) excludes \(pluralized($0.count, "file")), which are read for their declarations"
    } + unmatched.map { "\($0) matches no Swift file" }
  }

  func dependencies() -> DependencyCheck { DependencyCheck(listing) }

  func modules() throws(Failure) -> ModuleCheck {
    var memo = FactsMemo()
    return ModuleCheck(listing, try listing.manifests(FactsMemo(), notedIn: &memo))
  }

  /// Counts the `east:allow` comments of the linted files.
  func suppressions() async -> Result<Setting, Failure> {
    do throws(Failure) {
      let reading = try await ReadFiles(listing, FactsLookup(), jobs: options.jobs, progress: options.progress)
      let comments = reading.files.filter(\.isLinted).flatMap(\.facts.suppressions)
      if comments.isEmpty { return .success(.absent("none")) }
      let adopted = comments.count(where: \.isAdopted)
      let mark = adopted > 0 ? ", \(adopted) of them marked as adopted" : ""
      return .success(.present(pluralized(comments.count, "comment") + mark))
    } catch {
      return .failure(error)
    }
  }

  func baseline() throws(Failure) -> Setting {
    try options.baseline(of: listing).map { .present(pluralized($0.count, "finding")) } ?? .absent("none")
  }
}

/// The check of the modules that the files belong to.
private struct ModuleCheck: Examined {
  private let modules: [ModuleMap.Module]
  private let manifests: [Manifest]

  init(_ listing: FileList, _ manifests: [Manifest]) {
    modules = ModuleMap(listing.files.map(\.source).sorted(), manifests).modules.filter { $0.files > 0 }
    self.manifests = manifests
  }

  var description: String {
    let declared = Set(modules.compactMap(\.manifest)).count
    return "\(modules.count), declared by \(pluralized(declared, "manifest"))"
  }

  var details: [String] {
    modules.sorted { ($0.manifest ?? "", $0.name) < ($1.manifest ?? "", $1.name) }.map { module in
      let origin = module.manifest.map { "declared by '\($0)'" } ?? "named after the folder"
      let files = pluralized(module.files, "Swift file")
      return module.name.isEmpty
        ? "\(files) at the root, in no module with a name" : "'\(module.name)': \(files), \(origin)"
    }
      + manifests.filter { !$0.isComplete && !$0.isOfDependency }.sorted { $0.path < $1.path }.map {
        "'\($0.path)' was read in part, because only literals are read; other files belong to modules named after folders"
      }
  }
}

/// The check of the dependencies whose sources are read.
private struct DependencyCheck: Examined {
  private let dependencies: Dependencies
  /// Folders of dependencies that exist but are not in `dependencies`.
  private let others: [RepositoryPath]

  init(_ listing: FileList) {
    dependencies = listing.dependencies
    others = ["Carthage/Checkouts", "Pods", ".build/checkouts", "SourcePackages/checkouts"]
      .compactMap { RepositoryPath($0) }
      .filter { kind(ofFile: listing.root.appending($0)) == .directory && !listing.readsDependencies(in: $0) }
  }

  var isAbsent: Bool { dependencies.folders.isEmpty }

  var description: String {
    isAbsent ? "none are read" : "\(pluralized(dependencies.files.count, "Swift file")) read for their declarations"
  }

  var details: [String] {
    dependencies.folders.map { folder in
      folder.count.map { "'\(folder.path)': \(pluralized($0, "Swift file"))" } ?? "'\(folder.path)': not there"
    }
      + others.map { "'\($0)' is there; add it to 'dependencies' in .east.json to have its declarations read" }
  }
}

/// The check of the repository.
private struct RepositoryCheck: Examined {
  private let repository: Repository

  init(_ arguments: Arguments) throws(Failure) {
    let directory = try OperandPaths(from: arguments[.repo], mayBeMissing: false).base
    guard let repository = try InputLocation.repository(around: directory) else {
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
    let ofJob = try BaseRevision(ofJob: environment)
    guard arguments.has(.checkedBase) || ofJob != nil else {
      return .absent("not set; pass --base REV (in CI jobs it is detected)")
    }
    return .present(try BaseRevision(arguments, environment).found(with: "HEAD", in: repository).sentence)
  }
}

extension CacheDirectory? {
  /// Returns the state of the cache after a trial write.
  fileprivate func condition() throws(Failure) -> String {
    guard let directory = self else { return "disabled: HOME is not set" }
    do {
      try directory.tryOut()
    } catch {
      throw Failure("\(directory.problem(error)); pass --cache-dir DIR")
    }
    return "\(directory.path), \(directory.files().map(\.size).reduce(0, +)) of \(directory.limit) bytes used"
  }
}
