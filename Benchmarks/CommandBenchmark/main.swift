import Dispatch
import Foundation

// Runs a command, or two in turn, and prints wall time (minimum, median, maximum) and for two commands the ratio of
// each pair, which holds when the machine's speed drifts.
//
//   CommandBenchmark [RUNS] COMMAND ARGUMENT… [--vs COMMAND ARGUMENT…]

var words = Array(CommandLine.arguments.dropFirst())
let runs = words.first.flatMap(Int.init) ?? 7
if words.first.flatMap(Int.init) != nil { words.removeFirst() }
let commands = words.split(separator: "--vs", maxSplits: 1).map(Array.init)
guard !commands.isEmpty else {
  print("usage: CommandBenchmark [RUNS] COMMAND ARGUMENT… [--vs COMMAND ARGUMENT…]")
  exit(2)
}

var times = commands.map { _ in [Double]() }
for run in 0...runs {
  for (index, command) in commands.enumerated() {
    guard let seconds = time(command) else {
      print("cannot run '\(command.joined(separator: " "))'")
      exit(2)
    }
    // The first run only warms the page cache.
    if run > 0 { times[index].append(seconds) }
  }
}
for (command, seconds) in zip(commands, times) {
  print("\(figures(seconds, digits: 3)) s   \(command.joined(separator: " "))")
}
if times.count == 2 {
  print("\(figures(zip(times[0], times[1]).map { $0 / $1 }, digits: 2)) times   first / second")
}

func time(_ command: [String]) -> Double? {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = command
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  // `waitUntilExit` looks only every 50 ms.
  let end = DispatchSemaphore(value: 0)
  process.terminationHandler = { _ in end.signal() }
  let start = ContinuousClock.now
  guard (try? process.run()) != nil else { return nil }
  end.wait()
  let duration = ContinuousClock.now - start
  guard process.terminationStatus != 127 else { return nil }
  return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
}

func figures(_ values: [Double], digits: Int) -> String {
  let sorted = values.sorted()
  return [sorted.first, sorted[sorted.count / 2], sorted.last].compactMap { $0 }
    .map { String(format: "%.\(digits)f", $0) }.joined(separator: "  ")
}
