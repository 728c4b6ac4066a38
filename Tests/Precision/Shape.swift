/// What no finding may speak of, whoever lints it: the shapes of chains that are exempt by their syntax or by their
/// owner.
enum Shape: String, CaseIterable {
  case namespace
  case implicitMember = "implicit member"
  case literal
  case call = "modifier or pipeline"
  case tupleIndex = "tuple index"
  case metatype
  case sameType = "member of the own type"

  /// The first of these that a finding has; `nil` if it has none, or is none about reaching.
  init?(of finding: Reported) {
    guard ["reach", "laundered-reach", "write-through"].contains(finding.rule) else { return nil }
    guard let shape = Shape.allCases.first(where: { $0.fits(finding) }) else { return nil }
    self = shape
  }

  private func fits(_ finding: Reported) -> Bool {
    let names = [finding.hop, finding.member]
    switch self {
    case .namespace:
      // `Screen().size` and `Screens.first().size` are objects that are handed out here, `Self.screen` is the own
      // type's.
      let names = finding.chain.prefix { $0.isLetter || $0.isNumber || $0 == "." }
      let isCalled = finding.chain.dropFirst(names.count).first == "(" && names.count { $0 == "." } < 2
      let isObject = isCalled || finding.chain.hasPrefix("Self.")
      return finding.rule != "write-through" && finding.chain.first?.isUppercase == true && !isObject
    case .implicitMember: return finding.chain.hasPrefix(".")
    case .literal: return finding.chain.first.map { $0.isNumber || "\"[{".contains($0) } ?? true
    // A stored function may be called like the property that holds it: `clock.now.now()`.
    case .call: return finding.member != finding.hop && finding.chain.hasSuffix(".\(finding.hop)()")
    case .tupleIndex: return names.contains { Int($0) != nil }
    case .metatype: return names.contains { ["self", "Type", "Protocol"].contains($0) }
    case .sameType: return finding.declaration.hasPrefix(finding.owner + ".")
    }
  }
}

extension Reported {
  /// Whose property the hop is: `Server` of `Server.info`.
  fileprivate var owner: String {
    edge.lastIndex(of: ".").map { String(edge[..<$0]) } ?? edge
  }

  fileprivate var hop: String {
    edge.lastIndex(of: ".").map { String(edge[edge.index(after: $0)...]) } ?? edge
  }
}
