import Git

extension RepositoryPath {
  /// The path as findings and reports carry it: as it is, or spelled out where it is not UTF-8.
  var text: String { String(validating: bytes, as: UTF8.self) ?? description }

  var isSwift: Bool { bytes.count > 6 && hasSuffix(".swift") }

  /// Whether one of the directories holds tests: `Tests`, `AppTests`, `AppUITests`.
  var isTest: Bool {
    bytes.split(separator: UInt8(ascii: "/")).dropLast().contains { $0.suffix(5).elementsEqual("Tests".utf8) }
  }
}

extension Entry {
  var isSwift: Bool { path.isSwift }
}
