/// The module that a file most likely belongs to, as a part of its path: up to the folder in `Sources`, else the
/// first folder.
func module(ofPath path: String) -> Substring {
  var start = path.startIndex
  var first: Substring?
  while let slash = path[start...].utf8.firstIndex(of: UInt8(ascii: "/")) {
    let folder = path[start..<slash]
    let next = path.utf8.index(after: slash)
    if folder == "Sources" || folder == "Packages" {
      if let end = path[next...].utf8.firstIndex(of: UInt8(ascii: "/")), folder == "Sources" { return path[..<end] }
    }
    first = first ?? path[..<slash]
    start = next
  }
  return first ?? path[path.startIndex..<path.startIndex]
}

/// How many leading folders two paths share.
func sharedFolders(_ left: String, _ right: String) -> Int {
  var shared = 0
  for (one, other) in zip(left.utf8, right.utf8) {
    if one != other { break }
    if one == UInt8(ascii: "/") { shared += 1 }
  }
  return shared
}
