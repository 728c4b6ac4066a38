import Analysis
import Git
import SwiftReader

/// Writes the facts of contents to a pack.
func facts(_ arguments: Arguments) async throws(Failure) -> ExitStatus {
  let options = try FactsOptions(arguments)
  let known = try FactsPacks(arguments)
  var pack = PackContents(options.shard, besides: known)
  switch options.contents {
  case .frames:
    var frames = try ContentFrames(.input)
    while let (id, content) = try frames.next() {
      if pack.wants(id) { pack.add(SwiftReader.facts(of: content), size: content.count, of: id) }
    }
    try options.write(pack, below: nil, Log(arguments))
  case .files(let operands):
    let input = try InputOptions(arguments, operands: operands, by: try ConfigurationOptions(arguments))
    let target = try input.target()
    var listing = try input.listing(of: target)
    _ = try input.ruleSets(of: &listing)
    let files = operands.isEmpty ? listing.readFiles : listing.readFiles.filter(listing.isNamed)
    try await pack.add(files, of: listing, in: target, input)
    try options.write(pack, below: listing.root, input.log)
  case .blobs(let ids):
    let input = try InputOptions(arguments, operands: [], by: try ConfigurationOptions(arguments))
    guard let repository = try Target.repository(of: [], from: arguments[.repo]) else {
      throw Failure("--stdin ids needs a git repository; pass --repo DIR")
    }
    let root = repository.workTreeRoot ?? repository.gitDirectory
    let target = Target.repository(repository, root: root, paths: [.root])
    var listing = FileList(root: root, isOnDisk: false, gitDirectory: repository.gitDirectory, scope: .everything)
    for id in ids { if let path = RepositoryPath(id.description) { listing.add(path, at: .blob(id)) } }
    try await pack.add(listing.files, of: listing, in: target, input, isStrict: true)
    try options.write(pack, below: listing.root, input.log)
  }
  return .clean
}

extension PackContents {
  /// Reads files and adds their facts.
  ///
  /// - Parameter isStrict: whether every file must be read.
  fileprivate mutating func add(
    _ files: [ListedFile], of listing: FileList, in target: Target, _ input: InputOptions, isStrict: Bool = false
  ) async throws(Failure) {
    let known = try input.knownFacts(for: target, isShared: true)
    defer { input.finish(known.cache) }
    let wanted = files.filter { file in file.knownID.map(wants) ?? true }
    for (file, read) in try await outcomes(of: wanted, in: listing, known, jobs: input.jobs, progress: input.progress) {
      switch read.outcome {
      case .facts(let facts, let size):
        if let id = read.id { add(facts.value, size: size, of: id) }
      case .lost(let reason): throw Failure("cannot read '\(file.path)': \(reason)")
      case .unreadable(let reason):
        if isStrict { throw Failure("cannot read '\(file.path)': \(reason)") }
        input.log.warn("'\(file.path)' cannot be read: \(reason); the pack does not have its facts")
      case .lfsPointer, .missing, .unknown: break
      }
    }
  }
}
