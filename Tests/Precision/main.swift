import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count == 3 else {
  print("usage: measure-precision EAST TABLE CHECKOUTS-DIR")
  exit(2)
}

do {
  let table = try reviews(in: arguments[1])
  var reported: [Key: Reported] = [:]
  var shapes: [Shape: Int] = [:]
  var missing: Set<String> = []
  for repository in Set(table.keys.map(\.repository)).sorted() {
    let checkout = "\(arguments[2])/\(repository.split(separator: "/").last ?? "")"
    guard FileManager.default.fileExists(atPath: checkout) else {
      missing.insert(repository)
      continue
    }
    for finding in try findings(in: checkout, by: arguments[0]) {
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
  for (key, classification) in table where !missing.contains(key.repository) {
    if let finding = reported[key] {
      let group = finding.severity == "note" ? "notes: \(finding.reason ?? "no reason")" : key.rule
      scores[group, default: Score()].reported[classification, default: 0] += 1
    } else {
      scores[key.rule, default: Score()].gone[classification, default: 0] += 1
    }
  }
  let reviewedRules = Set(table.keys.map(\.rule))
  for (key, finding) in reported where reviewedRules.contains(key.rule) && table[key] == nil {
    let group = finding.severity == "note" ? "notes: \(finding.reason ?? "no reason")" : key.rule
    scores[group, default: Score()].unreviewed += 1
  }
  print("\(reported.count) findings, \(shapes.values.reduce(0, +)) of a shape that is exempt")
  if !missing.isEmpty { print("without a checkout: \(missing.sorted().joined(separator: ", "))") }
  for (rule, score) in scores.sorted(by: { $0.key < $1.key }) { print("\(rule): \(score.text)") }
  let reports = ["reach", "laundered-reach", "write-through"].compactMap { scores[$0] }.reduce(Score(), +)
  print("warnings and errors: \(reports.text)")
  let goals = [("are true", reports.precision, 0.66), ("are true or borderline", reports.tolerance, 0.94)]
  for (goal, share, wanted) in goals where share < wanted {
    print("below \(Int(wanted * 100)) %: warnings and errors \(goal)")
  }
  exit(goals.allSatisfy { $0.1 >= $0.2 } && shapes.isEmpty ? 0 : 1)
} catch {
  print("error: \((error as? Failure)?.text ?? "\(error)")")
  exit(2)
}
