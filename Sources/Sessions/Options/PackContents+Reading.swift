import Analysis
package import Git
import SwiftReader

extension PackContents {
  /// Reads files and adds their facts.
  ///
  /// - Parameter isStrict: whether a file that cannot be read is an error, and not only a warning.
  package mutating func add(
    _ files: [ListedFile], of listing: FileList, in location: InputLocation, _ input: InputOptions,
    isStrict: Bool = false
  ) async throws(Failure) {
    let known = try input.knownFacts(for: location, isShared: true)
    defer { input.finish(known.cache) }
    var wanted = files.filter { file in file.knownID.map(wants) ?? true }
    // The pack is used by runs that lint these files, even if this configuration does not.
    for index in wanted.indices { wanted[index].role = .linted }
    var unknown: [(path: RepositoryPath, id: ObjectID?)] = []
    for (file, read) in try await outcomes(of: wanted, in: listing, known, jobs: input.jobs, progress: input.progress) {
      switch read.outcome {
      case .facts(let facts, let size):
        if let id = read.id { add(facts.value, size: size, of: id) }
      case .lost(let reason): throw Failure("cannot read '\(file.path)': \(reason)")
      case .unreadable(let reason):
        if isStrict { throw Failure("cannot read '\(file.path)': \(reason)") }
        input.log.warn("'\(file.path)' cannot be read: \(reason); the pack does not have its facts")
      case .unknown: unknown.append((file.path, read.id))
      case .interface, .lfsPointer, .missing: break
      }
    }
    if !unknown.isEmpty { throw .unknownFacts(of: unknown) }
  }

  /// Reads contents from a stream and adds their facts.
  package mutating func add(_ frames: inout ContentFrames) throws(Failure) {
    while let (id, content) = try frames.next() {
      if wants(id) { add(SwiftReader.facts(of: content), size: content.count, of: id) }
    }
  }
}

extension FileList {
  /// Creates a listing of blobs that are known by their ids only.
  package init(blobs ids: [ObjectID], of gitDirectory: DiskPath, below root: DiskPath) {
    self.init(root: root, isOnDisk: false, gitDirectory: gitDirectory, selection: .everything)
    for id in ids { if let path = RepositoryPath(id.description) { add(path, at: .blob(id)) } }
  }
}
