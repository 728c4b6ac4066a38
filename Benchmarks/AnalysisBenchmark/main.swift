import Analysis
import Dispatch
import Findings
import Foundation
import Linting
import Rules
import SwiftReader
import Synchronization

// Reads the files below the paths from disk and turns them into facts, then lints those by the preset `recommended`,
// both with the same number of threads; prints how much longer a cold run is for being linted.

let jobs = ProcessInfo.processInfo.activeProcessorCount
let paths = CommandLine.arguments.dropFirst().flatMap(swiftFiles(below:)).sorted()
guard !paths.isEmpty else {
  print("usage: AnalysisBenchmark PATH…   (no Swift file found)")
  exit(2)
}

let configuration = try recommended()
let rules = try configuration.activeRules(from: Rules.rules, others: suppressionRules.map(\.id))
let runs = (0..<7).map { _ in run() }
print("\(paths.count) files, \(jobs) threads, the median of \(runs.count) runs")
for (name, time) in [
  ("reading and facts", median(\.reading)), ("declarations, types and reaches", median(\.joining)),
  ("rules", median(\.ruling)),
] {
  print("\(String(format: "%7.1f", time * 1e3)) ms  \(name)")
}
let added = median { ($0.joining + $0.ruling) / $0.reading }
print(String(format: "chain analysis adds %.0f %%", added * 100))

struct Run {
  var reading: Double
  var joining: Double
  var ruling: Double
}

func run() -> Run {
  var files: [SourceFile] = []
  var codebase = Codebase([], jobs: 1)
  return Run(
    reading: seconds { files = read() },
    joining: seconds { codebase = Codebase(files, jobs: jobs) },
    ruling: seconds { _ = findings(of: rules, in: codebase, today: "2026-01-01") })
}

func read() -> [SourceFile] {
  let files = Mutex<[SourceFile]>([])
  DispatchQueue.concurrentPerform(iterations: paths.count) { number in
    let bytes = FileManager.default.contents(atPath: paths[number]).map { Array($0) } ?? []
    let file = SourceFile(
      path: ByteString(paths[number]), facts: facts(of: bytes), role: paths[number].contains("Tests/") ? .test : .linted
    )
    files.withLock { $0.append(file) }
  }
  return files.withLock { $0 }
}

func swiftFiles(below path: String) -> [String] {
  guard let names = FileManager.default.enumerator(atPath: path) else { return [] }
  return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map { path + "/" + $0 }
}

func seconds(_ work: () -> Void) -> Double {
  let time = ContinuousClock().measure(work)
  return Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
}

func median(_ value: (Run) -> Double) -> Double { runs.map(value).sorted()[runs.count / 2] }
