import Findings
import SwiftReader

/// The modules of the files, and what they import. An object, because all threads ask it, and a copy of its parts counts
/// references to each.
final class Modules: Sendable {
  private let map: ModuleMap
  /// For every module its name.
  private let spellings: [Spelling]
  /// For every group of modules whether all of them are declared, and whether none can import what it does not depend on.
  private let isDeclared: [Bool]
  private let isClosed: [Bool]
  /// For every group whether a manifest declares all its modules.
  private let isListed: [Bool]
  /// For every file what its modules are to others, and others to them, as a number that is the same in every run.
  private let hashes: [UInt64]
  /// What the modules of all files are, as a number that is the same in every run.
  let digest: UInt64
  /// For every file the modules that it imports, by name.
  let imported: [[Spelling]]
  /// The same of the files that import many.
  private let manyImports: [Int: SpellingSet]
  private let isTest: [Bool]
  private let isExample: [Bool]
  private let isOfDependency: [Bool]

  /// Whether any file is of a library that the repository depends on.
  let hasDependencies: Bool

  /// Whether a file is of a library that the repository depends on.
  func isDependency(_ file: Int) -> Bool { isOfDependency[file] }

  /// Whether a file lies in a folder for examples or demos.
  func isExample(_ file: Int) -> Bool { isExample[file] }

  /// What a file's modules are to others, and others to them, as a number that is the same in every run.
  func hash(ofFile file: Int) -> UInt64 { hashes[file] }

  /// Whether there is only one.
  var isAlone: Bool { map.groups.count < 2 }

  /// - Parameter imported: for every file the modules that it imports.
  init(_ files: [SourceFile], importing imported: [[Spelling]], _ manifests: [Manifest]) {
    let map = ModuleMap(files.map(\.path), manifests)
    self.map = map
    self.imported = imported
    self.spellings = map.modules.map { Spelling($0.name.bytes) }
    isDeclared = map.groups.map { $0.allSatisfy { map.modules[Int($0)].isDeclared } }
    isClosed = map.groups.map { $0.allSatisfy { map.modules[Int($0)].isClosed } }
    isListed = map.groups.map { $0.allSatisfy { map.modules[Int($0)].manifest != nil } }
    isOfDependency = files.map(\.isDependency)
    hasDependencies = isOfDependency.contains(true)
    let isTestGroup = map.groups.map { $0.contains { map.modules[Int($0)].isTest } }
    let folders = FolderTraits(files)
    isTest = zip(folders.isTest, map.groupOfFile).map { $0 || isTestGroup[Int($1)] }
    // What a repository consists of is no example of anything else.
    let demonstrates = zip(files, folders.isExample).contains { !$1 && !$0.isDependency && $0.path.isOfProduct }
    isExample = demonstrates ? folders.isExample : folders.isExample.map { _ in false }
    let many = imported.enumerated().filter { $1.count > Self.few }
    manyImports = Dictionary(uniqueKeysWithValues: many.map { ($0, SpellingSet($1)) })
    hashes = map.hashes(isTest: isTest, isExample: isExample, isOfDependency: isOfDependency)
    digest = hashes.reduce(0) { mix64($0 &+ $1) }
  }

  private static let few = 16

  private func group(_ file: Int) -> Int { Int(map.groupOfFile[file]) }

  private func modules(_ file: Int) -> [UInt32] { map.groups[group(file)] }

  /// The name of the module that a file's folders tell: of the one in `Sources`, else the first of the path.
  func name(ofFile file: Int) -> ByteString {
    let folder = map.folderOfFile[file]
    return folder.parts.last.map { ByteString($0) } ?? folder
  }

  /// Whether a module has both files.
  func isSame(_ file: Int, _ other: Int) -> Bool {
    if isOfDependency[file] != isOfDependency[other] { return false }
    if group(file) == group(other) { return true }
    let theirs = modules(other)
    return modules(file).contains { theirs.contains($0) }
  }

  /// Whether a file imports a module of another.
  func imports(_ other: Int, in file: Int) -> Bool {
    let set = manyImports[file]
    return modules(other).contains { module in
      let name = spellings[Int(module)]
      return set.map { $0.contains(name) } ?? imported[file].contains(name)
    }
  }

  /// Whether a file's module depends on another's.
  func depends(_ file: Int, on other: Int) -> Bool {
    let theirs = modules(other)
    return modules(file).contains { map.depends($0, onAnyOf: theirs) }
  }

  /// Whether a file's module has a name.
  func isNamed(_ name: Spelling, _ file: Int) -> Bool { modules(file).contains { spellings[Int($0)] == name } }

  /// Whether a file's module is another's, or imported there.
  func isNear(_ other: Int, _ file: Int) -> Bool { isSame(other, file) || imports(other, in: file) }

  /// Whether a file's module is another's, or imports or depends on it.
  func reaches(_ other: Int, from file: Int) -> Bool {
    isSame(file, other) || imports(other, in: file) || depends(file, on: other)
  }

  /// Whether a file can see what another declares for its own module only. Where folders are no modules, it can.
  func sees(_ other: Int, from file: Int) -> Bool {
    if isOfDependency[other] || isOfDependency[file] { return isSame(file, other) }
    let (mine, theirs) = (group(file), group(other))
    return mine == theirs || !isDeclared[mine] || !isDeclared[theirs] || isTest[file] && imports(other, in: file)
      || isSame(file, other)
  }

  /// Whether a file can see what another declares for all. Of targets that depend on nothing it cannot be told.
  func canImport(_ other: Int, in file: Int) -> Bool {
    if isOfDependency[other] { return reaches(other, from: file) }
    if isOfDependency[file] { return false }
    let (mine, theirs) = (group(file), group(other))
    return mine == theirs || !isClosed[mine] || !isListed[theirs] || isSame(file, other) || depends(file, on: other)
      || imports(other, in: file)
  }
}

/// What the folders of files say of them. Files of one folder stand together.
private struct FolderTraits {
  private(set) var isTest: [Bool] = []
  private(set) var isExample: [Bool] = []

  init(_ files: [SourceFile]) {
    var folder: ByteString?
    var (isTest, isExample) = (false, false)
    for file in files {
      let own = file.path.folder
      if own != folder {
        folder = own
        isTest = own.parts.contains { $0.elementsEqual("Tests".utf8) }
        isExample = isOfExamples(own.bytes[...])
      }
      self.isTest.append(isTest)
      self.isExample.append(isExample)
    }
  }
}

extension ByteString {
  /// Whether a file is neither a test, as its folders tell, nor a package's manifest.
  fileprivate var isOfProduct: Bool {
    !bytes.elementsEqual("Package.swift".utf8) && !folder.parts.contains { $0.suffix(5).elementsEqual("Tests".utf8) }
  }
}

/// Whether a folder of the path is for examples or demos: `Examples/`, `iOS Example/`, `ChartsDemo-iOS/`.
package func isOfExamples(_ folder: ArraySlice<UInt8>) -> Bool {
  // What lies before a byte that is no ASCII letter ends a word, unless the byte belongs to another letter.
  guard folder.allSatisfy({ $0 < 0x80 }) else { return isOfExamples(String(describing: ByteString(folder))) }
  var wordEnd = folder.startIndex
  while let start = folder[wordEnd...].firstIndex(where: \.isLetter) {
    wordEnd = folder[start...].firstIndex { !$0.isLetter } ?? folder.endIndex
    if endsLikeExamples(folder[start..<wordEnd]) { return true }
  }
  return false
}

private func isOfExamples(_ folder: String) -> Bool {
  folder.split { !$0.isLetter }.contains { endsLikeExamples(Array($0.lowercased().utf8)[...]) }
}

private func endsLikeExamples(_ word: ArraySlice<UInt8>) -> Bool {
  let last = word.last.map { $0 | 0x20 }
  guard last == UInt8(ascii: "o") || last == UInt8(ascii: "s") || last == UInt8(ascii: "e") else { return false }
  return ["demo", "demos", "example", "examples"].contains { ending in
    word.suffix(ending.utf8.count).elementsEqual(ending.utf8) { $0 | 0x20 == $1 }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
}

/// How many leading folders two paths share.
func sharedFolders(_ left: ByteString, _ right: ByteString) -> Int {
  var shared = 0
  for (one, other) in zip(left.bytes, right.bytes) {
    if one != other { break }
    if one == UInt8(ascii: "/") { shared += 1 }
  }
  return shared
}

extension ModuleMap {
  /// For every file what its modules are and depend on, and what it is to others, as a number.
  fileprivate func hashes(isTest: [Bool], isExample: [Bool], isOfDependency: [Bool]) -> [UInt64] {
    let digestOfModule = modules.indices.map { digest(ofModule: UInt32($0)) }
    let digestOfGroup = groups.map { $0.reduce(0) { $0 &+ digestOfModule[Int($1)] } }
    return groupOfFile.indices.map { file in
      let flags =
        (isTest[file] ? 1 : 0) + (isExample[file] ? 2 : 0) + (groups.count < 2 ? 4 : 0) + (isOfDependency[file] ? 8 : 0)
      return mix64(digestOfGroup[Int(groupOfFile[file])] &+ PathHash(folderOfFile[file]).value &+ UInt64(flags))
    }
  }
}
