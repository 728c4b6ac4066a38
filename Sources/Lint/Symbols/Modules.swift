import SwiftReader

/// The modules of the files, as far as their folders tell.
struct Modules: Sendable {
  /// For every file the number of its module.
  private var numbers: [UInt32] = []
  /// For every module its name, and whether a package declares it so that the folders can be believed.
  private var names: [Substring] = []
  private var spellings: [Spelling] = []
  private var isDeclared: [Bool] = []
  /// For every file the modules that it imports, by name.
  private var imports: [SpellingSet] = []
  private var isTest: [Bool] = []

  /// Whether there is only one.
  var isAlone: Bool { names.count < 2 }

  init(_ files: [SourceFile], _ spellings: [[Spelling]]) {
    let packages = PackageFolders(files)
    var known: [Substring: UInt32] = [:]
    var folder: Substring?
    var module = UInt32(0)
    var isTest = false
    for (number, file) in files.enumerated() {
      let own = split(file.path).folder
      // Most files lie in the folder of the one before.
      if own != folder {
        folder = own
        module = enter(packages.module(ofPath: file.path), &known)
        isTest = own.utf8.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("Tests".utf8) }
      }
      numbers.append(module)
      imports.append(SpellingSet(file.facts.imports.map { spellings[number][Int($0.index)] }))
      self.isTest.append(isTest)
    }
  }

  private mutating func enter(
    _ module: (folder: Substring, isDeclared: Bool), _ known: inout [Substring: UInt32]
  ) -> UInt32 {
    if let number = known[module.folder] { return number }
    let number = UInt32(names.count)
    let name = module.folder.split(separator: "/").last ?? module.folder
    known[module.folder] = number
    names.append(name)
    spellings.append(Spelling(name.utf8))
    isDeclared.append(module.isDeclared)
    return number
  }

  /// The folder of a file's module: the one in `Sources`, else the first of the path.
  func name(ofFile file: Int) -> Substring { names[Int(numbers[file])] }

  func isSame(_ file: Int, _ other: Int) -> Bool { numbers[file] == numbers[other] }

  /// Whether a file imports the module of another.
  func imports(_ other: Int, in file: Int) -> Bool { imports[file].contains(spellings[Int(numbers[other])]) }

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
  private var packages: Set<Substring> = []
  /// The folders `Sources` and `Tests` that hold source files themselves: all of such a folder is one module.
  private var whole: Set<Substring> = []

  init(_ files: [SourceFile]) {
    var last: Substring?
    for file in files {
      let (folder, name) = split(file.path)
      if name == "Package.swift" || name.hasPrefix("Package@swift") { packages.insert(folder) }
      if folder != last, folder.hasSuffix("Sources/") || folder.hasSuffix("Tests/") { whole.insert(folder) }
      last = folder
    }
  }

  /// The folder of a file's module, and whether a package says so: `Sources/Name`, `Tests/Name`, else the first folder.
  func module(ofPath path: String) -> (folder: Substring, isDeclared: Bool) {
    var start = path.startIndex
    var first: Substring?
    while let slash = path[start...].utf8.firstIndex(of: UInt8(ascii: "/")) {
      let (folder, outer) = (path[start..<slash], path[..<start])
      let next = path.utf8.index(after: slash)
      if folder == "Sources" || folder == "Tests" && packages.contains(outer) {
        let isPackage = packages.contains(outer)
        if whole.contains(path[..<next]) { return (path[..<slash], false) }
        if let end = path[next...].utf8.firstIndex(of: UInt8(ascii: "/")) { return (path[..<end], isPackage) }
      }
      first = first ?? path[..<slash]
      start = next
    }
    return (first ?? path[path.startIndex..<path.startIndex], false)
  }
}

/// A path's folder, with its slash, and the file's name.
private func split(_ path: String) -> (folder: Substring, name: Substring) {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path[...]) }
  let start = path.utf8.index(after: slash)
  return (path[..<start], path[start...])
}

/// How many leading folders two paths share.
func sharedFolders(_ left: String, _ right: String) -> Int {
  var shared = 0
  for (one, other) in zip(left.utf8, right.utf8) {
    if one != other { break }
    if one == UInt8(ascii: "/") { shared += 1 }
  }
  return shared
}
