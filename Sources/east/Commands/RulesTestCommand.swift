import Findings
import Git
import Linting
import Sessions

/// Proves the pages of the rules of the team's own: what they say is reported is reported, and nothing else is.
func testRules(_ arguments: Arguments) throws(Failure) -> ExitStatus {
  let input = try InputOptions(arguments, operands: [], by: try ConfigurationOptions(arguments))
  let rules = try input.configurationHere().pagesOfUses()
  if rules.isEmpty { throw Failure("no rule in 'uses' here; Documentation/Uses.md shows how to write one") }
  var faults = 0
  for (rule, path) in rules {
    guard let path else {
      try printOut("\(rule.id): no page\n")
      continue
    }
    let page = UseRulePage(try input.text(ofPage: path, of: rule.rule), of: rule)
    let found = page.faults()
    for fault in found {
      try printOut("\(escaped(path.description)):\(fault.line): error: \(escaped(fault.sentence)) [\(rule.id)]\n")
    }
    if found.isEmpty {
      try printOut("\(rule.id): \(pluralized(page.examples, "example")) in \(escaped(path.description))\n")
    }
    faults += found.count
  }
  return faults == 0 ? .clean : .found
}
