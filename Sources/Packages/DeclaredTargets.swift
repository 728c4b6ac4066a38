import Findings

/// The targets of manifests, numbered in the order of the manifests, and the files that belong to them.
struct DeclaredTargets {
  private(set) var modules: [ModuleMap.Module] = []
  let dependencies: ModuleDependencies
  private var places: TargetPlaces

  /// - Parameter paths: the paths of all files.
  init(of manifests: [Manifest], among paths: [ByteString]) {
    let manifests = manifests.sorted { $0.path < $1.path }
    places = TargetPlaces(manifests.isEmpty ? [] : paths)
    // A product that was not read may be made of any target.
    let areComplete = manifests.allSatisfy { $0.isComplete || $0.isOfDependency }
    for manifest in manifests {
      if modules.count + manifest.targets.count > Limits.modules { continue }
      for (number, target) in manifest.targets.enumerated() {
        places.add(target, number: UInt32(modules.count))
        modules.append(
          ModuleMap.Module(
            name: target.name, manifest: manifest.path,
            identity: identity(target.name, of: manifest.path, number + 1), isDeclared: true, isTest: target.isTest,
            isClosed: target.isClosed && areComplete))
      }
    }
    dependencies = ModuleDependencies(manifests)
  }

  /// Returns the targets to which files belong.
  consuming func places(of paths: [ByteString]) -> PlacedFiles {
    let targets = places.isEmpty ? paths.map { _ in [] } : paths.map { places.targets(ofPath: $0, in: $0.folder) }
    return PlacedFiles(modules: modules, dependencies: dependencies, targets: targets)
  }
}

/// The targets of files.
struct PlacedFiles {
  let modules: [ModuleMap.Module]
  let dependencies: ModuleDependencies
  /// The numbers of the targets of each file, in order, by file.
  let targets: [[UInt32]]
}
