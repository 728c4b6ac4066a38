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
    case .set: qualified("set", isCondition ? quality : leaf.capitalized)
    case .setMember(let member): ["set\(leaf.capitalized)\(member.title)"]
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
      case .toggle: "toggle\(part == self.leaf || !isVague ? "" : part.capitalized)\(quality)"
      case .sort, .sortBy, .reverse, .shuffle: "\(mutation.method)\(leaf)"
      case .removeAt, .removeValue: "remove\(leaf.singular)"
      case .removeFirst, .removeLast: "\(mutation.rawValue)\(leaf.singular)"
      }
    return [name]
  }

  private var calls: [String] {
    let words = leaf.words
    let rest = words.dropFirst().joined()
    let isPreposition = words.count > 1 && Self.prepositions.contains(words[1].lowercased())
    if isPreposition || words.count == 2 && Self.auxiliaries.contains(words[0]) {
      return [words[0] + part.capitalized + rest]
    }
    if takesObject || leaf == part { return [leaf] }
    if words.count > 1, words[0] == "to" || words[0] == "as" { return [part.asValueName + rest] }
    if words.count == 1 {
      return isAnswer && !hasEffects ? [part.asValueName + leaf.capitalized] : [leaf + part.capitalized]
    }
    return words.count == 2 && words[1] == "All" ? [leaf + part.capitalized] : [leaf]
  }

  /// Whether the object of the verb is an argument, such as the entry, not the part, such as the database that contains
  /// it.
  private var takesObject: Bool {
    guard let label else { return false }
    return label == "_" || isLabeledByType || isAnswer
  }

  private static let prepositions: Set<String> = [
    "with", "to", "from", "in", "at", "by", "for", "on", "as", "of", "into",
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

  /// The adjective in the name of a `Bool`: `Stale` of `isStale`.
  private var quality: String {
    let words = leaf.words
    return words.count > 1 && ["is", "has"].contains(words[0]) ? words.dropFirst().joined() : leaf.capitalized
  }
}

extension LibraryProperty {
  /// The name of the property at the end of a method's name: `On` of `isOn`.
  fileprivate var title: String { (name.hasPrefix("is") ? String(name.dropFirst(2)) : name).capitalized }
}

extension String {
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
    if let end = words.firstIndex(where: ["With", "To", "From", "In", "At", "By", "For", "On", "Of"].contains), end > 0
    {
      return words[..<end].joined().singular + words[end...].joined()
    }
    if hasSuffix("ies") { return dropLast(3) + "y" }
    if ["ches", "shes", "xes", "sses"].contains(where: hasSuffix) { return String(dropLast(2)) }
    return hasSuffix("s") && !["ss", "us", "is"].contains(where: hasSuffix) ? String(dropLast()) : self
  }
}
