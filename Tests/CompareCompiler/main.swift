import Foundation

let packages = CommandLine.arguments.dropFirst()
guard !packages.isEmpty else {
  print("usage: compare-compiler PACKAGE…")
  exit(2)
}
let goal = 0.99
let kept = ProcessInfo.processInfo.environment["EASTWARD_TREES"]
var isGood = true
for package in packages {
  do {
    let built = try BuiltPackage(package, kept: kept)
    let comparison = Comparison(built)
    for disagreement in comparison.disagreements { print("\(package)/\(disagreement)") }
    for file in built.trees.unread { print("\(file): the compiler's tree could not be read: not compared") }
    print("\(package): \(built.compiled) files compared")
    print("\(package): analyses: \(comparison.analyses.text)")
    print("\(package): all members: \(comparison.members.text)")
    isGood = isGood && comparison.analyses.share >= goal
  } catch {
    print("compare-compiler: \((error as? Failure)?.text ?? "\(error)")")
    exit(2)
  }
}
exit(isGood ? 0 : 1)
