import Lint
import SwiftReader

/// Everything that was read, and what stands in for the rest.
struct Reading: Sendable {
  private var files: [SourceFile] = []
  /// Findings for what could not be read.
  private(set) var unread: [Finding] = []
  /// What was read and left out; nothing is judged yet.
  private(set) var summary = Summary()

  /// Reads all files of the listing, with several threads; the result is the same for any number of them.
  init(_ listing: Listing, jobs: Int, ticker: Ticker) async throws(Failure) {
    summary.skipped = listing.skipped
    for part in try await outcomes(of: listing, jobs: jobs, ticker: ticker) { add(part.outcome, of: part.file) }
  }

  func codebase(jobs: Int) -> Codebase { Codebase(files, jobs: jobs) }

  /// The path of the first file that is judged.
  var firstJudgedPath: String? { files.first(where: \.isJudged)?.path }

  private mutating func add(_ outcome: Outcome, of file: ListedFile) {
    let path = file.text
    switch outcome {
    case .facts(let facts, let size):
      if file.isJudged {
        summary.files += 1
        summary.bytes += size
        if let finding = facts.unreadPart(of: path) { unread.append(finding) }
      }
      files.append(SourceFile(path: path, facts: facts, isJudged: file.isJudged))
    case .lfsPointer: if file.isJudged { summary.skipped.count(.lfsPointers) }
    case .missing: break
    case .unreadable(let reason): unread.append(unreadFile(path, "cannot be read: \(reason)"))
    }
  }
}

/// What became of one file.
enum Outcome: Sendable {
  /// Facts are many tables: kept in one box they are handed on without counting a reference to each.
  indirect case facts(FileFacts, size: Int)
  case lfsPointer
  case missing
  case unreadable(String)

  init(_ content: Content) {
    switch content {
    case .missing: self = .missing
    case .unreadable(let reason): self = .unreadable(reason)
    case .bytes(let bytes) where bytes.starts(with: Self.lfsMark): self = .lfsPointer
    case .bytes(let bytes): self = .facts(SwiftReader.facts(of: bytes), size: bytes.count)
    }
  }

  private static let lfsMark = Array("version https://git-lfs.github.com/spec/".utf8)
}

private func outcomes(
  of listing: Listing, jobs: Int, ticker: Ticker
) async throws(Failure) -> [(file: ListedFile, outcome: Outcome)] {
  // A thread costs more than a few files.
  let jobs = min(jobs, 1 + listing.files.count / 8)
  let queue = WorkQueue(count: listing.files.count, batch: 16)
  var outcomes: [Outcome?] = Array(repeating: nil, count: listing.files.count)
  let parts: [Result<[(Int, Outcome)], Failure>]
  if jobs == 1 {
    parts = [await worked(off: queue, listing)]
  } else {
    async let _: Void = ticker.tick(queue)
    parts = await withTaskGroup(of: Result<[(Int, Outcome)], Failure>.self) { group in
      for _ in 0..<jobs { group.addTask { await worked(off: queue, listing) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }
  for part in parts {
    for (index, outcome) in try part.get() { outcomes[index] = outcome }
  }
  return zip(listing.files, outcomes).compactMap { file, outcome in outcome.map { (file, $0) } }
}

private func worked(off queue: WorkQueue, _ listing: Listing) async -> Result<[(Int, Outcome)], Failure> {
  var done: [(Int, Outcome)] = []
  do {
    var reader = try ContentReader(listing)
    while let numbers = queue.take() {
      for number in numbers { done.append((number, Outcome(reader.content(of: listing.files[number])))) }
      // Lets the ticker have a thread now and then.
      await Task.yield()
    }
  } catch {
    return .failure(error)
  }
  return .success(done)
}
