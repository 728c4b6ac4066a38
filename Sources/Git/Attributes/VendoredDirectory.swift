extension RepositoryPath {
  /// Whether a directory has a name by which package managers, or people, keep code that was taken over: `Pods`, `Carthage`,
  /// `Vendor`, `third-party`. GitHub's Linguist takes the same ones for vendored. A playground is no part of a program, either, nor is
  /// the code of a documentation catalog, which shows the steps of a tutorial.
  var isInVendoredDirectory: Bool {
    // Every listed file is asked: most directories are passed by after their first letter.
    let path = bytes.span
    var start = 0
    for end in path.indices where path[end] == separator {
      if mayBeginVendored(path[start]), isVendored(bytes[start..<end]) { return true }
      if isBundle(bytes[start..<end]) { return true }
      start = end + 1
    }
    return false
  }
}

private func mayBeginVendored(_ letter: UInt8) -> Bool {
  switch letter.small {
  case UInt8(ascii: "p"), UInt8(ascii: "c"), UInt8(ascii: "v"), UInt8(ascii: "t"), UInt8(ascii: "3"), hyphen,
    underscore:
    true
  default: false
  }
}

private func isVendored(_ directory: ArraySlice<UInt8>) -> Bool {
  vendoredDirectories.contains(number(directory))
}

private let vendoredDirectories = ["pods", "carthage", "vendor", "vendors", "vendored", "thirdparty", "3rdparty"]
  .map { number(Array($0.utf8)[...]) }

/// The last sixteen letters as one number, those of a shorter name behind zeros, which no path has.
private func number(_ name: ArraySlice<UInt8>) -> UInt128 {
  var number: UInt128 = 0
  for byte in name where byte != hyphen && byte != underscore { number = number << 8 | UInt128(byte.small) }
  return number
}

private func isBundle(_ directory: ArraySlice<UInt8>) -> Bool {
  directory.last == UInt8(ascii: "d") && directory.suffix(playground.count).elementsEqual(playground)
    || directory.last == UInt8(ascii: "c") && directory.suffix(catalog.count).elementsEqual(catalog)
}

private let playground = Array(".playground".utf8)
private let catalog = Array(".docc".utf8)
private let hyphen = UInt8(ascii: "-")
private let underscore = UInt8(ascii: "_")
