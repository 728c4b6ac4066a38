extension RepositoryPath {
  /// Whether the path contains a directory whose name marks vendored code, as in GitHub's Linguist: `Pods`, `Carthage`,
  /// `Vendor`, `third-party`, and `Dependencies` at the root. Files of playgrounds and of documentation catalogs, which contain the code of tutorials,
  /// count as well, because they are no part of a program.
  var isInVendoredDirectory: Bool {
    // Checked for every listed file, so most directories are rejected by their first letter.
    let path = bytes.span
    var start = 0
    for end in path.indices where path[end] == separator {
      if mayBeginVendored(path[start]), isVendored(bytes[start..<end]) { return true }
      // Deeper in a repository the directory of a name like this has the providers of an app's own dependencies.
      if start == 0, end == dependencies.count, number(bytes[..<end]) == number(dependencies[...]) { return true }
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

/// Returns the last sixteen letters as a number, without hyphens and underscores. A shorter name is preceded by zeros,
/// which no path contains.
private func number(_ name: ArraySlice<UInt8>) -> UInt128 {
  var number: UInt128 = 0
  for byte in name where byte != hyphen && byte != underscore { number = number << 8 | UInt128(byte.small) }
  return number
}

private func isBundle(_ directory: ArraySlice<UInt8>) -> Bool {
  directory.last == UInt8(ascii: "d") && directory.suffix(playground.count).elementsEqual(playground)
    || directory.last == UInt8(ascii: "c") && directory.suffix(catalog.count).elementsEqual(catalog)
}

private let dependencies = Array("dependencies".utf8)
private let playground = Array(".playground".utf8)
private let catalog = Array(".docc".utf8)
private let hyphen = UInt8(ascii: "-")
private let underscore = UInt8(ascii: "_")
