import PairWriting

/// The candidate names of an owner's new method, after the
/// [API Design Guidelines](https://www.swift.org/documentation/api-design-guidelines/): a verb and a noun, made of the
/// names that the chain has.
struct MethodNames {
  /// The name of the property or function at the end of the path: `accessToken`, `refresh`.
  let leaf: String
  /// The name of the property before it: `token`.
  let part: String
  /// The name of the edge's property: `info`.
  let hop: String
  /// Whether the type of the leaf is `Bool`.
  let isCondition: Bool
  /// Whether the path has more than two steps.
  let isFar: Bool
  /// Whether the leaf is a function with a result that may not be discarded.
  let isAnswer: Bool
  /// Whether the leaf is `async` or throws.
  let hasEffects: Bool
  /// The label of the leaf's first argument, `_` for none; `nil` if the leaf has no arguments.
  var label: String?
  /// Whether the label of the first argument names its type: `delete(entry:)`.
  var isLabeledByType = false

  /// Returns the candidate names, the best first.
  func names(_ form: MethodForm) -> [String] {
    switch form {
    case .provide, .provideTo: provisions
    case .provideIfPresent: provisions.map { $0 + "IfPresent" }
    case .provideEach: qualified("provideEach", leaf.capitalized.singular)
    case .set: qualified("set", isCondition ? leaf.quality : leaf.capitalized)
    case .setMember(let member): ["set\(leaf.capitalized)\(member.name.quality)"]
    case .mutate(let mutation): changes(mutation)
    case .call: calls
    }
  }

  /// Returns a verb with a noun, and with the nouns before it; the noun alone is not the first if it says little.
  private func qualified(_ verb: String, _ noun: String) -> [String] {
    let short = verb + noun
    if part == leaf { return part == hop ? [short] : [short, verb + hop.capitalized + noun] }
    let long = verb + part.capitalized + noun
    if !isVague { return [short, long] }
    return part == hop ? [long] : [long, verb + hop.capitalized + part.capitalized + noun]
  }

  private var provisions: [String] { qualified("provide", leaf.capitalized) }

  private func changes(_ mutation: Mutation) -> [String] {
    let leaf = leaf.capitalized
    let name =
      switch mutation {
      case .append, .insert, .insertAt, .remove: "\(mutation.method)\(leaf.singular)"
      case .appendContents, .insertContents: "\(mutation.method)\(leaf)"
      case .removeAll, .removeWhere: "removeAll\(leaf)"
      case .toggle: "toggle\(part == self.leaf || !isVague ? "" : part.capitalized)\(self.leaf.quality)"
      case .sort, .sortBy, .reverse, .shuffle: "\(mutation.method)\(leaf)"
      case .removeAt, .removeValue: "remove\(leaf.singular)"
      case .removeFirst, .removeLast: "\(mutation.rawValue)\(leaf.singular)"
      }
    return [name]
  }

  private var calls: [String] {
    if leaf == part { return [leaf] }
    let words = leaf.words
    let rest = words.dropFirst().joined()
    if words.count == 2, Self.auxiliaries.contains(words[0]) { return [words[0] + part.capitalized + rest] }
    if isAnswer, !hasEffects {
      // An argument says what is asked for; without one only the part does: `fileName()` of what?
      if label != nil { return [leaf] }
      if Self.verbsOfAnswers.contains(words[0]) {
        return [rest == "All" ? leaf + part.capitalized : words[0] + part.capitalized + rest]
      }
      return [part.asValueName + (words.count > 1 && ["to", "as"].contains(words[0]) ? rest : leaf.capitalized)]
    }
    if words.count > 1, Self.prepositions.contains(words[1]) { return [words[0] + part.capitalized + rest] }
    // The object of the verb is an argument, such as the entry, or the part, such as the database that contains it.
    let takesArgument = label == "_" || isLabeledByType || label != nil && isAnswer
    return takesArgument || words.count > 1 && rest != "All" ? [leaf] : [leaf + part.capitalized]
  }

  fileprivate static let prepositions: Set<String> = [
    "With", "To", "From", "In", "At", "By", "For", "On", "As", "Of", "Into",
  ]
  private static let auxiliaries: Set<String> = ["is", "has", "can", "should", "will", "did", "set"]
  private static let verbsOfAnswers: Set<String> = ["get", "find", "make", "create", "load", "fetch", "copy", "next"]

  /// Whether the name of the leaf says little without that of its part: `account.id`, `view.isHidden`.
  private var isVague: Bool {
    let words = leaf.words
    return isFar && !leaf.lowercased().contains(part.lowercased()) || words.count == 1 && !isPlural
      || words.count == 2 && Self.auxiliaries.contains(words[0])
  }

  private var isPlural: Bool { leaf.singular != leaf }

  /// Returns the name of the closure's parameter if the shorter one has another meaning.
  var longParameter: String { (part == leaf ? leaf + "Value" : part + leaf.capitalized).asValueName }
}

extension String {
  /// The name of a property at the end of a method's name: `Stale` of `isStale`.
  var quality: String {
    let words = words
    return words.count > 1 && ["is", "has"].contains(words[0]) ? words.dropFirst().joined() : capitalized
  }

  /// The words of a camel-case name: `update`, `With`, `Values`.
  fileprivate var words: [String] {
    reduce(into: []) { words, character in
      if words.isEmpty || character.isUppercase { words.append("") }
      words[words.count - 1].append(character)
    }
  }

  /// The singular of a plural, before a preposition if there is one: `Server` of `Servers`.
  fileprivate var singular: String {
    let words = words
    if let end = words.firstIndex(where: MethodNames.prepositions.contains), end > 0 {
      return words[..<end].joined().singular + words[end...].joined()
    }
    if hasSuffix("ies") { return dropLast(3) + "y" }
    if ["ches", "shes", "xes", "sses"].contains(where: hasSuffix) { return String(dropLast(2)) }
    return hasSuffix("s") && !["ss", "us", "is"].contains(where: hasSuffix) ? String(dropLast()) : self
  }
}
