import Foundation
import FuzzProperties
import Programs

/// Checks programs until somebody ends the process, and prints a line for each: before it, its seed, and after it,
/// what does not hold.
func work(from first: UInt64) {
  var seed = first
  while true {
    say("seed \(seed)")
    let start = processorTime()
    do throws(Failure) {
      say("findings \(try checkProgram(seed: seed))")
    } catch {
      say("failure \(error)".replacing("\n", with: " "))
    }
    let time = processorTime() - start
    // Nine runs of a few kilobytes: a second is a hang.
    if time > 1 { say("slow \(time)") }
    seed += 1
  }
}

private func say(_ line: String) {
  print(line)
  fflush(nil)
}

/// The processor time of this process in seconds.
func processorTime() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
