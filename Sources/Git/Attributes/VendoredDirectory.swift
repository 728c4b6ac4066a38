extension RepositoryPath {
  /// Whether a directory has a name by which package managers, or people, keep code that was taken over: `Pods`, `Carthage`,
  /// `Vendor`, `third-party`. GitHub's Linguist takes the same ones for vendored.
  ///
  /// Every listed file is asked: the letters of a name are one number, and nothing is allocated.
  var isInVendoredDirectory: Bool {
    var name: UInt128 = 0
    for byte in bytes {
      switch byte {
      case separator:
        if vendoredDirectories.contains(name) { return true }
        name = 0
      case UInt8(ascii: "-"), UInt8(ascii: "_"): break
      default: name = adding(byte, to: name)
      }
    }
    return false
  }
}

private let vendoredDirectories = ["pods", "carthage", "vendor", "vendors", "vendored", "thirdparty", "3rdparty"]
  .map { $0.utf8.reduce(0) { adding($1, to: $0) } }

/// The last sixteen letters, those of a shorter name behind zeros, which no path has.
private func adding(_ letter: UInt8, to name: UInt128) -> UInt128 { name << 8 | UInt128(letter.small) }
