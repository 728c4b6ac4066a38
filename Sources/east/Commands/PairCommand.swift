import Git
import PairWriting
import Refactoring
import Sessions

/// Prints a provider/component pair for a name and a type, or the patches that remove edges.
func pair(_ arguments: Arguments) async throws(Failure) -> ExitStatus {
  let isAll = arguments.has(.everyEdge)
  let chosen = [Flag.edge, .owner, .everyEdge].filter(arguments.has)
  if chosen.isEmpty {
    try arguments.refuse(
      [.check, .patchFormat, .rev, .staged, .preset, .config, .includeGenerated, .facts, .factsOnly],
      without: "--edge, --owner or --all")
    try arguments.refuse([.max], without: "--all")
    try printOut(page(of: arguments.operands, isAspect: arguments.has(.aspect)))
    return .clean
  }
  if chosen.count > 1 { throw .exclusive("--\(chosen[1].name)", "--\(chosen[0].name)") }
  if arguments.has(.aspect) { throw .exclusive("--aspect", "--\(chosen[0].name)") }
  if !isAll { try arguments.refuse([.max], without: "--all") }
  for flag in [Flag.rev, .staged] where arguments.has(.check) && arguments.has(flag) {
    throw .exclusive("--\(flag.name)", "--check")
  }
  let format = arguments[.patchFormat].flatMap(PatchFormat.init) ?? .text
  let options = try InputOptions(arguments, operands: arguments.operands, by: try ConfigurationOptions(arguments))
  let session = try await LintSession(options)
  session.warnOfUnreadFiles(options.log)
  var patches = EdgePatches(session)
  var build: PackageCheck?
  if arguments.has(.check), let root = session.listing.directory {
    options.log.say("building the packages in a copy of '\(root)'; this runs their manifests, plugins and macros")
    build = try PackageCheck(of: root)
  }
  defer { build?.remove() }
  let check = { (patch: EdgePatch) throws(Failure) in
    guard patch.cured > 0, let error = try build?.complaint(about: patch.contents) else { return patch }
    return patch.refused(by: error)
  }
  let made: [EdgePatch]
  if let edge = arguments[.edge] {
    made = [try check(patches.patch(ofEdge: edge))]
  } else if let owner = arguments[.owner] {
    made = [try check(patches.patch(ofOwner: owner))]
  } else {
    made = try patches.patches(atMost: arguments.number(.max) ?? 20, check: check)
  }
  try printOut(format.text(of: made))
  for patch in made {
    for line in patch.complaints { options.log.warn(line) }
    options.log.say(patch.summary)
  }
  if isAll, made.isEmpty { options.log.say("no edge has a use that can be cured") }
  return made.contains { $0.cured > 0 } ? .clean : .found
}

extension Arguments {
  /// Refuses flags that would have no effect.
  fileprivate func refuse(_ flags: [Flag], without needed: String) throws(Failure) {
    for flag in flags where has(flag) { throw Failure("--\(flag.name) needs \(needed)") }
  }
}

private func page(of words: [String], isAspect: Bool) throws(Failure) -> String {
  guard words.count == 2 else {
    throw Failure(
      "`east pair` takes a name and a type, as in `east pair Count Int`, or --edge, --owner or --all")
  }
  do {
    let (name, type) = (try PairName(words[0]), try PairType(words[1]))
    if isAspect {
      try name.checkAspect()
      try type.checkAspect()
    }
    return isAspect ? Pair.aspect(name, type) : Pair.page(name, type)
  } catch {
    throw Failure(error.sentence)
  }
}
