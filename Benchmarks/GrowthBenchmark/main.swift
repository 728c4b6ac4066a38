import Analysis
import Findings
import Foundation
import Linting
import Rules
import SwiftReader

// Lints texts that repeat one thing n, 2n, 4n and 8n times, with every rule on and on a thread with a stack of 512 KB,
// as threads other than the first have on some systems. Prints the processor time of each and how it grows: a slope of
// 1 is linear, one of 2 quadratic. Exits with 1 where a slope is above 1.2 or a text below 100 KB takes a second.

let steepest = 1.2
let rules = try Configuration(json: Array(everything.utf8)).activeRules(from: Rules.rules)
let ruleSets = RuleSets(
  RuleSet(
    rules: rules, suppressionRules: Rules.suppressionRules.map { ActiveSuppressionRule($0, severity: .warning) },
    confidence: .low), known: configurableRules)

/// Every rule with the edges of one module to another.
var everything: String {
  let settings = Rules.rules.map { "\"\($0.id)\": \($0.id == "module-edge" ? edges : "\"warning\"")" }
  return "{ \"confidence\": \"low\", \"rules\": { \(settings.joined(separator: ", ")) } }"
}

var edges: String { "{ \"severity\": \"warning\", \"edges\": [\"App -> App\"] }" }

struct Measured: Comparable {
  var bytes: Int
  var seconds: Double

  static func < (one: Measured, other: Measured) -> Bool { one.seconds < other.seconds }
}

/// The processor time that one text takes, the least of a few; of many where it is short.
func measured(_ text: String, runs: Int = 3) -> Measured {
  let file = SourceFile(path: "App/A.swift", facts: facts(of: Array(text.utf8)), role: .linted)
  var (least, all, done) = (Double.infinity, 0.0, 0)
  while done < runs || runs > 1 && all < 0.1 {
    let start = processorTime()
    _ = findings(under: ruleSets, in: Codebase([file], jobs: 1), today: "2026-01-01")
    let seconds = processorTime() - start
    (least, all, done) = (min(least, seconds), all + seconds, done + 1)
  }
  return Measured(bytes: text.utf8.count, seconds: least)
}

/// In seconds; POSIX counts in millionths everywhere.
func processorTime() -> Double { Double(clock()) / 1e6 }

/// How the logarithm of the time grows with that of the size.
func slope(of points: [Measured], idle: Double) -> Double {
  let logarithms = points.map { (log(Double($0.bytes)), log(max($0.seconds - idle, 1e-4))) }
  let count = Double(points.count)
  let mean = (logarithms.reduce(0) { $0 + $1.0 } / count, logarithms.reduce(0) { $0 + $1.1 } / count)
  let shared = logarithms.reduce(0) { $0 + ($1.0 - mean.0) * ($1.1 - mean.1) }
  return shared / logarithms.reduce(0) { $0 + ($1.0 - mean.0) * ($1.0 - mean.0) }
}

/// Measures one shape; returns whether it grows too fast. Shapes of a few tokens are printed only if they do.
func isSteep(_ shape: Shape, idle: Double, isBrief: Bool = false) -> Bool {
  var count = shape.count
  // What an empty text takes varies by more than the smallest of a few texts takes.
  while !isBrief, count < 1 << 16, measured(shape.text(count)).seconds < idle * 5 { count *= 2 }
  let texts = [1, 2, 4, 8].map { shape.text(count * $0) }
  if isBrief, slope(of: [measured(texts[0], runs: 1), measured(texts[3], runs: 1)], idle: idle) <= steepest {
    return false
  }
  var points = texts.map { measured($0) }
  // Other work on the machine only adds time: what looks steep is measured again, and the least counts.
  for _ in 0..<3 where slope(of: points, idle: idle) > steepest {
    points = zip(points, texts).map { min($0, measured($1)) }
  }
  let slope = slope(of: points, idle: idle)
  let isSlow = points.contains { $0.bytes < 100_000 && $0.seconds >= 1 }
  let isSteep = slope > steepest || isSlow
  if isBrief, !isSteep { return false }
  let times = points.map { String(format: "%5d KB %7.1f ms", $0.bytes / 1000, $0.seconds * 1e3) }
  let mark = isSteep ? "  <--" : ""
  print(String(format: "%5.2f  ", slope) + times.joined(separator: "  ") + "  " + shape.name + mark)
  return isSteep
}

func run(_ wanted: [String]) -> Bool {
  // What is the same for any text; the first runs are slower than all others.
  _ = measured("")
  let idle = measured("").seconds
  let isWanted = { (shape: Shape) in wanted.isEmpty || wanted.contains(where: shape.name.contains) }
  var steep = shapes.count { isWanted($0) && isSteep($0, idle: idle) }
  if wanted.isEmpty || wanted == ["tokens"] {
    let found = tokenShapes.count { isSteep($0, idle: 0, isBrief: true) }
    print("\(found) of \(tokenShapes.count) texts of one or two tokens grow too fast")
    steep += found
  }
  return steep == 0
}

let thread = Thread { exit(run(Array(CommandLine.arguments.dropFirst())) ? 0 : 1) }
thread.stackSize = 512 * 1024
thread.start()
while true { sleep(1000) }
