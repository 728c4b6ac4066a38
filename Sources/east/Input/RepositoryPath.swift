import Findings
import Git

extension RepositoryPath {
  /// The path as findings and reports carry it.
  var source: ByteString { ByteString(bytes) }

  var isSwift: Bool { bytes.count > 6 && hasSuffix(".swift") }

  /// Whether an Xcode project keeps its targets in the file.
  var isXcodeProject: Bool { hasSuffix("/project.pbxproj") }

  /// Whether it is read if it is tracked.
  var isSource: Bool { isSwift || isXcodeProject }

  /// Whether one of the directories holds tests (`Tests`, `AppTests`, `AppUITests`, `__tests__`), or the file is called so
  /// (`WindowTests.swift`, and in a directory for specifications `WindowSpec.swift`).
  var isTest: Bool {
    // Every listed file is asked twice.
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
