import Findings
import Git
import Linting
import Rules
import Sessions

/// Prints a rule's page, or the explanation of the chains at a location.
func explain(_ arguments: Arguments) async throws(Failure) -> ExitStatus {
  guard let subject = arguments.operands.first, arguments.operands.count == 1 else {
    throw Failure("`east explain` takes one rule or FILE:LINE[:COLUMN]; `east rules` lists the rules")
  }
  if let spot = SourceLocation(subject) {
    let places = try OperandPaths(from: arguments[.repo], mayBeMissing: true)
    if kind(ofFile: try places.absolute(spot.file), followsLinks: true) == .directory {
      throw Failure("'\(spot.file)' is a directory; pass a file in it")
    }
    let options = try InputOptions(
      arguments, operands: [spot.file], lintsTests: true, readsAround: true, by: try ConfigurationOptions(arguments))
    try printOut(try await LintSession(options).explanation(at: spot))
  } else {
    if subject.contains(".swift") {
      throw Failure("'\(subject)' is not FILE:LINE[:COLUMN]; add a line, such as '\(subject):1'")
    }
    try printOut(try text(of: subject, arguments))
  }
  return .clean
}

/// Returns the page of a rule, or the text of a rule of the team's own.
private func text(of rule: String, _ arguments: Arguments) throws(Failure) -> String {
  if let page = rulePages.first(where: { $0.id == rule }) { return page.text }
  guard rule.hasPrefix(UseRule.prefix) else { throw unknownRule(rule) }
  let input = try InputOptions(arguments, operands: [], by: try ConfigurationOptions(arguments))
  let own = try input.configurationHere().uses
  if let found = own[String(rule.dropFirst(UseRule.prefix.count))]?.value {
    guard let path = try found.pathOfPage() else { return found.text }
    let page = Page(try input.text(ofPage: path, of: found))
    return "\(found.text)\n\(page.summary)\n\n\(page.sectionText)"
  }
  throw Failure("unknown rule '\(rule)'\(choices(for: rule, among: own.values.map(\.value.id).sorted()))")
}
