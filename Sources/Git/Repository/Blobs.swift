import Clibgit2

extension Repository {
  /// Reads the contents of a blob.
  ///
  /// - Parameters:
  ///   - blob: The id of the blob.
  ///   - limit: The maximum number of bytes. A larger blob is refused before memory is allocated for it.
  package func contents(of blob: ObjectID, limit: Int = .max) throws(GitError) -> [UInt8] {
    let database = try objectDatabase()
    var oid = blob.oid
    if limit < .max {
      let size = try size(of: blob)
      if size > limit { throw .tooLarge(blob, size: size, limit: limit) }
    }
    let object = unsafe try Owned(git_odb_object_free) {
      unsafe git_odb_read(&$0, database.pointer, &oid)
    } otherwise: { failure in
      self.explain(failure, blob)
    }
    guard unsafe git_odb_object_type(object.pointer) == GIT_OBJECT_BLOB else { throw .notABlob(blob) }
    return unsafe [UInt8](
      UnsafeRawBufferPointer(
        start: git_odb_object_data(object.pointer), count: git_odb_object_size(object.pointer)))
  }

  /// Returns the size of a blob in bytes, without reading the whole blob.
  package func size(of blob: ObjectID) throws(GitError) -> Int {
    let database = try objectDatabase()
    var oid = blob.oid
    var size = 0
    var type = GIT_OBJECT_INVALID
    try git {
      unsafe git_odb_read_header(&size, &type, database.pointer, &oid)
    } otherwise: { failure in
      self.explain(failure, blob)
    }
    guard type == GIT_OBJECT_BLOB else { throw .notABlob(blob) }
    return size
  }

  /// Returns whether the repository contains an object, which may be damaged.
  package func holds(_ id: ObjectID) throws(GitError) -> Bool {
    var oid = id.oid
    return unsafe git_odb_exists(try objectDatabase().pointer, &oid) == 1
  }

  func explain(_ failure: Failure, _ id: ObjectID) -> GitError {
    failure.code == .notFound
      ? .missingObject(id, isPartialClone: isPartial)
      : .damagedObject(id, reason: failure.reason)
  }

  private func objectDatabase() throws(GitError) -> Owned {
    unsafe try Owned(git_odb_free) {
      unsafe git_repository_odb(&$0, pointer)
    } otherwise: {
      .unreadableRepository(gitDirectory, reason: $0.reason)
    }
  }
}
