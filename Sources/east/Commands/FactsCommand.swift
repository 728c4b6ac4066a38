import Analysis
import Git
import Sessions

/// Writes the facts of files, blobs or contents from standard input to a pack.
func facts(_ arguments: Arguments) async throws(Failure) -> ExitStatus {
  let options = try FactsOptions(arguments)
  if case .frames = options.contents {
    var pack = PackContents(options.kind, options.shard, besides: try FactsPacks(arguments))
    var frames = try ContentFrames(.input)
    try pack.add(&frames)
    try options.write(pack, below: DiskPath("."), Log(arguments))
    return .clean
  }
  let input = try InputOptions(
    arguments, operands: options.contents.paths ?? [], by: try ConfigurationOptions(arguments))
  let repository = try InputLocation.repository(
    of: options.contents.paths ?? [], from: arguments[.repo], for: "`east facts`",
    otherwise: ", or contents with --stdin contents")
  if options.contents.paths == [] { return try writeNothing(options, below: repository, input.log) }
  if options.kind == .uses { return try await uses(options, input) }
  var pack = PackContents(options.kind, options.shard, besides: input.packs)
  let listing: FileList
  if case .blobs(let ids) = options.contents {
    let root = repository.workTreeRoot ?? repository.gitDirectory
    listing = FileList(blobs: ids, of: repository.gitDirectory, below: root)
    try await pack.add(
      listing.files, of: listing, in: .repository(repository, root: root, paths: [.root]), input, isStrict: true)
  } else {
    let location = try input.location()
    listing = try input.wholeListing(of: location)
    let files = options.contents.paths == nil ? listing.readFiles : listing.readFiles.filter(listing.isNamed)
    try await pack.add(files, of: listing, in: location, input)
  }
  try options.write(pack, below: listing.root, input.log)
  return .clean
}

/// Writes the output for an empty list of paths, as a shard without files has. Elsewhere no path means all files.
private func writeNothing(_ options: FactsOptions, below repository: Repository, _ log: Log) throws(Failure)
  -> ExitStatus
{
  let root = repository.workTreeRoot ?? repository.gitDirectory
  if options.kind == .uses {
    let uses = Codebase([], jobs: 1).foreignUsesOfOthers()
    try options.write(UsesFile.bytes(uses), of: 0, below: root, log)
  } else {
    try options.write(PackContents(options.kind, options.shard, besides: nil), below: root, log)
  }
  return .clean
}

/// Writes how the linted files use properties of other files.
private func uses(_ options: FactsOptions, _ input: InputOptions) async throws(Failure) -> ExitStatus {
  let location = try input.location()
  let listing = try input.wholeListing(of: location)
  let known = try input.knownFacts(for: location, isShared: true)
  defer { input.finish(known.cache) }
  let reading = try await input.read(listing, known)
  if let lost = reading.lost.first { throw Failure(lost) }
  let uses = reading.codebase(since: nil, known, jobs: input.jobs).foreignUsesOfOthers()
  try options.write(UsesFile.bytes(uses), of: uses.fileCount, below: listing.root, input.log)
  return .clean
}
