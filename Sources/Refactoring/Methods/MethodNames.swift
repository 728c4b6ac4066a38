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
  /// The name of the type that gets the method.
  let owner: String
  /// Whether the type of the leaf is `Bool`.
  let isCondition: Bool
  /// Whether the path has more than two steps.
  let isFar: Bool
  /// Whether the leaf is a function with a result that may not be discarded.
  let isAnswer: Bool
  /// Whether the leaf is `async` or throws.
  let hasEffects: Bool
  /// The name of the leaf at the end of a method's name: in the case of its type's name, if that is the same.
  var title: String
  /// The leaf's first parameter, if it is called with arguments.
  var parameter: CallParameter?

  /// Returns the candidate names, the best first.
  func names(_ form: MethodForm) -> [String] {
    switch form {
    case .provide, .provideTo: qualified("provide", title)
    case .set: qualified("set", isCondition ? leaf.quality : title)
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
      if parameter != nil { return [leaf] }
      if words.count > 1, ["to", "as"].contains(words[0]) { return [part.asValueName + rest] }
      // `fileName()` of a file manager would be its own.
      return words.count > 1 && !owner.contains(words[0].capitalized) ? [leaf] : [part.asValueName + leaf.capitalized]
    }
    if words.count > 1, Self.prepositions.contains(words[1]) { return [words[0] + part.capitalized + rest] }
    // `pauseTimer()` of a workspace would be about any timer.
    let isUnclear = words.count == 2 && rest != "All" && !part.capitalized.contains(rest)
    if isUnclear, parameter.map({ $0.label == "_" && !$0.type.contains(rest.singular) }) ?? true {
      return [words[0] + part.capitalized + rest]
    }
    // The object of the verb is an argument, such as the entry, or the part, such as the database that contains it.
    let takesArgument = parameter.map { $0.label == "_" || $0.isObject || isAnswer } ?? false
    return takesArgument || words.count > 1 && rest != "All" ? [leaf] : [leaf + part.capitalized]
  }

  fileprivate static let prepositions: Set<String> = [
    "With", "To", "From", "In", "At", "By", "For", "On", "As", "Of", "Into",
  ]
  private static let auxiliaries: Set<String> = ["is", "has", "can", "should", "will", "did", "set"]

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
    if ["ches", "shes", "xes", "sses", "tuses"].contains(where: hasSuffix) { return String(dropLast(2)) }
    return hasSuffix("s") && !["ss", "us", "is"].contains(where: hasSuffix) ? String(dropLast()) : self
  }
}
