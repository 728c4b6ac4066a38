/// The names of members and types that a configuration adds to the linter's tables.
package struct Vocabulary: Sendable, Equatable {
  /// Members that only identify or describe their value, like `description`.
  package var neutralMembers: [String] = []
  /// Types that count as values, whether the repository or a library declares them.
  package var valueTypes: [String] = []
  /// Methods that mutate their receiver, whether the repository or a library declares them.
  package var mutatingMembers: [String] = []
  /// Whether the parameter of a closure has the reach of the receiver whose method takes the closure.
  package var inheritsReach = false

  package init() {}
}

extension Library {
  /// Returns the library with the names that a configuration adds.
  func adding(_ vocabulary: Vocabulary) -> Library {
    var library = self
    library.neutralMembers = SpellingSet(neutralMembers, adding: vocabulary.neutralMembers)
    library.values = SpellingSet(values, adding: vocabulary.valueTypes)
    library.wantedValues = SpellingSet(wantedValues, adding: vocabulary.valueTypes)
    library.mutatingMembers = SpellingSet(mutatingMembers, adding: vocabulary.mutatingMembers)
    library.wantedMutatingMembers = SpellingSet(wantedMutatingMembers, adding: vocabulary.mutatingMembers)
    library.inheritsReach = vocabulary.inheritsReach
    return library
  }
}
