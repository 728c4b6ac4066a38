import Clibgit2

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Repository {
  /// Returns the bytes that git would store for a file of the work tree, with line endings converted. Filter drivers
  /// are not run; `core.safecrlf`, which refuses to add some files, is ignored.
  ///
  /// - Complexity: O(*n*) in the number of bytes; without a carriage return nothing is converted.
  package func kept(_ contents: [UInt8], of path: RepositoryPath) throws(GitError) -> [UInt8] {
    guard !isBehindForeignAttributes(path.parent), let filters = try filters(of: path) else { return contents }
    var kept = unsafe git_buf()
    defer { unsafe git_buf_dispose(&kept) }
    try git {
      unsafe contents.withUnsafeBytes { source in
        unsafe git_filter_list_apply_to_buffer(
          &kept, filters.pointer, source.bindMemory(to: CChar.self).baseAddress, source.count)
      }
    } otherwise: {
      .unreadableRepository(gitDirectory, reason: $0.reason)
    }
    return unsafe [UInt8](UnsafeRawBufferPointer(start: kept.ptr, count: kept.size))
  }

  /// Returns whether the `.gitattributes` of a directory, or of one above it, is a symbolic link or a special file such
  /// as a pipe. Git reads neither; libgit2 would follow the link out of the repository, and block on the pipe.
  private func isBehindForeignAttributes(_ directory: RepositoryPath) -> Bool {
    guard let root = workTreeRoot else { return false }
    var passed: [RepositoryPath] = []
    var place = directory
    var answer = false
    while true {
      if let known = foreignAttributes[place] {
        answer = known
        break
      }
      passed.append(place)
      let kind = kind(ofFile: root.appending(place).appending(name: ".gitattributes".utf8))
      answer = kind == .symbolicLink || kind == .other
      if answer || place == .root { break }
      place = place.parent
    }
    for directory in passed { foreignAttributes[directory] = answer }
    return answer
  }

  private func filters(of path: RepositoryPath) throws(GitError) -> Owned? {
    var isNeeded = true
    let filters = unsafe try? Owned(git_filter_list_free) { list in
      let code = unsafe withCString(path.bytes) {
        unsafe git_filter_list_load(
          &list, pointer, nil, $0, GIT_FILTER_TO_ODB, GIT_FILTER_ALLOW_UNSAFE.rawValue)
      }
      if code == 0, unsafe list == nil { isNeeded = false }
      return code
    } otherwise: {
      .unreadableRepository(gitDirectory, reason: $0.reason)
    }
    if filters == nil, isNeeded { throw .unreadableRepository(gitDirectory, reason: "its filters cannot be read") }
    return filters
  }

  /// Whether attributes outside the work tree (`info/attributes`, the user's, the system's) may convert files in ways
  /// that ``AttributeRules`` do not know.
  package var hasPrivateConversions: Bool {
    let places = [
      commonDirectory.appending(name: "info/attributes".utf8), path(inSetting: "core.attributesfile"),
      DiskPath.userConfiguration?.appending(name: "git/attributes".utf8), DiskPath("/etc/gitattributes"),
    ]
    return places.contains { place in
      guard let place, let contents = try? bytes(ofFile: place) else { return false }
      let text = String(decoding: contents, as: UTF8.self)
      return ["filter", "ident", "encoding"].contains { text.contains($0) }
    }
  }
}

/// Returns whether any byte is a carriage return.
package func holdsCarriageReturn(_ contents: [UInt8]) -> Bool {
  unsafe contents.withUnsafeBytes {
    unsafe $0.baseAddress.map { unsafe memchr($0, 0x0d, contents.count) != nil } == true
  }
}
