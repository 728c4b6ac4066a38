import Findings
import Git

extension RepositoryPath {
  /// The path as findings and reports carry it.
  var source: ByteString { ByteString(bytes) }

  var isSwift: Bool { bytes.count > 6 && hasSuffix(".swift") }

  /// Whether one of the directories holds tests (`Tests`, `AppTests`, `AppUITests`), or the file is called so
  /// (`WindowTests.swift`).
  var isTest: Bool {
    let parts = bytes.split(separator: UInt8(ascii: "/"))
    return hasSuffix("Tests.swift") && parts.last.map { $0.count > "Tests.swift".utf8.count } ?? false
      || parts.dropLast().contains { $0.suffix(5).elementsEqual("Tests".utf8) }
  }
}

extension Entry {
  var isSwift: Bool { path.isSwift }
}
