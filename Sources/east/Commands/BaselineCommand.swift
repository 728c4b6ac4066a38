import Findings
import Git
import Linting
import Reports

/// Creates, checks or prunes a baseline.
func baseline(_ arguments: Arguments) async throws(Failure) -> ExitStatus {
  let words = ["write", "check", "prune"]
  guard let word = arguments.operands.first, arguments.operands.count == 1, words.contains(word) else {
    let hint = arguments.operands.first.map { suggestion(for: $0, among: words) } ?? ""
    throw Failure("`east baseline` takes one operand: write, check or prune\(hint)")
  }
  let configuration = try ConfigurationOptions(arguments)
  let options = try InputOptions(arguments, operands: [], by: configuration)
  let session = try await LintSession(options, isWhole: true, hasBaseline: word != "write")
  let file = BaselineDestination(arguments[.baseline], for: session)
  let found = session.baselined()
  let log = options.log
  if word == "write" {
    try file.write(found.whole)
    log.say("recorded \(pluralized(found.whole.count, "finding")) in '\(file.name)'")
    return .clean
  }
  guard let known = found.known else {
    throw Failure("no baseline '\(file.name)'; run `east baseline write`")
  }
  let stale = found.stale
  if word == "prune" {
    try file.write(known.without(stale))
    log.say("removed \(pluralized(stale.count, "stale entry", "stale entries")) from '\(file.name)'")
    return .clean
  }
  try printOut(stale.escapedText)
  if stale.count == 0 { return .clean }
  log.say("\(pluralized(stale.count, "stale entry", "stale entries")) in '\(file.name)'; run `east baseline prune`")
  return .found
}

/// The file to which a baseline is written.
struct BaselineDestination {
  let name: String
  private let path: DiskPath
  private let root: DiskPath

  init(_ file: String?, for input: LintSession) {
    name = file ?? BaselineFile.usualName
    root = input.place
    if let file {
      path = DiskPath(file)
    } else {
      path = root.appending(name: Array(BaselineFile.usualName.utf8))
    }
  }

  func write(_ baseline: Baseline) throws(Failure) {
    do {
      try NamedFile(path, below: root).write(baseline.text)
    } catch {
      throw .unwritable("the baseline '\(name)'", error)
    }
  }
}
