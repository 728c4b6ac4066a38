/// Reads a pattern file of a work tree. Neither the file nor a directory on the way to it may be a symbolic link, which
/// might lead anywhere.
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

/// Returns the lines of a pattern file, without the byte order mark that some editors write.
func lines(of contents: [UInt8]) -> [ArraySlice<UInt8>] {
  let mark: [UInt8] = [0xef, 0xbb, 0xbf]
  let text = contents.starts(with: mark) ? contents.dropFirst(mark.count) : contents[...]
  return text.split(separator: UInt8(ascii: "\n"))
}

/// The maximum size of a pattern file in bytes; no genuine one is larger.
let limitOfPatterns = 1 << 20
