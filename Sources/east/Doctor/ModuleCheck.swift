import Findings
import Packages
import Sessions

/// The check of the modules that the files belong to.
struct ModuleCheck: Examined {
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
