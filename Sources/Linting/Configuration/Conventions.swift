package import Analysis
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
