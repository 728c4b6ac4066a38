import Git
import Lint

/// Creates, checks or prunes a baseline.
func baseline(_ arguments: Arguments) async throws(Failure) -> ExitStatus {
  let words = ["write", "check", "prune"]
  guard let word = arguments.operands.first, arguments.operands.count == 1, words.contains(word) else {
    let hint = arguments.operands.first.map { suggestion(for: $0, among: words) } ?? ""
    throw Failure("'east baseline' takes one operand: write, check or prune\(hint)")
  }
  let configuration = try ConfigurationOrder(arguments)
  let input = try await InputOrder(arguments, operands: [], by: configuration).readWhole(
    withBaseline: word != "write")
  let file = try BaselineDestination(arguments[.baseline], for: input)
  let found = input.baselined(today: today())
  let log = Log(arguments)
  if word == "write" {
    try file.write(found.whole)
    log.say("recorded \(counted(found.whole.count, "finding")) in '\(file.name)'")
    return .clean
  }
  guard let known = found.known else {
    throw Failure("no baseline '\(file.name)'; run 'east baseline write'")
  }
  let stale = found.stale
  if word == "prune" {
    try file.write(known.without(stale))
    log.say("removed \(counted(stale.count, "stale entry", "stale entries")) from '\(file.name)'")
    return .clean
  }
  StandardStream.output.write(stale.text)
  if stale.count == 0 { return .clean }
  log.say("\(counted(stale.count, "stale entry", "stale entries")) in '\(file.name)'; run 'east baseline prune'")
  return .found
}

/// Where a baseline is written.
private struct BaselineDestination {
  let name: String
  private let path: DiskPath

  init(_ file: String?, for input: Input) throws(Failure) {
    name = file ?? BaselineFile.usualName
    if let file { path = DiskPath(file) } else { path = try input.root().appending(name: Array(BaselineFile.usualName.utf8)) }
  }

  func write(_ baseline: Baseline) throws(Failure) {
    do {
      try Git.write(baseline.text, toFile: path)
    } catch {
      throw Failure("cannot write the baseline '\(name)': it \(error.reason)")
    }
  }
}
