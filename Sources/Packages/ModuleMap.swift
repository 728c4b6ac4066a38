package import Findings

/// The modules of files: the targets of manifests, else the module that a file's folders imply.
package struct ModuleMap: Sendable {
  package struct Module: Sendable {
    package let name: ByteString
    /// The path of the manifest that declares the module; `nil` where only the folder implies it.
    package let manifest: ByteString?
    /// A hash that distinguishes the module from all others, the same in every run.
    let identity: UInt64
    /// Whether files outside see only public declarations.
    package var isDeclared: Bool
    package var isTest = false
    /// Whether the module can import nothing but the modules that it depends on.
    package var isClosed = false
    package fileprivate(set) var files = 0
  }

  package private(set) var modules: [Module] = []
  /// The different sets of modules to which files belong, each in order.
  package private(set) var groups: [[UInt32]] = []
  /// The number of each file's group, by file.
  package private(set) var groupOfFile: [UInt32] = []
  /// The folder of each file's module, by file.
  package private(set) var folderOfFile: [ByteString] = []
  private let dependencies: ModuleDependencies
  private var groupNumbers: [[UInt32]: UInt32] = [:]
  private var folderModules: [ByteString: UInt32] = [:]

  /// Assigns files to modules.
  ///
  /// - Parameters:
  ///   - paths: the paths of all files, in order.
  ///   - manifests: the manifests of the repository and of its dependencies.
  package init(_ paths: [ByteString], _ manifests: [Manifest]) {
    self.init(paths, DeclaredTargets(of: manifests, among: paths).places(of: paths), at: Array(paths.indices))
  }

  /// Assigns files to modules.
  ///
  /// - Parameters:
  ///   - places: the targets of these files and of others.
  ///   - numbers: the number of each file in `places`.
  init(_ paths: [ByteString], _ places: PlacedFiles, at numbers: [Int]) {
    (modules, dependencies) = (places.modules, places.dependencies)
    let folders = ConventionalFolders(paths)
    var last: (folder: ByteString, module: (folder: ByteString, isDeclared: Bool))?
    for (path, number) in zip(paths, numbers) {
      let own = path.folder
      // Most files are in the folder of the file before.
      let module = last?.folder == own ? last?.module : nil
      let conventional = module ?? folders.module(ofPath: path)
      last = (own, conventional)
      folderOfFile.append(conventional.folder)
      let declared = places.targets[number]
      enter(declared.isEmpty ? [self.number(of: conventional)] : declared)
    }
  }

  /// Returns the name of a file's module: that of its only target, else that of its folder; empty if it has none.
  package func name(ofFile file: Int) -> ByteString {
    let group = groups[Int(groupOfFile[file])]
    return group.count == 1 ? modules[Int(group[0])].name : folderOfFile[file].lastName
  }

  /// Returns the names of a file's targets and of its folder, each once.
  package func names(ofFile file: Int) -> [ByteString] {
    let targets = groups[Int(groupOfFile[file])].map { modules[Int($0)].name }
    return (targets + [folderOfFile[file].lastName]).reduce(into: []) { names, name in
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
  }

  /// For each module that has the name of others: all modules of that name.
  package var namesakes: [UInt32: [UInt32]] {
    let named = Dictionary(grouping: modules.indices.map { UInt32($0) }) { modules[Int($0)].name }
    return named.values.filter { $0.count > 1 }.reduce(into: [:]) { namesakes, all in
      for module in all { namesakes[module] = all }
    }
  }

  /// Returns whether a module depends on any of several other modules.
  package func depends(_ module: UInt32, onAnyOf others: [UInt32]) -> Bool {
    others.contains { dependencies.contains(module, $0) }
  }

  /// Returns a hash of a module and its dependencies, the same in every run.
  package func digest(ofModule module: UInt32) -> UInt64 {
    let flags = (modules[Int(module)].isDeclared ? 1 : 0) + (modules[Int(module)].isClosed ? 2 : 0)
    let own = mix64(modules[Int(module)].identity &+ UInt64(flags) &+ (modules[Int(module)].isTest ? 4 : 0))
    return mix64(dependencies.of(module).reduce(own) { $0 &+ modules[$1].identity })
  }

  private mutating func enter(_ group: [UInt32]) {
    for module in group { modules[Int(module)].files += 1 }
    let number = groupNumbers[group] ?? UInt32(groups.count)
    if number == groups.count {
      groupNumbers[group] = number
      groups.append(group)
    }
    groupOfFile.append(number)
  }

  private mutating func number(of module: (folder: ByteString, isDeclared: Bool)) -> UInt32 {
    if let known = folderModules[module.folder] { return known }
    let number = UInt32(modules.count)
    folderModules[module.folder] = number
    modules.append(
      Module(
        name: module.folder.lastName, manifest: nil, identity: identity(module.folder, of: "", 0),
        isDeclared: module.isDeclared))
    return number
  }
}

extension ByteString {
  /// The last folder of a path of folders.
  fileprivate var lastName: ByteString { parts.last.map { ByteString($0) } ?? self }
}

/// Returns a hash of a module, the same in every run.
func identity(_ name: ByteString, of manifest: ByteString, _ number: Int) -> UInt64 {
  mix64(stableHash(of: [name, manifest]) &+ UInt64(number))
}
