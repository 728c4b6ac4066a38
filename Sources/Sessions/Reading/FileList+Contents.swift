package import Findings

extension FileList {
  /// Reads some of the files again.
  ///
  /// - Parameter read: the result of the first reading; a file that was written to since then is an error.
  package func contents(of paths: Set<ByteString>, since read: ReadFiles) throws(Failure) -> [ByteString: [UInt8]] {
    let contents = try unchangedContents(of: paths, since: read)
    if let changed = files.first(where: { paths.contains($0.source) && contents[$0.source] == nil }) {
      throw Failure("'\(changed.path)' changed while it was read; run the command again", isOutdated: true)
    }
    return contents
  }

  /// Reads some of the files again, without those that were written to since the first reading.
  func unchangedContents(of paths: Set<ByteString>, since read: ReadFiles) throws(Failure) -> [ByteString: [UInt8]] {
    var reader = try ContentReader(self)
    var contents: [ByteString: [UInt8]] = [:]
    let sizes = read.sizes(of: paths)
    for file in files where paths.contains(file.source) {
      let content = reader.content(of: file, since: read.stamps[file.path], size: sizes[file.source])
      switch content {
      case .changed: continue
      case .missing, .unreadable: if read.stamps[file.path] != nil { continue }
      case .bytes, .lost: break
      }
      contents[file.source] = content.bytes
    }
    return contents
  }
}

extension Content {
  /// The bytes; empty if the content cannot be read.
  package var bytes: [UInt8] {
    if case .bytes(let bytes) = self { bytes } else { [] }
  }
}
