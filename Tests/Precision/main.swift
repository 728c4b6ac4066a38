import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count == 4 else {
  print("usage: measure-precision EAST CONFIGURATION TABLE CHECKOUTS-DIR")
  exit(2)
}
do {
  let table = try reviews(in: arguments[2])
  var reported: [Key: Reported] = [:]
  var shapes: [Shape: Int] = [:]
  for repository in Set(table.keys.map(\.repository)).sorted() {
    let name = repository.split(separator: "/").last ?? ""
    for finding in try findings(in: "\(arguments[3])/\(name)", by: arguments[0], arguments[1]) {
      let key = Key(
        repository: repository, rule: finding.rule, declaration: finding.declaration, edge: finding.edge)
      reported[key] = finding
      guard let shape = Shape(of: finding) else { continue }
      shapes[shape, default: 0] += 1
      print("\(shape.rawValue): \(repository) \(finding.declaration) \(finding.chain) [\(finding.rule)]")
    }
  }
  // Notes are counted separately: only warnings and errors must be true.
  var scores: [String: Score] = [:]
  for (key, classification) in table {
    if let finding = reported[key] {
      let group = finding.severity == "note" ? "\(key.rule) (notes)" : key.rule
      scores[group, default: Score()].reported[classification, default: 0] += 1
    } else {
      scores[key.rule, default: Score()].gone[classification, default: 0] += 1
      if classification == .true {
        print("no longer reported: \(key.repository) \(key.declaration) \(key.edge) [\(key.rule)]")
      }
    }
  }
  print("\(reported.count) findings, \(shapes.values.reduce(0, +)) of a shape that is exempt")
  let reviewedRules = Set(table.keys.map(\.rule))
  for (key, finding) in reported where reviewedRules.contains(key.rule) && table[key] == nil {
    scores[finding.severity == "note" ? "\(key.rule) (notes)" : key.rule, default: Score()].unreviewed += 1
  }
  for (rule, score) in scores.sorted(by: { $0.key < $1.key }) { print("\(rule): \(score.text)") }
  let all = scores.values.reduce(Score(), +)
  print("all: \(all.text)")
  let reads = (scores["reach"] ?? Score()) + (scores["laundered-reach"] ?? Score())
  let writes = scores["write-through"] ?? Score()
  let goals = [
    ("all are true or borderline", all.tolerance, 0.9), ("reach and laundered-reach are true", reads.precision, 0.75),
    ("write-through is true or borderline", writes.tolerance, 0.9), ("write-through is true", writes.precision, 0.8),
  ]
  for (goal, share, wanted) in goals where share < wanted { print("below \(Int(wanted * 100)) %: \(goal)") }
  let isMet = goals.allSatisfy { $0.1 >= $0.2 } && all.gone[.true, default: 0] == 0 && shapes.isEmpty
  exit(isMet ? 0 : 1)
} catch {
  print("error: \((error as? Failure)?.text ?? "\(error)")")
  exit(2)
}
