import Clibgit2

/// Computes the blob ids of contents without a repository.
package struct BlobHasher {
  private let library: LibGit2

  package init() throws(GitError) {
    library = try LibGit2()
  }

  /// Returns the blob id of contents, or `nil` if libgit2 refuses them.
  package func id(of contents: [UInt8]) -> ObjectID? {
    try? blobID(of: contents) { .libraryRefused(reason: $0.reason) }
  }
}

extension Repository {
  /// Returns the blob id of contents, without writing to the repository.
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
