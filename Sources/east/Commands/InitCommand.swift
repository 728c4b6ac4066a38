import Git
import Lint

/// Writes a first configuration and prints what runs the gate on the forge that the repository is at home at.
func initialize(_ arguments: Arguments) throws(Failure) -> ExitStatus {
  if let extra = arguments.operands.first {
    throw Failure("'east init' takes no '\(extra)'; --repo DIR names another directory")
  }
  let root: DiskPath
  switch try Target([], .workTree, repository: arguments[.repo], isGiven: false) {
  case .repository(_, let directory, _), .plain(let directory, _): root = directory
  }
  let file = root.appending(name: configurationName)
  if kind(ofFile: file) != nil, !arguments.has(.force) {
    throw Failure("'\(file)' is there already; --force replaces it, 'east show-config' prints what it says")
  }
  do {
    try write(firstConfiguration, toFile: file)
  } catch {
    throw Failure("'\(file)' cannot be written: it \(error.reason)")
  }
  let log = Log(arguments)
  log.say("wrote '\(file)'; 'east lint' judges by it")
  log.say("'east baseline write' takes down what is found today, so that only what comes on top of it counts")
  let forges = Forge.found(in: root)
  if forges.isEmpty { log.say("no forge left a trace here; Documentation/Teams.md shows what runs the gate on each") }
  StandardStream.output.write(forges.map(\.snippet).joined(separator: "\n"))
  return .clean
}

private let firstConfiguration = """
  {
    // "strict" for modules that live by tell-don't-ask, "legacy" to begin with the writes only.
    "extends": "recommended",

    // How loud a rule is: "off", "note", "warning", "error". 'east rules' lists them.
    "rules": {}
  }

  """
