import Findings

/// A reader of the targets of a `project.pbxproj`: the files that they compile, folder by folder or one by one.
struct XcodeProjectReader {
  private var found: Manifest
  private let list: PropertyList?
  /// The folder to which the project's paths are relative.
  private let base: ByteString
  /// The node of each object, by identifier.
  private var objects: [ByteString: Int] = [:]
  /// The paths of the files and synchronized folders in the project's groups, by node.
  private var paths: [Int: ByteString] = [:]

  init(_ path: ByteString, _ content: [UInt8]) {
    found = Manifest(path: path)
    list = PropertyList(content)
    base = path.folder.outerFolder ?? ""
  }

  consuming func manifest() -> Manifest {
    guard let list, let root = list.root, let all = list.value("objects", in: root) else {
      found.isComplete = false
      return found
    }
    var targets: [Int] = []
    var folders: [Int] = []
    let entries = list.children(of: all)
    objects.reserveCapacity(entries.count / 2)
    for index in stride(from: 0, to: entries.count - 1, by: 2) {
      guard let name = list.text(entries[index]) else { continue }
      let object = entries[index + 1]
      objects[ByteString(name)] = object
      guard let kind = list.value("isa", in: object) else { continue }
      if list.spells("PBXNativeTarget", kind) { targets.append(object) }
      if list.spells("PBXFileSystemSynchronizedRootGroup", kind) { folders.append(object) }
    }
    if let project = object("rootObject", of: root, list) { findPaths(in: project, list) }
    if targets.count > Limits.targets { found.isComplete = false }
    targets = Array(targets.prefix(Limits.targets))
    found.targets = targets.map { target($0, list) }
    for folder in folders { addExceptions(of: folder, to: targets, list) }
    return found
  }

  /// Returns the object to which a key refers.
  private func object(_ key: String, of node: Int, _ list: PropertyList) -> Int? {
    list.text(list.value(key, in: node)).flatMap { objects[ByteString($0)] }
  }

  /// Returns the objects to which the list of a key refers.
  private func objects(_ key: String, of node: Int, _ list: PropertyList) -> [Int] {
    guard let value = list.value(key, in: node) else { return [] }
    return list.children(of: value).compactMap { list.text($0).flatMap { objects[ByteString($0)] } }
  }

  private func isKind(_ kind: String, _ node: Int, _ list: PropertyList) -> Bool {
    list.value("isa", in: node).map { list.spells(kind, $0) } ?? false
  }

  /// Finds the paths of files and folders in the groups, visiting each group once.
  private mutating func findPaths(in project: Int, _ list: PropertyList) {
    let directory = list.text(list.value("projectDirPath", in: project)) ?? []
    guard let start = base.appending(directory), let main = object("mainGroup", of: project, list) else { return }
    var open = [(group: main, folder: start)]
    var seen: Set<Int> = []
    while let (node, outer) = open.popLast() {
      guard seen.insert(node).inserted, let path = path(of: node, in: outer, start, list) else { continue }
      if isKind("PBXFileReference", node, list) || isKind("PBXFileSystemSynchronizedRootGroup", node, list) {
        paths[node] = path
      } else {
        open += objects("children", of: node, list).map { ($0, path) }
      }
    }
  }

  /// Returns the path of a file or group; `nil` outside the repository.
  private func path(of node: Int, in outer: ByteString, _ start: ByteString, _ list: PropertyList) -> ByteString? {
    let path = list.text(list.value("path", in: node)) ?? []
    guard let tree = list.value("sourceTree", in: node) else { return outer.appending(path) }
    if list.spells("<group>", tree) { return outer.appending(path) }
    return list.spells("SOURCE_ROOT", tree) ? start.appending(path) : nil
  }

  private func target(_ node: Int, _ list: PropertyList) -> Manifest.Target {
    var target = Manifest.Target(name: moduleName(of: node, list))
    let product = list.text(list.value("productType", in: node)) ?? []
    target.isTest = String(decoding: product, as: UTF8.self).hasSuffix("-testing") || product.ends(with: "unit-test")
    target.folders = objects("fileSystemSynchronizedGroups", of: node, list).compactMap { paths[$0]?.asFolder }
    for phase in objects("buildPhases", of: node, list) where isKind("PBXSourcesBuildPhase", phase, list) {
      let files = objects("files", of: phase, list).compactMap { object("fileRef", of: $0, list) }
      target.files += files.compactMap { paths[$0] }.filter { $0.bytes.ends(with: ".swift") }
    }
    for dependency in objects("dependencies", of: node, list) {
      if let other = object("target", of: dependency, list) {
        target.dependencies.append(Manifest.Dependency(name: moduleName(of: other, list)))
      }
    }
    for product in objects("packageProductDependencies", of: node, list) {
      if let name = list.text(list.value("productName", in: product)) {
        target.dependencies.append(Manifest.Dependency(name: ByteString(moduleNamed: name)))
      }
    }
    return target
  }

  /// Returns the name under which a target is imported.
  private func moduleName(of target: Int, _ list: PropertyList) -> ByteString {
    let configurations = object("buildConfigurationList", of: target, list)
      .flatMap { objects("buildConfigurations", of: $0, list).first }
    let settings = configurations.flatMap { list.value("buildSettings", in: $0) }
    for key in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
      let name = settings.flatMap { list.text(list.value(key, in: $0)) }
      if let name, !name.contains(UInt8(ascii: "$")), !name.isEmpty { return ByteString(moduleNamed: name) }
    }
    return ByteString(moduleNamed: list.text(list.value("name", in: target)) ?? [])
  }

  /// Adds the files in a folder that a target of the folder excludes, or that another target includes.
  private mutating func addExceptions(of folder: Int, to targets: [Int], _ list: PropertyList) {
    guard let path = paths[folder] else { return }
    for exception in objects("exceptions", of: folder, list) {
      guard let target = object("target", of: exception, list), let index = targets.firstIndex(of: target),
        let members = list.value("membershipExceptions", in: exception)
      else { continue }
      let files = list.children(of: members).compactMap { list.text($0).flatMap { path.appending($0) } }
      if objects("fileSystemSynchronizedGroups", of: target, list).contains(folder) {
        found.targets[index].excluded += files
      } else {
        found.targets[index].files += files
      }
    }
  }
}

extension [UInt8] {
  fileprivate func ends(with text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
