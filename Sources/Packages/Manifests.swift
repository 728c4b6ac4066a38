package import Findings

/// The manifests of a repository and of its dependencies, with the modules of the files that were listed with them.
package struct Manifests: Sendable, Equatable, ExpressibleByArrayLiteral {
  package let all: [Manifest]
  /// The paths of the listed tests that nothing else can use.
  package private(set) var isolatedTests: Set<ByteString> = []
  private var listed: (paths: [ByteString], map: ModuleMap)?

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
  /// - Parameter files: the paths of all files, and whether they are looked at.
  package mutating func list(_ files: [(path: ByteString, isLookedAt: Bool)]) {
    var targets = DeclaredTargets(of: all, among: files.map(\.path))
    isolatedTests = targets.isolatedTests(among: files)
    let others = files.lazy.filter { [isolatedTests] in $0.isLookedAt || !isolatedTests.contains($0.path) }
    let rest = others.map(\.path).sorted()
    listed = (rest, ModuleMap(rest, &targets))
  }

  package static func == (left: Manifests, right: Manifests) -> Bool { left.all == right.all }
}

extension DeclaredTargets {
  fileprivate mutating func isolatedTests(among files: [(path: ByteString, isLookedAt: Bool)]) -> Set<ByteString> {
    if !modules.contains(where: \.isTest) || files.allSatisfy(\.isLookedAt) { return [] }
    var used: Set<UInt32> = []
    var tests: [(path: ByteString, targets: [UInt32])] = []
    for (path, isLookedAt) in files {
      let targets = targets(ofPath: path, in: path.folder)
      if !isLookedAt {
        if !targets.isEmpty, targets.allSatisfy({ modules[Int($0)].isTest }) { tests.append((path, targets)) }
      } else {
        for target in targets where modules[Int(target)].isTest && used.insert(target).inserted {
          used.formUnion(dependencies.of(target).map { UInt32($0) })
        }
      }
    }
    return Set(tests.lazy.filter { used.isDisjoint(with: $0.targets) }.map(\.path))
  }
}
