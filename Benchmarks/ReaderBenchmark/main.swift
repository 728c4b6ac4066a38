import Foundation
import SwiftReader

// Reads every Swift file below the paths again and again on one thread and prints megabytes a second, beside the rate
// at which the same bytes can merely be added up.

let paths = CommandLine.arguments.dropFirst().filter { $0 != "--once" }
let files = paths.flatMap(swiftFiles(below:))
let size = files.reduce(0) { $0 + $1.count }
guard size > 0 else {
  print("usage: ReaderBenchmark [--once] PATH…   (no Swift file found)")
  exit(2)
}

if CommandLine.arguments.contains("--once") {
  // For a profiler: one pass, and a digest of all facts.
  let digest = files.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { digest, file in
    facts(of: file).packed.reduce(digest) { ($0 ^ UInt64($1)) &* 0x0100_0000_01b3 }
  }
  print("\(files.count) files, \(size) bytes, digest \(String(digest, radix: 16))")
  exit(0)
}

var sum = 0
var chains = 0
let adding = best(of: 5) { for file in files { for byte in file { sum &+= Int(byte) } } }
let reading = best(of: 5) { for file in files { chains += facts(of: file).chains.count } }
print("\(files.count) files, \(size) bytes, \(chains / 5) chains (check \(sum & 0xff))")
print("adding up the bytes: \(rate(adding)) MB/s")
print("facts:               \(rate(reading)) MB/s, \(String(format: "%.1f", reading / adding)) times as long")

func swiftFiles(below path: String) -> [[UInt8]] {
  guard let names = FileManager.default.enumerator(atPath: path) else { return [] }
  return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().compactMap {
    FileManager.default.contents(atPath: path + "/" + $0).map { Array($0) }
  }
}

func best(of runs: Int, _ work: () -> Void) -> Double {
  let clock = ContinuousClock()
  let fastest = (0..<runs).map { _ in clock.measure(work) }.min() ?? .zero
  return Double(fastest.components.seconds) + Double(fastest.components.attoseconds) * 1e-18
}

func rate(_ seconds: Double) -> String {
  String(format: "%.0f", Double(size) / seconds / 1e6)
}
