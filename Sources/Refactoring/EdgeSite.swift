import Analysis
package import Findings
package import SwiftReader

/// One chain that reaches through an edge, and what is known of it without its text.
struct EdgeSite: Sendable {
  let file: Int
  let chain: Chain
  let hop: Link
  let member: Link
  /// The links behind the member.
  let rest: Range<UInt32>
  /// Whether a `?` stands between the hop and the member.
  let isOptional: Bool
  /// The member's declaration.
  let found: DeclarationID
  /// What the member gives, or why that cannot be written down.
  let type: WrittenType?
  let nature: Nature
  /// What the hop gives.
  let hopNature: Nature
  /// Whether the member, or a value within it, is changed.
  let writes: Bool
  /// Whether what stands behind the member may change the value without anybody knowing.
  let mayChange: Bool
  /// Whether the member is a function that is called here.
  let call: Link?

  /// Whether the chain assigns to the member itself.
  var assigns: Bool { chain.use == .write && rest.isEmpty }

  func index(in facts: FileFacts) -> UInt32? {
    facts.chains.firstIndex { $0.start == chain.start && $0.links == chain.links }.map { UInt32($0) }
  }

  func scope(in facts: FileFacts) -> Scope { facts.scopes[Int(chain.scope.index)] }

  /// From the hop's name to the end of the member's.
  var range: Range<Int> { Int(hop.offset)..<Int(member.offset + member.length) }
}

/// A use that stays as it is.
package struct LeftSite: Sendable, Equatable {
  package var path: ByteString
  package var position: Position
  package var chain: String
  /// Why, as a clause.
  package var reason: String
}

/// Whether a value is shared or copied.
enum Nature: Sendable {
  case object, value, unknown
}

extension ChainAnalyzer {
  /// Follows the chains of a file through one property.
  ///
  /// - Returns: the uses that are resolved, and for the others why not.
  mutating func sites(
    through property: DeclarationID, in file: Int
  ) -> [(violation: Violation, site: EdgeSite?, why: String)] {
    let (analysis, traced) = trace(file)
    let steps = Dictionary(grouping: traced, by: \.chain)
    return Dictionary(grouping: analysis.violations, by: \.chain).sorted { $0.key < $1.key }.compactMap {
      chain, violations in
      let far = violations.filter { $0.reach >= 1 && $0.reportedReach < 1 }
      guard let violation = far.first(where: { $0.confidence == .high }) ?? far.first, violation.hop.member == property
      else { return nil }
      let steps = steps[chain] ?? []
      if let why = doubt(violation) { return (violation, nil, why) }
      guard let site = site(violation, steps, file) else {
        return (violation, nil, "there is another link between the edge and the member, or no file declares the member")
      }
      return (violation, site, "")
    }
  }

  private func doubt(_ violation: Violation) -> String? {
    if violation.confidence < .high { return "it is not resolved with high confidence" }
    guard violation.binding > 0 else { return nil }
    let name = frame.text(of: frame.binding(violation.binding - 1).name)
    return "the value has the local name '\(name)', which may be used elsewhere"
  }

  private mutating func site(_ violation: Violation, _ steps: [ChainStep], _ file: Int) -> EdgeSite? {
    let chain = frame.chain(violation.chain)
    let links = Array(chain.links)
    guard let hop = links.firstIndex(where: { frame.link($0).offset == violation.hop.offset }) else { return nil }
    var next = hop + 1
    var isOptional = false
    if next < links.count, frame.link(links[next]).kind == .optionalChaining { (isOptional, next) = (true, next + 1) }
    guard next < links.count, links[next] == violation.link else { return nil }
    let (first, member) = (frame.link(links[hop]), frame.link(violation.link))
    guard member.kind == .property, let before = steps.first(where: { isStep($0, first) }),
      let step = steps.first(where: { isStep($0, member) }), !step.found.isNone
    else { return nil }
    let call = next + 1 < links.count ? frame.link(links[next + 1]) : nil
    return EdgeSite(
      file: file, chain: chain, hop: first, member: member, rest: (violation.link + 1)..<chain.links.upperBound,
      isOptional: isOptional, found: step.found, type: written(step.type, of: step.found),
      nature: nature(of: step.type), hopNature: nature(of: before.type),
      writes: violation.manner == .write, mayChange: mayChange(violation.link, step.found, chain, steps),
      call: call?.kind == .call ? call : nil)
  }

  private func nature(of type: KnownType) -> Nature {
    let shape = types.shape(of: types.unwrapped(type))
    switch shape.kind {
    case .nominal:
      switch table.declaration(shape.declaration).kind {
      case .class, .actor: return .object
      case .struct, .enum: return .value
      default: return .unknown
      }
    case .array, .dictionary, .tuple: return .value
    case .library, .nestedLibrary:
      if library.objects.contains(shape.spelling) { return .object }
      return library.values.contains(shape.spelling) ? .value : .unknown
    default: return .unknown
    }
  }

  /// Whether the first call behind the member is one of which nobody knows that it leaves the value alone.
  private func mayChange(_ member: UInt32, _ found: DeclarationID, _ chain: Chain, _ steps: [ChainStep]) -> Bool {
    if table.declaration(found).says(.constant) { return false }
    for index in (member + 1)..<max(member + 1, chain.links.upperBound) {
      let link = frame.link(index)
      let before = steps.last { $0.link.map { $0.offset < link.offset } ?? true }
      if nature(of: before?.type ?? .unknown) == .object || link.kind == .call { return false }
      guard index + 1 < chain.links.upperBound, frame.link(index + 1).kind == .call, link.kind == .property
      else { continue }
      if let callee = steps.first(where: { isStep($0, link) && !$0.found.isNone }) {
        return table.declaration(callee.found).isMutating
      }
      return !library.readingMembers.contains(frame.text(of: link.name))
    }
    return false
  }
}

/// Whether a step is that of a member's link.
private func isStep(_ step: ChainStep, _ link: Link) -> Bool {
  step.link?.kind == .property && step.link?.offset == link.offset
}

extension Library {
  /// What the library's values are asked without being changed.
  fileprivate var readingMembers: Set<String> {
    [
      "map", "filter", "compactMap", "flatMap", "forEach", "contains", "first", "last", "sorted", "joined", "split",
      "hasPrefix", "hasSuffix", "lowercased", "uppercased", "components", "reduce", "min", "max", "prefix", "suffix",
      "dropFirst", "dropLast", "enumerated", "reversed", "firstIndex", "lastIndex", "index", "appending", "distance",
      "replacingOccurrences", "trimmingCharacters", "replacing", "allSatisfy", "union", "intersection", "subtracting",
      "isSubset", "isSuperset", "addingTimeInterval", "timeIntervalSince", "rounded", "advanced", "formatted",
      "appendingPathComponent", "deletingLastPathComponent", "mapValues", "randomElement", "range", "starts",
    ]
  }
}
