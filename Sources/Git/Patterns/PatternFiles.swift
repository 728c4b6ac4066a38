/// Reads a file of patterns in a work tree. Neither it nor a directory on the way may be a symlink: that might lead
/// anywhere.
func patterns(at path: RepositoryPath, below root: DiskPath) throws(GitError) -> [UInt8] {
  let place = root.appending(path)
  let contents: [UInt8]
  do throws(SystemError) {
    var files = try WorkTreeFiles(root: root)
    contents = try files.bytes(of: path)
  } catch {
    throw .unreadableFile(place, reason: "it \(error.reason)")
  }
  guard contents.count <= limitOfPatterns else {
    throw .unreadableFile(place, reason: "it has \(contents.count) bytes, more than \(limitOfPatterns)")
  }
  return contents
}

/// The lines of a file of patterns, without the mark that some editors put at its start.
func lines(of contents: [UInt8]) -> [ArraySlice<UInt8>] {
  let mark: [UInt8] = [0xef, 0xbb, 0xbf]
  let text = contents.starts(with: mark) ? contents.dropFirst(mark.count) : contents[...]
  return text.split(separator: UInt8(ascii: "\n"))
}

/// No file of patterns is longer by honest means.
let limitOfPatterns = 1 << 20
