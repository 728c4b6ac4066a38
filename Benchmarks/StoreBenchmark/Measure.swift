/// What one workload cost: nanoseconds and allocations for one operation.
struct Cost {
  var best = 0.0
  var median = 0.0
  var allocations = 0.0
}

/// Runs `operation` often enough that a clock can see it, nine times, and answers the best and the median.
///
/// - Parameter count: how many operations one call of `operation` does.
func measure(_ count: Int = 1, _ operation: () -> Void) -> Cost {
  let clock = ContinuousClock()
  let once = clock.measure(operation)
  let repeats = max(1, Int(0.02 / max(once.inSeconds, 1e-9)))
  var times: [Double] = []
  var allocations = Int.max
  for _ in 0..<9 {
    let before = allocationCount()
    let time = clock.measure { for _ in 0..<repeats { operation() } }
    // The fewest of nine: what happens only now and then, such as growing an array, belongs to no single operation.
    allocations = min(allocations, allocationCount() - before)
    times.append(time.inSeconds * 1e9 / Double(repeats * count))
  }
  times.sort()
  return Cost(best: times[0], median: times[4], allocations: Double(allocations) / Double(repeats * count))
}

extension Duration {
  var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}

/// Keeps the optimizer from removing unused results.
@inline(never)
func use<Value>(_ value: Value) {}
