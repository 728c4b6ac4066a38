import Findings
import Git

extension RepositoryPath {
  /// The path as it is written in findings and reports.
  var source: ByteString { ByteString(bytes) }

  var isSwift: Bool { bytes.count > 6 && hasSuffix(".swift") }

  /// Whether the file lists the targets of an Xcode project.
  var isXcodeProject: Bool { hasSuffix("/project.pbxproj") }

  /// Whether the file is read if git tracks it: it is a Swift file or an Xcode project.
  var isSource: Bool { isSwift || isXcodeProject }

  /// Whether the file is a test: one of its directories is for tests (`Tests`, `AppTests`, `AppUITests`, `__tests__`),
  /// or its name says so (`WindowTests.swift`, and in a directory for specifications `WindowSpec.swift`).
  var isTest: Bool {
    // This loop must be fast, because it runs twice for every listed file.
    let path = bytes.span
    var isInSpecs = false
    for end in path.indices where path[end] == UInt8(ascii: "/") && end >= 5 {
      let ending = bytes[(end - 5)..<end]
      switch path[end - 1] {
      case UInt8(ascii: "s") where ending.elementsEqual("Tests".utf8): return true
      case UInt8(ascii: "s"): isInSpecs = isInSpecs || ending.elementsEqual("Specs".utf8)
      case UInt8(ascii: "_") where bytes[..<end].suffix(9).elementsEqual("__tests__".utf8): return true
      default: continue
      }
    }
    return hasSuffix("Tests.swift") && !name.elementsEqual("Tests.swift".utf8) || isInSpecs && hasSuffix("Spec.swift")
  }
}

extension Entry {
  var isSwift: Bool { path.isSwift }

  var isXcodeProject: Bool { path.isXcodeProject }
}
