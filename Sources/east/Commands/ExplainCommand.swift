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
    guard let page = rulePages.first(where: { $0.id == subject }) else { throw unknownRule(subject) }
    try printOut(page.text)
  }
  return .clean
}
