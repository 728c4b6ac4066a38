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

  /// Whether one of the directories holds tests (`Tests`, `AppTests`, `AppUITests`), or the file is called so
  /// (`WindowTests.swift`).
  var isTest: Bool {
    // Every listed file is asked twice.
    let path = bytes.span
    for end in path.indices where path[end] == UInt8(ascii: "/") {
      if end >= 5, path[end - 1] == UInt8(ascii: "s"), bytes[(end - 5)..<end].elementsEqual("Tests".utf8) {
        return true
      }
    }
    return hasSuffix("Tests.swift") && !name.elementsEqual("Tests.swift".utf8)
  }
}

extension Entry {
  var isSwift: Bool { path.isSwift }

  var isXcodeProject: Bool { path.isXcodeProject }
}
