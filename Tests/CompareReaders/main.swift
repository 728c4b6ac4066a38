import Foundation
import Referee

let options = Options(CommandLine.arguments.dropFirst())
guard !options.paths.isEmpty || options.snippets > 0 else {
  print("usage: compare-readers [--most N] [--quiet] [--snippets N [--from N]] PATH…")
  exit(2)
}
var allAgree = true
if options.snippets > 0 {
  let grammar = try Grammar()
  let totals = await compareSnippets(options.first..<options.first + options.snippets, of: grammar)
  if !options.isQuiet { print(totals.reports.prefix(options.most).joined(separator: "\n")) }
  print(
    """
    \(totals.compared) snippets of \(grammar.pairCount) pairs of forms, \(totals.valid) accepted by SwiftSyntax: \(totals.chains) \
    chains, \(totals.declarations) declarations, \(totals.bindings) bindings; \(totals.reports.count) that the compiler accepts differ
    """)
  allAgree = totals.reports.isEmpty
}
for path in options.paths {
  let comparisons = await compare(swiftFiles(below: path))
  for comparison in comparisons where !options.isQuiet { comparison.print(most: options.most) }
  let totals = Totals(of: comparisons)
  totals.print(for: path)
  allAgree = allAgree && totals.differences == 0
}
exit(allAgree ? 0 : 1)
