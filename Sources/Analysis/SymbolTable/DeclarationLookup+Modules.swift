package import Findings
import SwiftReader

/// The modules of the files.
extension DeclarationLookup {
  var modules: Modules { sources.modules }

  /// For every file the modules that it imports.
  var imported: [[Spelling]] { modules.imported }

  /// What the modules of all files are, as a number that is the same in every run.
  var moduleDigest: UInt64 { modules.digest }

  /// Whether there is only one module.
  var hasOneModule: Bool { modules.isAlone }

  package func isSameModule(_ file: Int, _ other: Int) -> Bool { modules.isSame(file, other) }

  /// The name of a file's module, as its folders tell it.
  package func moduleName(ofFile file: Int) -> ByteString { modules.name(ofFile: file) }

  /// Whether a file's module is another's, or imported there.
  package func isNear(_ other: Int, _ file: Int) -> Bool { modules.isNear(other, file) }

  /// Whether a file's module is another's, or imports or depends on it.
  func reaches(_ other: Int, from file: Int) -> Bool { modules.reaches(other, from: file) }

  /// Whether a file can see what another declares for its own module only.
  func sees(_ other: Int, from file: Int) -> Bool { modules.sees(other, from: file) }
}
