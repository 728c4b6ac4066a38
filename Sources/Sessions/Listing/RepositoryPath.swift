package import Findings
import Git

extension RepositoryPath {
  /// The path as it is written in findings and reports.
  package var source: ByteString { ByteString(bytes) }

  var isSwift: Bool { bytes.count > 6 && hasSuffix(".swift") }

  /// Whether the file lists the targets of an Xcode project.
  var isXcodeProject: Bool { hasSuffix("/project.pbxproj") }

  /// Whether the file is read if git tracks it: it is a Swift file or an Xcode project.
  var isSource: Bool { isSwift || isXcodeProject }

  /// Whether the file is a test: one of its directories is for tests (`Tests`, `AppTests`, `AppUITests`, `Tests iOS`,
  /// `AppUITests-Host`, `__tests__`), or its name says so (`WindowTests.swift`, and in a directory for specifications
  /// `WindowSpec.swift`).
  package var isTest: Bool {
    // This loop must be fast, because it runs twice for every listed file.
    let path = bytes.span
    let directories = bytes.lastIndex(of: UInt8(ascii: "/")) ?? 0
    var isInSpecs = false
    for end in path.indices where end >= 5 && end <= directories && path[end].endsDirectoryWord {
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

extension UInt8 {
  /// Whether the byte separates directories, or words in their names.
  fileprivate var endsDirectoryWord: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }
}

extension Entry {
  var isSwift: Bool { path.isSwift }

  var isXcodeProject: Bool { path.isXcodeProject }
}
