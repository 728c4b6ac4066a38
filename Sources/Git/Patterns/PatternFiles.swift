/// Reads a file of patterns in a work tree. Neither it nor a directory on the way may be a symlink: that might lead
/// anywhere.
func patterns(at path: RepositoryPath, below root: DiskPath) throws(GitError) -> [UInt8] {
  do throws(SystemError) {
    var files = try WorkTreeFiles(root: root)
    let contents = try files.bytes(of: path)
    guard contents.count <= limitOfPatterns else { throw .tooLarge }
    return contents
  } catch {
    throw .unreadableFile(root.appending(path), reason: "it \(error.reason)")
  }
}

/// The lines of a file of patterns, without the mark that some editors put at its start.
func lines(of contents: [UInt8]) -> [ArraySlice<UInt8>] {
  let mark: [UInt8] = [0xef, 0xbb, 0xbf]
  let text = contents.starts(with: mark) ? contents.dropFirst(mark.count) : contents[...]
  return text.split(separator: UInt8(ascii: "\n"))
}

/// No file of patterns is longer by honest means.
let limitOfPatterns = 16 << 20
