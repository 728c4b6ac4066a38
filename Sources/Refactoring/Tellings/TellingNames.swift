import PairWriting

/// The names that an owner's method for a telling can have.
struct TellingNames {
  /// The name of what is used: `accessToken`, `refresh`.
  let leaf: String
  /// The name of the part that it belongs to: `token`.
  let part: String
  /// The name of the edge's property: `info`.
  let hop: String
  /// Whether the leaf is a `Bool`.
  let isCondition: Bool

  /// The names, the best first.
  func names(_ telling: Telling) -> [String] {
    let (leaf, part, hop) = (leaf.capitalized, part.capitalized, hop.capitalized)
    switch telling {
    case .provide, .provideTo, .provideResult:
      if saysLittle { return ["provide\(part)\(leaf)", "provide\(hop)\(part)\(leaf)", "provide\(leaf)"] }
      return ["provide\(leaf)", "provide\(part)\(leaf)", "provide\(hop)\(part)\(leaf)"]
    case .set: return ["set\(leaf)", "set\(part)\(leaf)", "set\(hop)\(part)\(leaf)"]
    case .mark(let value):
      let verb = value ? "mark" : "unmark"
      return ["\(verb)\(part)\(quality)", "\(verb)\(hop)\(part)\(quality)"]
    case .adjust("+="): return ["increase\(leaf)", "increase\(part)\(leaf)"]
    case .adjust: return ["decrease\(leaf)", "decrease\(part)\(leaf)"]
    case .mutate(.append): return ["appendTo\(leaf)", "appendTo\(part)\(leaf)"]
    case .mutate(.insert): return ["insertInto\(leaf)", "insertInto\(part)\(leaf)"]
    case .mutate(.toggle): return ["toggle\(part)\(quality)", "toggle\(hop)\(part)\(quality)"]
    case .mutate(let mutation): return ["\(mutation.rawValue)Of\(leaf)", "\(mutation.rawValue)Of\(part)\(leaf)"]
    case .call, .ask:
      let own = self.leaf
      let saysWhat = own.dropFirst().contains { $0.isUppercase }
      return (saysWhat ? [own] : []) + ["\(own)\(part)", "\(own)Of\(part)", "\(own)\(hop)\(part)"]
    }
  }

  /// Whether the name alone does not say whose it is: `account.id`.
  private var saysLittle: Bool {
    if part == leaf || Self.plainParts.contains(part) { return false }
    return Self.plainLeaves.contains(leaf) || leaf.hasPrefix("as") && leaf.dropFirst(2).first?.isUppercase == true
  }

  private static let plainLeaves: Set<String> = [
    "id", "identifier", "name", "title", "text", "value", "rawValue", "type", "kind", "state", "status", "url", "count",
    "description", "data", "content", "index", "key", "date", "size", "isEmpty", "error",
  ]

  /// Parts that say no more than that they are parts.
  private static let plainParts: Set<String> = [
    "info", "state", "data", "model", "viewModel", "context", "details", "properties", "storage", "value", "payload",
  ]

  /// The name of the value in a closure where its own is taken.
  var longParameter: String { (part == leaf ? leaf + "Value" : part + leaf.capitalized).asValueName }

  /// What an adjective in a name says: `isStale` is `Stale`.
  var quality: String {
    for prefix in ["is", "has"] where leaf.hasPrefix(prefix) && leaf.dropFirst(prefix.count).first?.isUppercase == true
    {
      return String(leaf.dropFirst(prefix.count))
    }
    return leaf.capitalized
  }

  /// Whether setting it to a literal reads as a mark: `isStale = true`.
  var isQuality: Bool { isCondition && quality != leaf.capitalized }
}
