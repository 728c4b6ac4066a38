import Dispatch
import Synchronization

/// Maps the numbers from 0 up to `count` on several threads, each with its own worker.
///
/// - Returns: the results in the order of the numbers, whichever thread computed them.
package func concurrentMap<Worker, Result: Sendable>(
  over count: Int, batch: Int = 8, jobs: Int, with worker: @Sendable () -> Worker,
  _ work: @Sendable (inout Worker, Int) -> Result
) -> [Result] {
  if jobs <= 1 || count <= batch {
    var worker = worker()
    return (0..<count).map { work(&worker, $0) }
  }
  let next = Atomic(0)
  let batches = Mutex<[(start: Int, results: [Result])]>([])
  DispatchQueue.concurrentPerform(iterations: min(jobs, (count + batch - 1) / batch)) { _ in
    var worker = worker()
    while true {
      let start = next.wrappingAdd(batch, ordering: .relaxed).oldValue
      if start >= count { return }
      let results = (start..<min(start + batch, count)).map { work(&worker, $0) }
      batches.withLock { $0.append((start, results)) }
    }
  }
  return batches.withLock { $0.sorted { $0.start < $1.start }.flatMap(\.results) }
}

/// Maps the numbers from 0 up to `count` on several threads, without workers.
package func concurrentMap<Result: Sendable>(
  over count: Int, batch: Int = 8, jobs: Int, _ work: @Sendable (Int) -> Result
) -> [Result] {
  concurrentMap(over: count, batch: batch, jobs: jobs, with: NoWorker.init) { _, number in work(number) }
}

private struct NoWorker {}
