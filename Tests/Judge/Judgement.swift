import Foundation

/// What a finding is matched by: neither lines nor files, which move.
struct Key: Hashable {
  var repository: String
  var rule: String
  var declaration: String
  var edge: String
}

enum LintResult: String, CaseIterable {
  case `true`, borderline, `false`
}

/// Why the table of judgements cannot be used.
struct Failure: Error {
  let text: String
}

/// Reads the table of judgements, whose first line names the columns.
func analyses(in path: String) throws(Failure) -> [Key: LintResult] {
  guard let data = FileManager.default.contents(atPath: path) else { throw Failure(text: "cannot read \(path)") }
  var analyses: [Key: LintResult] = [:]
  for (number, line) in String(decoding: data, as: UTF8.self).split(separator: "\n").enumerated().dropFirst() {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 10, let verdict = LintResult(rawValue: fields[8]) else {
      throw Failure(text: "\(path):\(number + 1): not ten columns with a verdict in the ninth")
    }
    analyses[Key(repository: fields[0], rule: fields[5], declaration: fields[4], edge: fields[7])] = verdict
  }
  return analyses
}
