import Findings
import Git
import Sessions

/// The check of the dependencies whose sources are read.
struct DependencyCheck: Examined {
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
      + others.map {
        "'\($0)' is there; add it to 'dependencies' in \(configurationName) to have its declarations read"
      }
  }
}
