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

  /// Returns the numbers of the targets that a file in a folder belongs to, in order.
  mutating func targets(ofPath path: ByteString, in folder: ByteString) -> [UInt32] {
    places.isEmpty ? [] : places.targets(ofPath: path, in: folder)
  }
}
