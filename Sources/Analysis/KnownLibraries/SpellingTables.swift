/// A set of names, written as text.
package struct SpellingSet: Sendable {
  private var index = HashIndex()

  init(_ words: String) {
    for word in words.utf8.words { index.set(Spelling(word).hash, to: 1) }
  }

  /// Creates a set with the names of another set and a few more.
  init(_ other: SpellingSet, adding names: [String]) {
    self = other
    for name in names { index.set(Spelling(name).hash, to: 1) }
  }

  init(_ spellings: [Spelling]) {
    for spelling in spellings { index.set(spelling.hash, to: 1) }
  }

  package func contains(_ spelling: Spelling) -> Bool { index.contains(spelling.hash) }
}

/// A table from a name to a list of names, written as text: `name: name name name`, a line or more for each.
struct SpellingLists: Sendable {
  private var index = HashIndex()
  private var lists: [[Spelling]] = []
  private var all = HashIndex()

  init(_ text: String) {
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1)
      guard parts.count == 2 else { continue }
      let (name, list) = (Spelling(parts[0]), parts[1].words.map { Spelling($0) })
      if let number = index[name.hash] {
        lists[Int(number)] += list
      } else {
        index.set(name.hash, to: UInt32(lists.count))
        lists.append(list)
      }
      for other in list { all.set(other.hash, to: 1) }
    }
  }

  subscript(spelling: Spelling) -> [Spelling] {
    index[spelling.hash].map { lists[Int($0)] } ?? []
  }

  /// Returns whether a name has a list.
  func has(_ spelling: Spelling) -> Bool { index.contains(spelling.hash) }

  /// Returns whether a name is in any of the lists.
  func mentions(_ spelling: Spelling) -> Bool { all.contains(spelling.hash) }
}

/// A table from names to the cases of an enumeration, written as text: `word: name name name`, a line for each case.
struct SpellingMap<Word: RawRepresentable<String> & CaseIterable & Sendable>: Sendable {
  private var index = HashIndex()
  private var words: [Word] = []

  init(_ text: String) {
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1)
      guard parts.count == 2, let word = Word(rawValue: String(Substring(parts[0]))) else { continue }
      for name in parts[1].words {
        index.set(Spelling(name).hash, to: UInt32(words.count))
      }
      words.append(word)
    }
  }

  subscript(spelling: Spelling) -> Word? {
    index[spelling.hash].map { words[Int($0)] }
  }
}

extension Collection<UInt8> {
  /// The words of a table. They are split as bytes, because every run begins with reading the tables.
  fileprivate var words: [SubSequence] { split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") } }
}
