import Findings
import Git
import Sessions

/// The facts about a directory that `east init` needs: how it is built and where its checks run.
struct Project {
  let root: DiskPath
  private let repository: Repository?
  private let providers: [CIProvider]
  private let isPackage: Bool
  private let xcodeProjects: Int
  private let hasSources: Bool

  init(_ location: InputLocation) throws(Failure) {
    switch location {
    case .repository(let repository, let root, _):
      self.root = root
      self.repository = repository
      let listing = try FileList(repository, root: root, .workTree, selection: .everything)
      xcodeProjects = listing.projects.count
      hasSources = !listing.files.isEmpty
    case .plain(let root, _):
      self.root = root
      repository = nil
      xcodeProjects = 0
      hasSources = true
    }
    providers = CIProvider.found(in: root)
    isPackage = kind(ofFile: root.appending(name: "Package.swift".utf8)) == .regular
  }

  var isRepository: Bool { repository != nil }

  /// A description, to be used as the object of a sentence: `a Swift package and 1 Xcode project; CI: GitHub`.
  var description: String {
    let builds = [
      isPackage ? "a Swift package" : nil, xcodeProjects > 0 ? pluralized(xcodeProjects, "Xcode project") : nil,
    ].compactMap(\.self)
    let checks =
      providers.isEmpty ? "no supported CI configuration yet" : "CI: \(providers.map(\.name).joined(separator: ", "))"
    let sources = hasSources ? "Swift files" : "no Swift file"
    return "\(builds.isEmpty ? sources : builds.joined(separator: " and ")); \(checks)"
  }

  /// The provider whose configuration can be written as a file of its own, and the path of that file, if any.
  var missingWorkflow: (CIProvider, path: String)? {
    if let provider = providers.first(where: { $0.ownFile != nil }) { return provider.ownFile.map { (provider, $0) } }
    guard providers.isEmpty, let provider = repository?.origin.flatMap(CIProvider.found) else { return nil }
    return provider.newFile.map { (provider, $0) }
  }

  /// The providers whose existing configuration has to be edited.
  var providersToEdit: [CIProvider] { providers.filter { $0.ownFile == nil } }

  var advice: [String] {
    let seen = "Documentation/Teams.md in Eastward's repository"
    let jobs = Set(providers).union(missingWorkflow.map { [$0.0] } ?? []).subtracting([.preCommit])
    return
      (jobs.isEmpty
      ? []
      : [
        "each job builds the linter, three to six minutes, unless its image has the folder that `Scripts/archive` builds"
      ])
      + (jobs.contains(.gitHub)
        ? ["code scanning needs a paid product in private repositories; without it, delete the steps with sarif"] : [])
      + (isPackage ? ["\(seen) shows how to lint in `swift build` with the plugin EastBuild"] : [])
      + (providers.isEmpty && missingWorkflow == nil
        ? ["no supported CI configuration found; \(seen) lists the supported CI systems"] : [])
  }
}
