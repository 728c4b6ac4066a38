import Findings

private let slash = UInt8(ascii: "/")

/// The modules of files that no manifest assigns to a target, according to conventional folders.
struct ConventionalFolders {
  /// The folders that contain a `Package.swift`, each with a slash at its end.
  private var packages: Set<ByteString> = []
  /// The folders `Sources` and `Tests` that directly contain source files: each of them is one module.
  private var whole: Set<ByteString> = []

  init(_ paths: [ByteString]) {
    var last: ByteString?
    for path in paths {
      let folder = path.folder
      let name = path.bytes[folder.bytes.count...]
      if name.elementsEqual("Package.swift".utf8) || name.starts(with: "Package@swift".utf8) { packages.insert(folder) }
      if folder != last, let holder = folder.parts.last, isSources(holder) || isTests(holder) { whole.insert(folder) }
      last = folder
    }
  }

  /// Returns the folder of a file's module, and whether a package declares it: `Sources/Name`, `Tests/Name`, else the
  /// first folder.
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

private func isSources(_ folder: ArraySlice<UInt8>) -> Bool { folder.elementsEqual("Sources".utf8) }

private func isTests(_ folder: ArraySlice<UInt8>) -> Bool { folder.elementsEqual("Tests".utf8) }
