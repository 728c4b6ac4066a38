import Findings
import SwiftReader

/// The modules of the files, as far as their folders tell.
struct Modules: Sendable {
  /// For every file the number of its module.
  private var numbers: [UInt32] = []
  /// For every module its name, and whether a package declares it so that the folders can be believed.
  private var names: [ByteString] = []
  private var spellings: [Spelling] = []
  /// For every module a number of its folder.
  private var folders: [PathHash] = []
  private var isDeclared: [Bool] = []
  /// For every file the modules that it imports, by name.
  private var imports: [SpellingSet] = []
  private var isTest: [Bool] = []
  private var isExample: [Bool] = []

  /// Whether a file lies in a folder for examples or demos.
  func isExample(_ file: Int) -> Bool { isExample[file] }

  /// What a file's module is to others, as questions.
  func questions(ofFile file: Int) -> [Question] {
    let number = Int(numbers[file])
    let flags = (isDeclared[number] ? 1 : 0) + (isTest[file] ? 2 : 0) + (isExample[file] ? 4 : 0) + (isAlone ? 8 : 0)
    return [.module(folders[number].value), .module(mix64(folders[number].value &+ UInt64(flags) &+ 1))]
  }

  /// Whether there is only one.
  var isAlone: Bool { names.count < 2 }

  init(_ files: [SourceFile], _ spellings: [[Spelling]]) {
    let packages = PackageFolders(files)
    var known: [ByteString: UInt32] = [:]
    var folder: ArraySlice<UInt8>?
    var module = UInt32(0)
    var (isTest, isExample) = (false, false)
    for (number, file) in files.enumerated() {
      let own = file.path.folder
      // Most files lie in the folder of the one before.
      if own != folder {
        folder = own
        module = enter(packages.module(ofPath: file.path), &known)
        isTest = own.split(separator: slash).contains { $0.elementsEqual("Tests".utf8) }
        isExample = isOfExamples(own)
      }
      numbers.append(module)
      imports.append(SpellingSet(file.facts.imports.map { spellings[number][Int($0.index)] }))
      self.isTest.append(isTest)
      self.isExample.append(isExample)
    }
  }

  private mutating func enter(
    _ module: (folder: ByteString, isDeclared: Bool), _ known: inout [ByteString: UInt32]
  ) -> UInt32 {
    if let number = known[module.folder] { return number }
    let number = UInt32(names.count)
    let name = module.folder.parts.last.map { ByteString($0) } ?? module.folder
    known[module.folder] = number
    names.append(name)
    spellings.append(Spelling(name.bytes))
    isDeclared.append(module.isDeclared)
    folders.append(PathHash(module.folder))
    return number
  }

  /// The folder of a file's module: the one in `Sources`, else the first of the path.
  func name(ofFile file: Int) -> ByteString { names[Int(numbers[file])] }

  func isSame(_ file: Int, _ other: Int) -> Bool { numbers[file] == numbers[other] }

  /// Whether a file imports the module of another.
  func imports(_ other: Int, in file: Int) -> Bool { imports[file].contains(spellings[Int(numbers[other])]) }

  /// Whether a file's module has a name.
  func isNamed(_ name: Spelling, _ file: Int) -> Bool { spellings[Int(numbers[file])] == name }

  /// Whether a file's module is another's, or imported there.
  func isNear(_ other: Int, _ file: Int) -> Bool { isSame(other, file) || imports(other, in: file) }

  /// Whether a file can see what another declares for its own module only. Where folders are no modules, it can.
  func sees(_ other: Int, from file: Int) -> Bool {
    let (mine, theirs) = (Int(numbers[file]), Int(numbers[other]))
    return mine == theirs || !isDeclared[mine] || !isDeclared[theirs] || isTest[file] && imports(other, in: file)
  }
}

/// Where packages keep their targets.
private struct PackageFolders {
  /// The folders that hold a `Package.swift`, each with a slash at its end.
  private var packages: Set<ByteString> = []
  /// The folders `Sources` and `Tests` that hold source files themselves: all of such a folder is one module.
  private var whole: Set<ByteString> = []

  init(_ files: [SourceFile]) {
    var last: ArraySlice<UInt8>?
    for file in files {
      let folder = file.path.folder
      let name = file.path.bytes[folder.endIndex...]
      if name.starts(with: "Package".utf8),
        name.elementsEqual("Package.swift".utf8) || name.starts(with: "Package@swift".utf8)
      {
        packages.insert(ByteString(folder))
      }
      if folder != last, let holder = folder.split(separator: slash).last, isSources(holder) || isTests(holder) {
        whole.insert(ByteString(folder))
      }
      last = folder
    }
  }

  /// The folder of a file's module, and whether a package says so: `Sources/Name`, `Tests/Name`, else the first folder.
  func module(ofPath path: ByteString) -> (folder: ByteString, isDeclared: Bool) {
    let path = path.bytes
    var start = 0
    var first: ByteString?
    while let end = path[start...].firstIndex(of: slash) {
      let folder = path[start..<end]
      if isSources(folder) || isTests(folder) {
        let isPackage = packages.contains(ByteString(path[..<start]))
        if isSources(folder) || isPackage {
          if whole.contains(ByteString(path[...end])) { return (ByteString(path[..<end]), false) }
          if let end = path[(end + 1)...].firstIndex(of: slash) { return (ByteString(path[..<end]), isPackage) }
        }
      }
      first = first ?? ByteString(path[..<end])
      start = end + 1
    }
    return (first ?? "", false)
  }
}

/// Whether a folder of the path is for examples or demos: `Examples/`, `iOS Example/`, `ChartsDemo-iOS/`.
func isOfExamples(_ folder: ArraySlice<UInt8>) -> Bool {
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

private let slash = UInt8(ascii: "/")

private func isSources(_ folder: ArraySlice<UInt8>) -> Bool { folder.elementsEqual("Sources".utf8) }

private func isTests(_ folder: ArraySlice<UInt8>) -> Bool { folder.elementsEqual("Tests".utf8) }

extension ByteString {
  /// The folder of a path, with its slash.
  fileprivate var folder: ArraySlice<UInt8> { bytes[..<(bytes.lastIndex(of: slash).map { $0 + 1 } ?? 0)] }

  /// What stands between the slashes.
  fileprivate var parts: [ArraySlice<UInt8>] { bytes.split(separator: slash) }
}

/// How many leading folders two paths share.
func sharedFolders(_ left: ByteString, _ right: ByteString) -> Int {
  var shared = 0
  for (one, other) in zip(left.bytes, right.bytes) {
    if one != other { break }
    if one == slash { shared += 1 }
  }
  return shared
}
