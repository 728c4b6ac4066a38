import Git

/// Writes a first configuration and prints the CI configuration that runs the gate.
func initialize(_ arguments: Arguments) throws(Failure) -> ExitStatus {
  if let extra = arguments.operands.first {
    throw Failure("`east init` takes no operand '\(extra)'; pass --repo DIR for another directory")
  }
  let root: DiskPath
  switch try Target([], .workTree, repository: arguments[.repo], isGiven: false) {
  case .repository(_, let directory, _), .plain(let directory, _): root = directory
  }
  let file = root.appending(name: configurationName)
  if kind(ofFile: file) != nil, !arguments.has(.force) {
    throw Failure("'\(file)' already exists; pass --force to overwrite it, or run `east show-config`")
  }
  do {
    try NamedFile(file, below: root).write(firstConfiguration)
  } catch {
    throw .unwritable("'\(file)'", error)
  }
  let log = Log(arguments)
  log.say("wrote '\(file)'; `east lint` now uses it")
  log.say("`east baseline write` records current findings; afterwards only new ones are reported")
  let forges = CIProvider.found(in: root)
  if forges.isEmpty {
    log.say("no CI configuration found; Documentation/Teams.md in Eastward's repository lists the supported CI systems")
  }
  try printOut(forges.map(\.snippet).joined(separator: "\n"))
  return .clean
}

private let firstConfiguration = """
  {
    // "strict" for modules that follow tell-don't-ask, "legacy" to report writes only.
    "extends": "recommended",

    // The severity of each rule: "off", "note", "warning" or "error". `east rules` lists the rules.
    "rules": {}
  }

  """
