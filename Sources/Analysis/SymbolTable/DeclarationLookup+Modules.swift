package import Findings
import SwiftReader

/// The modules of the files.
extension DeclarationLookup {
  var modules: Modules { sources.modules }

  /// What each file imports, by file.
  var imported: [FileImports] { modules.imported }

  /// A hash of the modules of all files, the same in every run.
  var moduleDigest: UInt64 { modules.digest }

  /// Whether there is only one module.
  var hasOneModule: Bool { modules.isAlone }

  package func isSameModule(_ file: Int, _ other: Int) -> Bool { modules.isSame(file, other) }

  /// Returns whether manifests declare all modules of a file.
  func isListed(_ file: Int) -> Bool { modules.isListed(file) }

  /// Returns whether a file is part of a target for tests, or without a target imports a framework for tests.
  func isProvenTest(_ file: Int) -> Bool {
    if modules.isListed(file) { return modules.isOfTests(file) }
    return modules.importsAny(of: testFrameworks, in: file)
  }

  /// Returns whether one of some modules contains a file.
  func belongs(_ file: Int, to some: Set<UInt32>) -> Bool { modules.belongs(file, to: some) }

  /// Returns the modules of some files.
  func modules(of files: [Int]) -> Set<UInt32> { modules.modules(of: files) }

  /// Returns the name of a file's module; empty if it has none.
  package func moduleName(ofFile file: Int) -> ByteString { modules.name(ofFile: file) }

  /// Returns each name by which a file's module may be known: those of its targets and of its folder.
  package func moduleNames(ofFile file: Int) -> [ByteString] { modules.names(ofFile: file) }

  /// Returns whether a file is in the same module as another file, or imports that file's module.
  package func isNear(_ other: Int, _ file: Int) -> Bool { modules.isNear(other, file) }

  /// Returns whether a file is in the same module as another file, or imports or depends on that file's module.
  func reaches(_ other: Int, from file: Int) -> Bool { modules.reaches(other, from: file) }

  /// Returns whether a file can use the internal declarations of another file.
  func sees(_ other: Int, from file: Int) -> Bool { modules.sees(other, from: file) }
}

private let testFrameworks = Set(["XCTest", "Testing"].map { Spelling(Array($0.utf8)) })
