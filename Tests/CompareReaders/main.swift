import Foundation

let options = Options(CommandLine.arguments.dropFirst())
guard !options.paths.isEmpty else {
  print("usage: compare-readers [--most N] [--quiet] PATH…")
  exit(2)
}
var allAgree = true
for path in options.paths {
  let comparisons = await compare(swiftFiles(below: path))
  for comparison in comparisons where !options.isQuiet { comparison.print(most: options.most) }
  let totals = Totals(of: comparisons)
  totals.print(for: path)
  allAgree = allAgree && totals.differences == 0
}
exit(allAgree ? 0 : 1)
