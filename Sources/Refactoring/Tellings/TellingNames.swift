import PairWriting

/// The candidate names of an owner's new method.
struct TellingNames {
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

  /// Whether the first argument of the leaf is the object of its verb: `delete(entry:)`.
  var takesObject = false

  /// Returns the candidate names, the best first.
  func names(_ telling: Telling) -> [String] {
    let leaf = isBareAdjective ? "Is" + leaf.capitalized : leaf.capitalized
    let (part, hop) = (part.capitalized, hop.capitalized)
    switch telling {
    case .provide, .provideTo, .provideResult:
      if let conversion {
        return ["provide\(part)\(conversion)", "provide\(hop)\(part)\(conversion)"]
      }
      if Self.selectors.contains(self.leaf), part != leaf {
        return ["provide\(leaf)\(part)", "provide\(leaf)\(hop)\(part)", "provide\(hop)\(part)\(leaf)"]
      }
      if isFar, let whose { return ["provide\(whose)\(leaf)", "provide\(hop)\(part)\(leaf)", "provide\(leaf)"] }
      if saysLittle { return ["provide\(part)\(leaf)", "provide\(hop)\(part)\(leaf)", "provide\(leaf)"] }
      return ["provide\(leaf)", "provide\(part)\(leaf)", "provide\(hop)\(part)\(leaf)"]
    case .providePart(let set): return [leaf, part + leaf].map { "provide\($0)\(set.name.capitalized)" }
    case .provideIfPresent: return names(.provide).map { $0 + "IfPresent" }
    case .provideEach:
      let one = leaf.singular
      return ["provideEach\(one)", "provideEach\(part)\(one)", "provideEach\(hop)\(part)\(one)"]
    case .when(let value):
      let verb = value ? "if" : "ifNot"
      let isShort = !quality.dropFirst().contains { $0.isUppercase }
      let first =
        isShort && !Self.plainParts.contains(self.part) ? [part + quality, quality] : [quality, part + quality]
      return (first + [hop + part + quality]).map { verb + $0 }
    case .set:
      let long = ["set\(part)\(leaf)", "set\(hop)\(part)\(leaf)"]
      return Self.closures.contains(self.leaf) && part != leaf ? long : ["set\(leaf)"] + long
    case .setPart(let set):
      let what = leaf + set.title
      return ["set\(what)", "set\(what)Value"]
    case .adjustPart(let part, let sign): return ["\(sign == "+=" ? "increase" : "decrease")\(leaf)\(part.title)"]
    case .callPart(let call):
      return [leaf, part + leaf].map { call.verb + $0 + call.noun }
    case .setElement:
      let one = leaf.singularInside
      return one == leaf ? ["set\(one)Value", "set\(part)\(one)Value"] : ["set\(one)", "set\(part)\(one)"]
    case .mark(let value):
      let verb = value ? "mark" : "unmark"
      return ["\(verb)\(part)\(quality)", "\(verb)\(hop)\(part)\(quality)"]
    case .adjust("+="): return ["increase\(leaf)", "increase\(part)\(leaf)"]
    case .adjust: return ["decrease\(leaf)", "decrease\(part)\(leaf)"]
    case .mutate(.append), .mutate(.appendContents): return ["appendTo\(leaf)", "appendTo\(part)\(leaf)"]
    case .mutate(.insert), .mutate(.insertAt), .mutate(.insertContents):
      return ["insertInto\(leaf)", "insertInto\(part)\(leaf)"]
    case .mutate(.remove): return ["removeFrom\(leaf)", "removeFrom\(part)\(leaf)"]
    case .mutate(.toggle): return ["toggle\(part)\(quality)", "toggle\(hop)\(part)\(quality)"]
    case .mutate(.removeAll), .mutate(.removeWhere): return ["removeAll\(leaf)", "removeAll\(part)\(leaf)"]
    case .mutate(.removeAt), .mutate(.removeValue):
      return ["remove\(leaf.singularInside)", "remove\(part)\(leaf.singularInside)"]
    case .mutate(let mutation) where [.sort, .sortBy, .reverse, .shuffle].contains(mutation):
      return ["\(mutation.method)\(leaf)", "\(mutation.method)\(part)\(leaf)"]
    case .mutate(let mutation):
      return ["\(mutation.rawValue)\(leaf.singular)", "\(mutation.rawValue)\(part)\(leaf.singular)"]
    case .call, .ask:
      let own = self.leaf
      if own == self.part { return [own, "current\(leaf)", "\(hop.asValueName)\(leaf)"] }
      if isAnswer, leaf == part.singular { return [own, "\(own)In\(part)", "\(own)In\(hop)\(part)"] }
      let words = own.words
      // The object of the verb is the argument, such as the entry, not the part, such as the database that contains it.
      if takesObject, words.count == 1 { return ["\(own)In\(part)", "\(own)In\(hop)\(part)"] }
      // The owner may have another part with such a conversion.
      if conversion != nil {
        return [part.asValueName + leaf, hop.asValueName + part + leaf]
      }
      if words.count > 1, Self.prepositions.contains(words[1]), words[0] != "apply" {
        let rest = words.dropFirst().joined()
        return ["\(words[0])\(part.singular)\(rest)", "\(words[0])\(hop)\(part)\(rest)"]
      }
      if words.count == 2, Self.openers.contains(words[0]) {
        return ["\(words[0])\(part)\(words[1])", "\(words[0])\(hop)\(part)\(words[1])"]
      }
      let isWord = !own.dropFirst().contains { $0.isUppercase }
      if isWord, isAnswer, !isAction, !hasEffects {
        return [part.asValueName + leaf, own + part, hop.asValueName + part + leaf]
      }
      let isWhole = isWord || own.hasSuffix("All")
      let object = own.hasSuffix("All") ? part : part.singular
      if !isWhole { return [own, "\(own)In\(part)", "\(own)In\(hop)\(part)"] }
      return ["\(own)\(object)", "\(own)\(part)", "\(own)\(hop)\(object)"]
    }
  }

  /// Whether the leaf is named after an action, not after its result.
  var isAction: Bool { isAnswer && leaf.words.first.map(Self.verbs.contains) ?? false }

  private static let verbs: Set<String> = [
    "add", "apply", "authenticate", "build", "close", "commission", "connect", "create", "delete", "evaluate",
    "execute", "fetch", "find", "generate", "get", "handle", "insert", "load", "make", "move", "open", "perform", "pop",
    "present", "push", "read", "refresh", "register", "remove", "request", "reset", "resolve", "restore", "revoke",
    "run", "save", "send", "show", "start", "stop", "submit", "subscribe", "sync", "take", "update", "write",
  ]

  /// First words of names that are too general without the name of the part: `setActive`.
  private static let openers: Set<String> = ["set", "is", "has", "can", "should", "last"]

  fileprivate static let prepositions: Set<String> = ["With", "To", "From", "In", "At", "By", "For", "On"]

  /// The result of a conversion method: `Rules` of `toRules()`; `nil` for any other leaf.
  private var conversion: String? {
    let words = leaf.words
    return isAnswer && words.count > 1 && words[0] == "to" ? words.dropFirst().joined() : nil
  }

  /// Whether the leaf is a `Bool` property whose name is a single word without `is`: `read`.
  private var isBareAdjective: Bool {
    isCondition && !isAnswer && quality == leaf.capitalized && !leaf.contains { $0.isUppercase }
  }

  /// The name of the part that a method name must contain, if the name of the leaf does not; that of the edge's
  /// property if the last part has a generic name such as `data`.
  private var whose: String? {
    let isPlain = Self.plainParts.contains(part)
    let name = isPlain ? hop : part
    if leaf.lowercased().contains(name.lowercased()) || isPlain && !Self.plainLeaves.contains(leaf) { return nil }
    return name.capitalized
  }

  /// Names that select one of several parts: `servers.all`.
  private static let selectors: Set<String> = ["all", "first", "last", "current", "main", "selected", "default"]

  /// Whether the name of the leaf is too general without that of its part: `account.id`.
  private var saysLittle: Bool {
    if part == leaf || Self.plainParts.contains(part) { return false }
    return Self.plainLeaves.contains(leaf) || leaf.hasPrefix("as") && leaf.dropFirst(2).first?.isUppercase == true
  }

  private static let plainLeaves: Set<String> = [
    "id", "identifier", "name", "title", "text", "value", "rawValue", "type", "kind", "state", "status", "url", "count",
    "description", "data", "content", "index", "key", "date", "size", "isEmpty", "error",
  ]

  /// Names of closures that are too general.
  private static let closures: Set<String> = ["action", "handler", "completion", "callback", "onChange", "onTap"]

  /// Names of parts that are too general.
  private static let plainParts: Set<String> = [
    "info", "state", "data", "model", "viewModel", "context", "details", "properties", "storage", "value", "payload",
  ]

  /// Whether the name of the method is `provide` and the name of the leaf alone.
  var isPlain: Bool { names(.provide).first == "provide" + leaf.capitalized }

  /// The name of the closure's parameter if the leaf only selects one of several parts: `servers.all`, `servers.first`.
  var selected: String? {
    guard Self.selectors.contains(leaf), part != leaf else { return nil }
    return leaf == "all" ? part.asValueName : leaf + part.singular.capitalized
  }

  /// The name of the closure's parameter if the shorter one has another meaning.
  var longParameter: String { (part == leaf ? leaf + "Value" : part + leaf.capitalized).asValueName }

  /// The adjective in the name of a `Bool`: `Stale` of `isStale`.
  var quality: String {
    for prefix in ["is", "has"] where leaf.hasPrefix(prefix) && leaf.dropFirst(prefix.count).first?.isUppercase == true
    {
      return String(leaf.dropFirst(prefix.count))
    }
    return leaf.capitalized
  }

  /// Whether an assignment of a `Bool` literal can be named after the adjective: `markTokenStale()` for
  /// `token.isStale = true`.
  var isQuality: Bool { isCondition && quality != leaf.capitalized }
}

extension SetPart {
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

  /// The name with a singular before the preposition: `ServerInPreferences` of `ServersInPreferences`.
  fileprivate var singularInside: String {
    let words = words
    let end = words.firstIndex(where: TellingNames.prepositions.contains) ?? words.count
    return words[..<end].joined().singular + words[end...].joined()
  }

  /// The singular of a plural: `Server` of `Servers`.
  fileprivate var singular: String {
    if hasSuffix("ies") { return dropLast(3) + "y" }
    return hasSuffix("s") && !["ss", "us", "is"].contains(where: hasSuffix) ? String(dropLast()) : self
  }
}
