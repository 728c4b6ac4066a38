import Clibgit2

/// Names contents as git does, in no repository.
package struct BlobHasher {
  private let library: LibGit2

  package init() throws(GitError) {
    library = try LibGit2()
  }

  /// Git's name for contents; `nil` if libgit2 refuses them.
  package func id(of contents: [UInt8]) -> ObjectID? {
    try? blobID(of: contents) { .libraryRefused(reason: $0.reason) }
  }
}

extension Repository {
  /// Git's name for contents; nothing is written.
  package func id(of contents: [UInt8]) throws(GitError) -> ObjectID {
    try blobID(of: contents) { .unreadableRepository(gitDirectory, reason: $0.reason) }
  }
}

private func blobID(of contents: [UInt8], otherwise explain: (Failure) -> GitError) throws(GitError) -> ObjectID {
  var oid = git_oid()
  try git {
    unsafe contents.withUnsafeBytes { unsafe git_odb_hash(&oid, $0.baseAddress, $0.count, GIT_OBJECT_BLOB) }
  } otherwise: {
    explain($0)
  }
  return ObjectID(oid)
}
