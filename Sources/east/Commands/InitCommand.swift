import Findings
import Git
import Linting
import Reports
import Sessions

/// Writes a first configuration, a baseline and a CI configuration, and shows each before it is written.
func initialize(_ arguments: Arguments) async throws(Failure) -> ExitStatus {
  try arguments.requireNoOperand("pass --repo DIR for another directory")
  let log = Log(arguments)
  let project = try Project(
    try InputLocation([], .workTree, repository: arguments[.repo], isWhole: false, isGiven: false))
  log.say("found \(project.description)")
  var setup = Setup(below: project.root, consent: Consent(arguments), log)
  let configuration = try setup.propose(
    firstConfiguration(for: try await modules(arguments)), at: configurationName, "the configuration",
    overwrites: arguments.has(.force))
  if project.isRepository {
    let (baseline, isComplete) = try await currentBaseline(arguments, isConfigured: configuration != .declined)
    if baseline.count == 0, isComplete {
      log.say("no findings; a baseline is not needed")
    } else if baseline.count == 0 {
      log.say("no findings in the files that could be read; run `east baseline write` when all can be read")
    } else {
      try setup.propose(
        baseline.text, at: BaselineFile.usualName, "a baseline of \(pluralized(baseline.count, "finding"))")
    }
  }
  if let (provider, path) = project.missingWorkflow {
    try setup.propose(provider.snippet, at: path, "the CI configuration")
  }
  for provider in project.providersToEdit { try setup.show(provider.snippet, "lines to add") }
  for advice in project.advice + setup.advice { log.say(advice) }
  return .clean
}

/// Returns a baseline of the current findings, under the configuration that the repository will have, and whether all
/// files could be read.
///
/// - Parameter isConfigured: whether the configuration at the root was written or existed already.
private func currentBaseline(_ arguments: Arguments, isConfigured: Bool) async throws(Failure) -> (
  Baseline, isComplete: Bool
) {
  var arguments = arguments
  if !isConfigured { try arguments.add("recommended", to: Flag.preset.form) }
  let options = try InputOptions(arguments, operands: [], by: try ConfigurationOptions(arguments))
  let session = try await LintSession(options, isWhole: true, hasBaseline: false)
  return (session.baselined(options.log).whole, !session.hasUnreadFiles)
}

/// Returns the modules of the linted files, in alphabetical order; none if the files cannot be read.
private func modules(_ arguments: Arguments) async throws(Failure) -> [String] {
  var arguments = arguments
  try arguments.add("recommended", to: Flag.preset.form)
  let options = try InputOptions(arguments, operands: [], by: try ConfigurationOptions(arguments))
  guard let session = try? await LintSession(options, complains: false, isWhole: true, hasBaseline: false) else {
    return []
  }
  return session.lintedModules.map(\.description)
}

/// Returns a configuration with the settings that most teams change, and a rule between two modules as a comment.
private func firstConfiguration(for modules: [String]) -> String {
  let names = modules.filter {
    $0.utf8.allSatisfy { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 >= 0x20 }
  }
  var rule = ""
  if let first = names.first, let second = names.dropFirst().first {
    let groups = names.prefix(12).map { "\"\($0)\": { \"modules\": \"\($0)\" }" }.joined(separator: ", ")
    rule = """
      ,

        // Your own rules about who may read, write or call what (Documentation/Uses.md), with the modules here as groups:
        // "groups": { \(groups) },
        // "uses": { "name-of-the-rule": { "from": "\(first)", "to": "\(second)", "because": "…", "severity": "error" } }
      """
  }
  return """
    {
      // "strict" for modules that follow tell-don't-ask, "legacy" to report writes only.
      "extends": "recommended",

      // Patterns of files that are not linted, as in .gitignore.
      "exclude": [],

      // The severity of each rule: "off", "note", "warning" or "error". `east rules` lists the rules.
      "rules": {}\(rule)
    }

    """
}
