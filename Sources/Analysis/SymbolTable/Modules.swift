import Findings
import Packages
import SwiftReader

/// The modules of the files, and what they import. A class, because all threads use it, and copying its parts would
/// count references to each of them.
final class Modules: Sendable {
  private let map: ModuleMap
  /// The spelling of each module's name, by module.
  private let spellings: [Spelling]
  /// For each group of modules: whether all of them are declared, and whether none of them can import a module that it
  /// does not depend on.
  private let isDeclared: [Bool]
  private let isClosed: [Bool]
  /// For each group: whether a manifest declares all its modules.
  private let isListed: [Bool]
  /// A hash of each file's modules, their dependencies and the role of its folder, by file; the same in every run.
  private let hashes: [UInt64]
  /// A hash of the modules of all files, the same in every run.
  let digest: UInt64
  /// What each file imports, by file.
  let imported: [FileImports]
  /// The imported modules as a set, for files with more than ``few`` imports.
  private let manyImports: [Int: SpellingSet]
  /// For each module that has the name of others: all modules of that name.
  private let namesakes: [UInt32: [UInt32]]
  /// For each group: whether one of its modules is for tests.
  private let isOfTests: [Bool]
  private let isTest: [Bool]
  private let isExample: [Bool]
  private let isGenerated: [Bool]
  private let isOfDependency: [Bool]
  /// The path of each hidden file or folder that contains a file, by file.
  private let hidden: [Int: ByteString]

  /// Whether any file belongs to a library that the repository depends on.
  let hasDependencies: Bool

  /// Returns whether a file belongs to a library that the repository depends on.
  func isDependency(_ file: Int) -> Bool { isOfDependency[file] }

  /// Returns whether a file is in a folder or target for tests.
  func isTest(_ file: Int) -> Bool { isTest[file] }

  /// Returns whether a file is in a folder for examples or demos.
  func isExample(_ file: Int) -> Bool { isExample[file] }

  /// Returns whether the name or the header of a file says that a generator wrote it.
  func isGenerated(_ file: Int) -> Bool { isGenerated[file] }

  /// Returns the hash of a file's modules, their dependencies and the role of its folder.
  func hash(ofFile file: Int) -> UInt64 { hashes[file] }

  /// Whether there is only one module.
  var isAlone: Bool { map.groups.count < 2 }

  /// Assigns the files to modules.
  ///
  /// - Parameter imported: what each file imports, by file.
  init(_ files: [SourceFile], importing imported: [FileImports], _ manifests: Manifests) {
    let map = manifests.modules(of: files.map(\.path))
    self.map = map
    self.imported = imported
    self.spellings = map.modules.map { Spelling($0.name.bytes) }
    namesakes = map.namesakes
    isDeclared = map.groups.map { $0.allSatisfy { map.modules[Int($0)].isDeclared } }
    isClosed = map.groups.map { $0.allSatisfy { map.modules[Int($0)].isClosed } }
    isListed = map.groups.map { $0.allSatisfy { map.modules[Int($0)].manifest != nil } }
    isOfDependency = files.map(\.role.isDependency)
    hasDependencies = isOfDependency.contains(true)
    let isOfTests = map.groups.map { $0.contains { map.modules[Int($0)].isTest } }
    self.isOfTests = isOfTests
    let hiding = files.enumerated().filter { !$1.role.isDependency }.compactMap { file, source in
      source.path.hidden.map { (file, $0) }
    }
    hidden = Dictionary(uniqueKeysWithValues: hiding)
    let folders = FolderTraits(files)
    isTest = zip(folders.isTest, map.groupOfFile).map { $0 || isOfTests[Int($1)] }
    // If the whole product is in folders for examples, its files are not examples of anything else.
    let demonstrates = zip(files, folders.isExample).contains { !$1 && !$0.role.isDependency && $0.path.isOfProduct }
    isExample = demonstrates ? folders.isExample : folders.isExample.map { _ in false }
    isGenerated = files.map { file in
      file.role.isGenerated
        || generatedEndings.contains { file.path.bytes.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }
    let many = imported.map(\.all).enumerated().filter { $1.count > Self.few }
    manyImports = Dictionary(uniqueKeysWithValues: many.map { ($0, SpellingSet($1)) })
    hashes = map.hashes([isTest, isExample, isOfDependency, isGenerated])
    digest = hashes.reduce(0) { mix64($0 &+ $1) }
  }

  private static let few = 16

  private func group(_ file: Int) -> Int { Int(map.groupOfFile[file]) }

  private func modules(_ file: Int) -> [UInt32] { map.groups[group(file)] }

  /// Returns whether manifests declare all modules of a file.
  func isListed(_ file: Int) -> Bool { isListed[group(file)] }

  /// Returns whether a manifest assigns a file to a target for tests.
  func isOfTests(_ file: Int) -> Bool { isOfTests[group(file)] }

  /// Returns whether a file imports one of some modules, or a declaration of it.
  func importsAny(of names: Set<Spelling>, in file: Int) -> Bool { imported[file].all.contains(where: names.contains) }

  /// Returns the modules of some files.
  func modules(of files: [Int]) -> Set<UInt32> { Set(files.flatMap(modules)) }

  /// Returns whether a file belongs to one of some modules.
  func belongs(_ file: Int, to some: Set<UInt32>) -> Bool { !some.isDisjoint(with: modules(file)) }

  /// Returns the name of a file's module; empty if it has none.
  func name(ofFile file: Int) -> ByteString { map.name(ofFile: file) }

  /// Returns each name by which a file's module may be known: those of its targets and of its folder.
  func names(ofFile file: Int) -> [ByteString] { map.names(ofFile: file) }

  /// Returns whether a file or a folder around it is hidden.
  func isHidden(_ file: Int) -> Bool { hidden[file] != nil }

  /// Returns whether a file or folder that hides the other file does not contain the file. Package managers and project
  /// generators do not build what is hidden, such as `.Draft.swift`.
  func isHidden(_ other: Int, from file: Int) -> Bool {
    if hidden.isEmpty { return false }
    guard let path = hidden[other] else { return false }
    return hidden[file] != path
  }

  /// Returns whether two files share a module.
  func isSame(_ file: Int, _ other: Int) -> Bool {
    if isOfDependency[file] != isOfDependency[other] { return false }
    if group(file) == group(other) { return true }
    let theirs = modules(other)
    return modules(file).contains { theirs.contains($0) }
  }

  /// Returns whether two files are one, or belong to the same declared module and to no other.
  func haveOneModule(_ file: Int, _ other: Int) -> Bool {
    let own = group(file)
    return file == other || own == group(other) && isDeclared[own] && map.groups[own].count == 1
  }

  /// Returns whether a file imports a module of another file, or a declaration of it.
  func imports(_ other: Int, in file: Int) -> Bool {
    let set = manyImports[file]
    return modules(other).contains { module in
      let name = spellings[Int(module)]
      return (set.map { $0.contains(name) } ?? imported[file].mention(name)) && means(module, in: file)
    }
  }

  /// Returns whether a file that imports a name imports this module of that name: another one is meant if only that one
  /// is a dependency of the file's module.
  private func means(_ module: UInt32, in file: Int) -> Bool {
    guard let namesakes = namesakes[module] else { return true }
    let own = modules(file)
    return own.contains { map.depends($0, onAnyOf: [module]) } || !own.contains { map.depends($0, onAnyOf: namesakes) }
  }

  /// Returns whether a file imports a declaration of another file by its name, of a module from which it imports
  /// nothing else; `nil` if the file imports the whole module or nothing of it.
  func importsByName(_ name: Spelling, of other: Int, in file: Int) -> Bool? {
    let imports = imported[file]
    if imports.names.isEmpty { return nil }
    let theirs = modules(other).filter { means($0, in: file) }.map { spellings[Int($0)] }
    if theirs.contains(where: imports.modules.contains) { return nil }
    let names = imports.names.filter { theirs.contains($0.module) }
    return names.isEmpty ? nil : names.contains { $0.name == name }
  }

  /// Returns whether a module of a file depends on a module of another file.
  func depends(_ file: Int, on other: Int) -> Bool {
    let theirs = modules(other)
    return modules(file).contains { map.depends($0, onAnyOf: theirs) }
  }

  /// Returns whether a file belongs to a module with a name.
  func isNamed(_ name: Spelling, _ file: Int) -> Bool { modules(file).contains { spellings[Int($0)] == name } }

  /// Returns whether a file is in the same module as another file, or imports that file's module.
  func isNear(_ other: Int, _ file: Int) -> Bool { isSame(other, file) || imports(other, in: file) }

  /// Returns whether a file is in the same module as another file, or imports or depends on that file's module.
  func reaches(_ other: Int, from file: Int) -> Bool {
    isSame(file, other) || imports(other, in: file) || depends(file, on: other)
  }

  /// Returns whether a file can use the internal declarations of another file. It can where folders are not declared as
  /// modules.
  func sees(_ other: Int, from file: Int) -> Bool {
    if isOfDependency[other] || isOfDependency[file] { return isSame(file, other) }
    let (mine, theirs) = (group(file), group(other))
    return mine == theirs || !isDeclared[mine] || !isDeclared[theirs] || isTest[file] && imports(other, in: file)
      || isSame(file, other)
  }

  /// Returns whether a file can use the internal declarations of another file in each module that it is compiled in.
  func alwaysSees(_ other: Int, from file: Int) -> Bool {
    if isOfDependency[file] != isOfDependency[other] { return false }
    let (mine, theirs) = (group(file), group(other))
    if mine == theirs || !isDeclared[mine] && !isDeclared[theirs] { return true }
    return modules(file).allSatisfy { modules(other).contains($0) }
  }

  /// Returns whether a file can use the public declarations of another file. It can where the imports of its module or
  /// the other module are not known from manifests.
  func canImport(_ other: Int, in file: Int) -> Bool {
    if isOfDependency[other] { return reaches(other, from: file) }
    if isOfDependency[file] { return false }
    let (mine, theirs) = (group(file), group(other))
    return mine == theirs || !isClosed[mine] || !isListed[theirs] || isSame(file, other) || depends(file, on: other)
      || imports(other, in: file)
  }
}

private let generatedEndings = [".pb.swift", ".grpc.swift", ".generated.swift"]

extension ModuleMap {
  /// Returns the hash of each file's modules, their dependencies and its traits, by file.
  ///
  /// - Parameter traits: the traits, each by file.
  fileprivate func hashes(_ traits: [[Bool]]) -> [UInt64] {
    let digestOfModule = modules.indices.map { digest(ofModule: UInt32($0)) }
    let digestOfGroup = groups.map { $0.reduce(0) { $0 &+ digestOfModule[Int($1)] } }
    return groupOfFile.indices.map { file in
      let flags = traits.reduce(groups.count < 2 ? 1 : 0) { $0 * 2 + ($1[file] ? 1 : 0) }
      return mix64(digestOfGroup[Int(groupOfFile[file])] &+ PathHash(folderOfFile[file]).value &+ UInt64(flags))
    }
  }
}
