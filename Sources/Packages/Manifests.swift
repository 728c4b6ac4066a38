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
  /// - Parameters:
  ///   - paths: the paths of all files.
  ///   - others: the paths of those that are not looked at.
  package mutating func list(_ paths: [ByteString], ofWhichUnlinted others: Set<ByteString>) {
    var targets = DeclaredTargets(of: all, among: paths)
    isolatedTests = targets.isolatedTests(among: others, of: paths)
    let rest = paths.filter { !isolatedTests.contains($0) }.sorted()
    listed = (rest, ModuleMap(rest, &targets))
  }

  package static func == (left: Manifests, right: Manifests) -> Bool { left.all == right.all }
}

extension DeclaredTargets {
  fileprivate mutating func isolatedTests(among others: Set<ByteString>, of paths: [ByteString]) -> Set<ByteString> {
    if others.isEmpty || !modules.contains(where: \.isTest) { return [] }
    var used: Set<UInt32> = []
    var tests: [(path: ByteString, targets: [UInt32])] = []
    for path in paths {
      let targets = targets(ofPath: path, in: path.folder)
      if others.contains(path) {
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
