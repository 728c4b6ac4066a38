import Foundation

/// What a finding is matched by: neither lines nor files, which move.
struct Key: Hashable {
  var repository: String
  var rule: String
  var declaration: String
  var edge: String
}

/// How a reviewer classified a finding.
enum Classification: String, CaseIterable {
  case `true`, borderline, `false`
}

/// Why the table of reviews cannot be used.
struct Failure: Error {
  let text: String
}

/// Reads the table of reviews, whose first line names the columns.
func reviews(in path: String) throws(Failure) -> [Key: Classification] {
  guard let data = FileManager.default.contents(atPath: path) else { throw Failure(text: "cannot read \(path)") }
  var reviews: [Key: Classification] = [:]
  for (number, line) in String(decoding: data, as: UTF8.self).split(separator: "\n").enumerated().dropFirst() {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 10, let classification = Classification(rawValue: fields[8]) else {
      throw Failure(text: "\(path):\(number + 1): expected ten columns, with a classification in the ninth")
    }
    reviews[Key(repository: fields[0], rule: fields[5], declaration: fields[4], edge: fields[7])] = classification
  }
  return reviews
}
