package import Findings

/// The manifests of a repository and of its dependencies, with the modules of the files that were listed with them.
package struct Manifests: Sendable, Equatable, ExpressibleByArrayLiteral {
  package let all: [Manifest]
  /// The paths of the listed tests that nothing else can use.
  package private(set) var isolatedTests: Set<ByteString> = []
  private var listed: Listed?

  /// The listed files, and the modules of those that are not isolated tests.
  private struct Listed: Sendable {
    let files: [(path: ByteString, isLookedAt: Bool)]
    let paths: [ByteString]
    let map: ModuleMap
  }

  package init(_ all: [Manifest]) {
    self.all = all
  }

  package init(arrayLiteral manifests: Manifest...) {
    self.init(manifests)
  }

  /// Returns the modules of files.
  ///
  /// - Parameter paths: the paths of all files, in order.
  package func modules(of paths: [ByteString]) -> ModuleMap {
    if let listed, listed.paths == paths { return listed.map }
    return ModuleMap(paths, all)
  }

  /// Finds the modules of listed files before they are asked for, and the tests that nothing else can use: files of test
  /// targets only, of which no target contains a file that is looked at, or is one that such a target depends on.
  ///
  /// - Parameters:
  ///   - files: the paths of all files, and whether they are looked at.
  ///   - older: manifests with files that were listed before; if both are the same, nothing is done again.
  package mutating func list(_ files: [(path: ByteString, isLookedAt: Bool)], since older: Manifests? = nil) {
    if let older, older == self, older.listed?.files.elementsEqual(files, by: ==) == true { return self = older }
    let places = DeclaredTargets(of: all, among: files.map(\.path)).places(of: files.map(\.path))
    isolatedTests = places.isolatedTests(among: files)
    let others = files.indices.filter { [isolatedTests] in
      files[$0].isLookedAt || isolatedTests.isEmpty || !isolatedTests.contains(files[$0].path)
    }.sorted { files[$0].path < files[$1].path }
    let paths = others.map { files[$0].path }
    listed = Listed(files: files, paths: paths, map: ModuleMap(paths, places, at: others))
  }

  package static func == (left: Manifests, right: Manifests) -> Bool { left.all == right.all }
}

extension PlacedFiles {
  fileprivate func isolatedTests(among files: [(path: ByteString, isLookedAt: Bool)]) -> Set<ByteString> {
    if !modules.contains(where: \.isTest) || files.allSatisfy(\.isLookedAt) { return [] }
    var used: Set<UInt32> = []
    for number in files.indices where files[number].isLookedAt {
      for target in targets[number] where modules[Int(target)].isTest && used.insert(target).inserted {
        used.formUnion(dependencies.of(target).map { UInt32($0) })
      }
    }
    let tests = files.indices.lazy.filter { number in
      !files[number].isLookedAt && !targets[number].isEmpty
        && targets[number].allSatisfy { modules[Int($0)].isTest && !used.contains($0) }
    }
    return Set(tests.map { files[$0].path })
  }
}
