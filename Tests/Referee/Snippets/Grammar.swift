import Foundation

/// The forms of Swift's grammar, as `Grammar.txt` lists them.
package struct Grammar: Sendable {
  /// One way to write a category: text with places for other categories.
  struct Form: Sendable {
    var texts: [String]
    /// The numbers of the categories between the texts.
    var slots: [Int]
  }

  /// A form in a place of another form: every construct is tried inside every other.
  struct Pair: Sendable {
    var outer: (category: Int, form: Int)
    var slot: Int
    var inner: Int
  }

  private(set) var categories: [[Form]] = []
  /// For each category, the places where it occurs.
  private(set) var places: [[(category: Int, form: Int, slot: Int)]] = []
  private(set) var pairs: [Pair] = []

  /// Reads the grammar beside this file.
  package init() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Grammar.txt")
    let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    let names = lines.filter { !$0.hasPrefix(" ") }.map(String.init)
    let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    for line in lines {
      if line.hasPrefix("  ") {
        categories[categories.count - 1].append(try Form(String(line.dropFirst(2)), numbers))
      } else {
        categories.append([])
      }
    }
    places = Array(repeating: [], count: categories.count)
    for (category, forms) in categories.enumerated() {
      for (number, form) in forms.enumerated() {
        for (slot, inner) in form.slots.enumerated() {
          places[inner].append((category, number, slot))
          pairs += categories[inner].indices.map { Pair(outer: (category, number), slot: slot, inner: $0) }
        }
      }
    }
  }
}

extension Grammar.Form {
  /// - Parameter numbers: the numbers of the categories by their names.
  init(_ line: String, _ numbers: [String: Int]) throws {
    let line = line == "∅" ? "" : line.replacingOccurrences(of: "⏎", with: "\n")
    let parts = line.split(separator: "«", omittingEmptySubsequences: false)
    texts = [String(parts[0])]
    slots = []
    for part in parts.dropFirst() {
      let pieces = part.split(separator: "»", maxSplits: 1, omittingEmptySubsequences: false)
      guard pieces.count == 2, let number = numbers[String(pieces[0])] else { throw UnknownCategory(line: line) }
      slots.append(number)
      texts.append(String(pieces[1]))
    }
  }
}

/// A line of the grammar names a category that there is not.
struct UnknownCategory: Error {
  var line: String
}
