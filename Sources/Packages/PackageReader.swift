import Findings
import SwiftTokens

/// A reader of the targets and products of a `Package.swift` that are written as literals. Nothing is evaluated.
struct PackageReader {
  private let source: ManifestTokens
  private let folder: ByteString
  private var found: Manifest

  init(_ path: ByteString, _ content: [UInt8]) {
    source = ManifestTokens(content)
    folder = path.folder
    found = Manifest(path: path)
  }

  consuming func manifest() -> Manifest {
    var place = 0
    while place < source.all.upperBound, found.targets.count < Limits.targets {
      place = max(place + 1, source.isName(place) ? read(at: place) : place)
    }
    if place < source.all.upperBound { found.isComplete = false }
    // The sources of a package's only target may be directly in `Sources`, without a folder of the target's name.
    let plain = found.targets.indices.filter { !found.targets[$0].isTest }
    if plain.count == 1, found.targets[plain[0]].home?.candidates.count == Self.sourceFolders.count {
      found.targets[plain[0]].home?.candidates += Self.sourceFolders.map { ByteString(folder.bytes + $0) }
    }
    return found
  }

  private static let sourceFolders = ["Sources/", "Source/", "src/", "srcs/"].map { Array($0.utf8) }
  private static let testFolder = Array("Tests/".utf8)
  private static let pluginFolder = Array("Plugins/".utf8)
  private static let targets = ["target", "executableTarget", "testTarget", "macro", "plugin"]
  private static let targetsWithoutSwift = ["systemLibrary", "binaryTarget"]
  private static let products = ["library", "executable", "plugin"]

  /// Reads the list after a name such as `targets` or `products`.
  ///
  /// - Returns: the index after the list.
  private mutating func read(at place: Int) -> Int {
    if source.spells("targets", place) { return readList(behind: place) { $0.addTarget($1) } }
    if source.spells("products", place) { return readList(behind: place) { $0.addProduct($1) } }
    if source.spells("dependencies", place), source.isMember(place), !source.spells("package", place - 2) {
      // A statement changes the dependencies of a target, which is not evaluated.
      found.isComplete = false
    }
    return place
  }

  /// Reads `name: […]`, `.name.append(…)`, `.name.append(contentsOf: […])` or `.name += […]`.
  private mutating func readList(behind place: Int, _ add: (inout PackageReader, Range<Int>) -> Void) -> Int {
    let values: Range<Int>
    if source.kind(place + 1) == .colon {
      values = source.element(from: place + 2, to: source.all.upperBound, isExpression: true)
    } else if source.spells("append", place + 2), source.kind(place + 3) == .leftParen {
      let arguments = source.arguments(inside: place + 3)
      guard arguments.count == 1, let only = arguments.first else { return incomplete(place) }
      if only.label == nil {
        add(&self, only.value)
        return only.value.upperBound
      }
      values = only.value
    } else if source.spells("+=", place + 1) {
      values = place + 2..<source.behind(place + 2)
      guard source.endsStatement(values.upperBound - 1) else { return incomplete(place) }
    } else {
      // A constant of that name is read where it is used.
      return source.isMember(place) ? incomplete(place) : place
    }
    guard let elements = source.array(values) else { return incomplete(max(place, values.lowerBound)) }
    for element in elements { add(&self, element) }
    return values.upperBound
  }

  private mutating func incomplete(_ place: Int) -> Int {
    found.isComplete = false
    return place
  }

  private mutating func addTarget(_ range: Range<Int>) {
    guard found.targets.count < Limits.targets, let call = source.call(range) else { return found.isComplete = false }
    if Self.targetsWithoutSwift.contains(where: { source.spells($0, call.name) }) { return }
    guard Self.targets.contains(where: { source.spells($0, call.name) }),
      let name = source.literal(call.arguments["name"]), !name.isEmpty
    else { return found.isComplete = false }
    var target = Manifest.Target(name: ByteString(moduleNamed: name.bytes))
    target.isTest = source.spells("testTarget", call.name)
    let excluded = call.arguments["exclude"].map { source.literals($0) } ?? []
    let sources = call.arguments["sources"].map { source.literals($0) }
    guard let candidates = folders(call, name, isTest: target.isTest), let excluded, sources != .some(nil) else {
      return found.isComplete = false
    }
    target.home = Manifest.Home(candidates: candidates, sources: sources ?? nil, excluded: excluded)
    target.isClosed = true
    for dependency in source.array(call.arguments["dependencies"]) ?? [] {
      if let dependency = self.dependency(dependency) {
        target.dependencies.append(dependency)
      } else {
        target.isClosed = false
      }
    }
    if let written = call.arguments["dependencies"], source.array(written) == nil { target.isClosed = false }
    found.targets.append(target)
  }

  /// Returns the folders that may contain the sources of a target.
  ///
  /// - Returns: `nil` if the path is computed; empty if it is outside the repository.
  private func folders(_ call: ManifestCall, _ name: ByteString, isTest: Bool) -> [ByteString]? {
    if let written = call.arguments["path"] {
      guard let path = source.literal(written) else { return nil }
      return folder.appending(path.bytes).map { [$0.asFolder] } ?? []
    }
    let first = isTest ? [Self.testFolder] : source.spells("plugin", call.name) ? [Self.pluginFolder] : []
    return (first + Self.sourceFolders).compactMap { folder.appending($0 + name.bytes)?.asFolder }
  }

  /// Returns the dependency `"Core"`, `.target(name: "Core")`, `.product(name: "Core", package: "core")` or
  /// `.byName(name: "Core")`.
  private func dependency(_ range: Range<Int>) -> Manifest.Dependency? {
    let call = source.call(range)
    guard let name = source.literal(range) ?? call.flatMap({ source.literal($0.arguments["name"]) }) else { return nil }
    return Manifest.Dependency(
      name: ByteString(moduleNamed: name.bytes), packageName: call.flatMap { source.literal($0.arguments["package"]) })
  }

  private mutating func addProduct(_ range: Range<Int>) {
    guard let call = source.call(range), Self.products.contains(where: { source.spells($0, call.name) }),
      let name = source.literal(call.arguments["name"]),
      let targets = call.arguments["targets"].flatMap({ source.literals($0) })
    else { return found.isComplete = false }
    found.products[ByteString(moduleNamed: name.bytes), default: []] += targets.map {
      ByteString(moduleNamed: $0.bytes)
    }
  }
}
