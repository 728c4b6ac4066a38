import Foundation
import Referee
import SwiftReader
import Transcripts

/// Reads every file with both readers, on as many threads as there are processors.
func compare(_ files: [String]) async -> [Comparison] {
  await withTaskGroup(of: (Int, Comparison).self) { group in
    var waiting = files.enumerated().makeIterator()
    func start() {
      guard let (index, path) = waiting.next() else { return }
      group.addTask { (index, compare(path)) }
    }
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { start() }
    var done: [(Int, Comparison)] = []
    while let comparison = await group.next() {
      done.append(comparison)
      start()
    }
    return done.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

private func compare(_ path: String) -> Comparison {
  let bytes = bytes(of: path)
  let (facts, readerTime) = timed { SwiftReader.facts(of: bytes) }
  let (referee, refereeTime) = timed { refereeTranscript(of: bytes) }
  let ours = transcript(of: facts, bytes: bytes)
  let isComparable = !referee.hasSyntaxErrors
  let lineBreaks = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
  return Comparison(
    path: path, byteCount: bytes.count, lineBreaks: lineBreaks, chains: facts.chains.count,
    declarations: facts.declarations.count, bindings: facts.bindings.count, keyPaths: facts.keyPaths.count,
    isComparable: isComparable,
    differences: isComparable ? differences(referee: referee.lines, reader: ours) : [],
    readerTime: readerTime, refereeTime: refereeTime)
}

/// Runs `body` and tells how long this thread's processor worked for it, whatever else the machine does.
private func timed<Result>(_ body: () -> Result) -> (Result, Double) {
  let start = threadTime()
  let result = body()
  return (result, threadTime() - start)
}

private func threadTime() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
