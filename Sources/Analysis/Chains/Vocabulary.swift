/// What a configuration adds to what the linter knows of members and types.
package struct Vocabulary: Sendable, Equatable {
  /// Members that only say something about the value itself.
  package var neutralMembers: [String] = []
  /// Types that are values, whoever declares them.
  package var valueTypes: [String] = []
  /// Methods that change what they are called on, whoever declares them.
  package var mutatingMembers: [String] = []
  /// Whether a closure's parameter stands where the value stands whose method takes the closure.
  package var inheritsReach = false

  package init() {}
}

extension Library {
  /// The library with what a configuration adds to it.
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
