import Foundation

let packages = CommandLine.arguments.dropFirst()
guard !packages.isEmpty else {
  print("usage: compare-compiler PACKAGE…")
  exit(2)
}
let goals = (analyses: 0.995, members: 0.985)
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
    isGood = isGood && comparison.analyses.share >= goals.analyses && comparison.members.share >= goals.members
  } catch {
    print("compare-compiler: \((error as? Failure)?.text ?? "\(error)")")
    exit(2)
  }
}
exit(isGood ? 0 : 1)
