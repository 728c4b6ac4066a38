/// Reads files on several threads.
///
/// - Parameter known: the facts that are known without parsing.
/// - Returns: the result for each file, in the order of the files.
package func outcomes(
  of files: [ListedFile], in listing: FileList, _ known: FactsLookup, jobs: Int, progress: ProgressIndicator
) async throws(Failure) -> [(file: ListedFile, read: ReadFile)] {
  // Starting a thread costs more than reading a few files.
  let jobs = min(jobs, 1 + files.count / 8)
  let queue = WorkQueue(count: files.count, batch: 16)
  var outcomes: [ReadFile?] = Array(repeating: nil, count: files.count)
  let parts: [Result<[(Int, ReadFile)], Failure>]
  if jobs == 1 {
    parts = [await worked(off: queue, files, listing, known)]
  } else {
    async let _: Void = progress.tick(queue)
    parts = await withTaskGroup(of: Result<[(Int, ReadFile)], Failure>.self) { group in
      for _ in 0..<jobs { group.addTask { await worked(off: queue, files, listing, known) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }
  for part in parts {
    for (index, outcome) in try part.get() { outcomes[index] = outcome }
  }
  return zip(files, outcomes).compactMap { file, outcome in outcome.map { (file, $0) } }
}

private func worked(
  off queue: WorkQueue, _ files: [ListedFile], _ listing: FileList, _ known: FactsLookup
) async -> Result<[(Int, ReadFile)], Failure> {
  var done: [(Int, ReadFile)] = []
  do {
    var reader = try ContentReader(listing)
    while let numbers = queue.take() {
      for number in numbers {
        done.append((number, reader.outcome(of: files[number], known)))
      }
      // Lets the progress display run now and then.
      await Task.yield()
    }
  } catch {
    return .failure(error)
  }
  return .success(done)
}
