import Clibgit2

extension Repository {
  /// Returns whether the clone is partial: objects were left out, to be fetched when git needs them. libgit2 cannot
  /// fetch them.
  func findOutWhetherPartial() -> Bool {
    guard let settings = settings() else { return false }
    // libgit2 can filter the names with a regular expression, but 1.5 leaks 20 KB for each name that does not match.
    let all = unsafe try? Owned(git_config_iterator_free) {
      unsafe git_config_iterator_new(&$0, settings.pointer)
    } otherwise: {
      .unreadableRepository(gitDirectory, reason: $0.reason)
    }
    guard let all else { return false }
    var entry: UnsafeMutablePointer<git_config_entry>?
    while unsafe git_config_next(&entry, all.pointer) == 0 {
      guard let name = unsafe entry?.pointee.name.map({ unsafe String(cString: $0) }) else { continue }
      if name == "extensions.partialclone" || (name.hasPrefix("remote.") && name.hasSuffix(".promisor")) { return true }
    }
    return false
  }

  /// Whether the file system is case-insensitive, as git detected when it created the repository.
  var ignoresCase: Bool {
    guard let settings = settings() else { return false }
    var answer: CInt = 0
    return unsafe git_config_get_bool(&answer, settings.pointer, "core.ignorecase") == 0 && answer != 0
  }

  /// Returns the path in a setting, with `~` expanded to the user's home directory; `nil` if there is no such setting.
  func path(inSetting name: String) -> DiskPath? {
    guard let settings = settings() else { return nil }
    var found = unsafe git_buf()
    defer { unsafe git_buf_dispose(&found) }
    guard unsafe git_config_get_path(&found, settings.pointer, name) == 0 else { return nil }
    return unsafe found.ptr.map { unsafe DiskPath(bytes: bytes(of: $0)) }
  }

  /// The URL or path of the remote `origin`, as the settings spell it; `nil` if there is no such setting.
  package var origin: String? {
    guard let settings = settings() else { return nil }
    var found = unsafe git_buf()
    defer { unsafe git_buf_dispose(&found) }
    guard unsafe git_config_get_string_buf(&found, settings.pointer, "remote.origin.url") == 0 else { return nil }
    return unsafe found.ptr.map { unsafe String(cString: $0) }
  }

  /// Returns whether the settings of the repository or of the user contain one of some names.
  static func has(settings names: [String], _ pointer: OpaquePointer) -> Bool {
    guard let settings = unsafe try? settings(of: pointer, otherwise: { .libraryRefused(reason: $0.reason) }) else {
      return false
    }
    return names.contains { name in
      var found = unsafe git_buf()
      defer { unsafe git_buf_dispose(&found) }
      return unsafe git_config_get_string_buf(&found, settings.pointer, name) == 0
    }
  }

  /// Returns a snapshot of the settings; `nil` if they cannot be read, which a repository that was opened rules out.
  private func settings() -> Owned? {
    unsafe try? Self.settings(of: pointer) { .unreadableRepository(gitDirectory, reason: $0.reason) }
  }

  private static func settings(
    of pointer: OpaquePointer, otherwise explain: (Failure) -> GitError
  ) throws(GitError) -> Owned {
    unsafe try Owned(git_config_free, make: { unsafe git_repository_config_snapshot(&$0, pointer) }, otherwise: explain)
  }
}
