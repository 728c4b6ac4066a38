import Findings

/// The names by which a team recognizes settings, services, tools and states: patterns of the declared names of types
/// and protocols.
package struct Conventions: Sendable, Equatable {
  private var lists: [Convention: NameList]

  package init(_ lists: [Convention: NameList] = [:]) {
    self.lists = lists
  }

  /// The list of a convention; `nil` if it is not set.
  package subscript(convention: Convention) -> NameList? {
    get { lists[convention] }
    set { lists[convention] = newValue }
  }

  /// Returns whether the patterns are the same, wherever they are set.
  package func isSame(as other: Conventions) -> Bool {
    Convention.allCases.allSatisfy { self[$0]?.patterns ?? [] == other[$0]?.patterns ?? [] }
  }

  /// Returns the first pattern of a convention that a name has; `nil` if it has none.
  package func pattern(of name: String, in convention: Convention) -> NamePattern? {
    guard let list = lists[convention] else { return nil }
    let bytes = Array(name.utf8)
    return list.patterns.first { $0.matches(bytes) }
  }
}

/// A list of patterns that a configuration sets.
package struct NameList: Sendable, Equatable {
  package var patterns: [NamePattern]
  /// The file or preset that sets the list, as messages print it; empty if it is not known.
  package var source = ""

  package init(_ patterns: [NamePattern], from source: String = "") {
    (self.patterns, self.source) = (patterns, source)
  }
}

/// What names can say about a type.
package enum Convention: String, Sendable, CaseIterable {
  case settings
  case serviceOwners = "services.owners"
  case serviceParts = "services.parts"
  case tools
  case states
}

/// A pattern of names by whole words: `*Lock` is `DataLock`, but not `Clock`. `*` is any text, at the beginning, at the
/// end or at both.
package struct NamePattern: Sendable, Equatable {
  package let text: String
  private let word: [UInt8]
  private let isOpenBefore: Bool
  private let isOpenBehind: Bool

  /// - Returns: `nil` for a text that is no pattern: without a name, or with `*` in the middle.
  package init?(_ text: String) {
    var word = Array(text.utf8)[...]
    isOpenBefore = word.first == Self.star
    if isOpenBefore { word.removeFirst() }
    isOpenBehind = word.last == Self.star
    if isOpenBehind { word.removeLast() }
    guard !word.isEmpty, word.allSatisfy({ $0 == UInt8(ascii: "_") || $0 >= 0x80 || $0.isLetterOrDigit }) else {
      return nil
    }
    (self.text, self.word) = (text, Array(word))
  }

  /// Returns whether a name has the pattern. A protocol such as `ClockServiceProtocol` is named like what it describes.
  package func matches(_ name: String) -> Bool { matches(Array(name.utf8)) }

  fileprivate func matches(_ name: [UInt8]) -> Bool {
    matches(name[...]) || name.ends(with: Self.ending) && matches(name.dropLast(Self.ending.count))
  }

  private func matches(_ name: ArraySlice<UInt8>) -> Bool {
    let rest = name.count - word.count
    guard rest == 0 || rest > 0 && (isOpenBefore || isOpenBehind) else { return false }
    let starts = (isOpenBefore && !isOpenBehind ? rest : 0)...(isOpenBefore ? rest : 0)
    return starts.contains { start in
      let end = start + word.count
      return name[start..<end].elementsEqual(word) && isBoundary(start, of: name) && isBoundary(end, of: name)
    }
  }

  /// Returns whether a word begins or ends at a position of a name.
  private func isBoundary(_ position: Int, of name: ArraySlice<UInt8>) -> Bool {
    guard position > 0, position < name.count else { return true }
    return !name[position].isLowercase || !name[position - 1].isLetterOrDigit
  }

  private static let star = UInt8(ascii: "*")
  private static let ending = Array("Protocol".utf8)
}

extension [UInt8] {
  fileprivate func ends(with ending: [UInt8]) -> Bool { suffix(ending.count).elementsEqual(ending) }
}

extension UInt8 {
  fileprivate var isLowercase: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }

  fileprivate var isLetterOrDigit: Bool {
    isLowercase || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
  }
}
