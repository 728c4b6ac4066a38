import Foundation

/// The Swift files below a folder, or the file itself, in the order of their paths.
func swiftFiles(below path: String) -> [String] {
  guard kind(of: path) == .typeDirectory, let entries = FileManager.default.enumerator(atPath: path) else {
    return [path]
  }
  var files: [String] = []
  while let entry = entries.nextObject() as? String {
    let name = entry.split(separator: "/").last ?? ""
    if name == ".build" || name == ".git" {
      entries.skipDescendants()
    } else if endings.contains(where: name.hasSuffix) {
      files.append("\(path)/\(entry)")
    }
  }
  return files.filter { kind(of: $0) == .typeRegular }.sorted()
}

/// The last is for files that no tool shall compile or format, such as our torture.
private let endings = [".swift", ".swiftinterface", ".swift.txt"]

private func kind(of path: String) -> FileAttributeType? {
  try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
}

/// The bytes of a file; a file that cannot be read stops the comparison, for silence would look like agreement.
func bytes(of path: String) -> [UInt8] {
  guard let data = FileManager.default.contents(atPath: path) else {
    print("compare-readers: cannot read \(path)")
    exit(2)
  }
  return [UInt8](data)
}
