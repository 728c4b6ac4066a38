import Findings

/// The direct and transitive dependencies between targets, as a bit matrix.
struct ModuleDependencies: Sendable {
  /// A row of bits for each target: one bit for each target that it depends on.
  private var bits: [UInt64] = []
  private var width = 0

  init() {}

  /// Resolves the dependencies of all targets.
  ///
  /// - Parameter manifests: the manifests that declare the targets, in the order of the targets' numbers.
  init(_ manifests: [Manifest]) {
    var count = 0
    var read: [(manifest: Manifest, first: Int)] = []
    for manifest in manifests where count + manifest.targets.count <= Limits.modules {
      read.append((manifest, count))
      count += manifest.targets.count
    }
    width = (count + 63) / 64
    bits = Array(repeating: 0, count: width * count)
    let names = TargetNames(read)
    for (manifest, first) in read {
      for (offset, target) in manifest.targets.enumerated() {
        let others = target.dependencies.prefix(Limits.dependenciesOfTarget).flatMap {
          names.targets($0, in: manifest, first)
        }
        for other in others { bits[(first + offset) * width + other / 64] |= 1 << UInt64(other % 64) }
      }
    }
    close(count)
  }

  /// Adds transitive dependencies with Warshall's algorithm: through the first target, through the first two, and so
  /// on.
  private mutating func close(_ count: Int) {
    for middle in 0..<count {
      for target in 0..<count where contains(target, middle) {
        for word in 0..<width { bits[target * width + word] |= bits[middle * width + word] }
      }
    }
  }

  private func contains(_ target: Int, _ other: Int) -> Bool {
    bits[target * width + other / 64] >> UInt64(other % 64) & 1 == 1
  }

  /// Returns the targets that a target depends on.
  func of(_ target: UInt32) -> [Int] {
    let count = width == 0 ? 0 : bits.count / width
    return target < count ? (0..<count).filter { contains(Int(target), $0) } : []
  }

  /// Returns whether a target depends on another; modules that no manifest declares depend on nothing.
  func contains(_ target: UInt32, _ other: UInt32) -> Bool {
    let count = width == 0 ? 0 : bits.count / width
    return target < count && other < count && contains(Int(target), Int(other))
  }
}

/// The targets by the names that dependencies use.
private struct TargetNames {
  private var products: [ByteString: [(package: ByteString, target: Int)]] = [:]
  private var targets: [ByteString: [Int]] = [:]

  init(_ read: [(manifest: Manifest, first: Int)]) {
    for (manifest, first) in read {
      let own = Dictionary(grouping: manifest.targets.indices) { manifest.targets[$0].name }
      for (name, members) in own { targets[name, default: []] += members.map { first + $0 } }
      for (name, members) in manifest.products {
        let folder = ByteString(manifest.path.folder.parts.last ?? [])
        products[name, default: []] += members.flatMap { own[$0] ?? [] }.map { (folder, first + $0) }
      }
    }
  }

  /// Returns the manifest's own target with a name, else the targets of a product with that name, of the dependency's
  /// package if one has such a product, else any target with that name.
  func targets(_ dependency: Manifest.Dependency, in manifest: Manifest, _ first: Int) -> [Int] {
    let named = targets[dependency.name] ?? []
    let own = named.filter { (first..<first + manifest.targets.count).contains($0) }
    if dependency.packageName == nil, !own.isEmpty { return own }
    guard let products = products[dependency.name] else { return own.isEmpty ? named : own }
    // A package is named after its folder, whatever the case of its letters is.
    let meant = products.filter { product in dependency.packageName.map { $0.isName(of: product.package) } == true }
    return (meant.isEmpty ? products : meant).map(\.target)
  }
}

extension ByteString {
  /// Returns whether the names of two packages are the same.
  fileprivate func isName(of other: ByteString) -> Bool { description.lowercased() == other.description.lowercased() }
}
