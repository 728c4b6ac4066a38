import Analysis
import Findings
import SwiftReader

/// Returns whether a step belongs to the link of a member.
func isStep(_ step: ChainStep, _ link: Link) -> Bool {
  step.link?.kind == .property && step.link?.offset == link.offset
}

/// Types whose dynamic member lookup returns the members' values unwrapped.
private let ownersOfPlainValues: Set<String> = ["Store", "StoreOf", "ViewStore", "ViewStoreOf", "TestStore"]

/// A use of an edge that cannot be rewritten.
struct DoubtfulUse: Sendable {
  let file: Int
  let scope: ScopeID
  let use: Use
  let reason: Reason
}

extension DeclarationID {
  /// Returns the uses of one property's edge in a file, and the assignments of the file.
  ///
  /// - Returns: the uses that are resolved, the others with the reason, and the assignment targets.
  func uses(in file: Int, in analyzer: inout ChainAnalyzer) -> (
    sites: [UseSite], doubtful: [DoubtfulUse], targets: [UInt32: AssignmentTarget]
  ) {
    let (analysis, traced) = analyzer.trace(file)
    let steps = Dictionary(grouping: traced, by: \.chain)
    var sites: [UInt32: UseSite] = [:]
    var doubtful: [DoubtfulUse] = []
    // Uses that go on from another chain are rewritten with that chain.
    for path in analysis.paths(.low) where path.precedents == 0 && path.first.hop.member == self {
      let use = path.first
      do throws(Reason) {
        if use.confidence < .high { throw Reason("it is not resolved with high confidence") }
        let number = use.binding == 0 ? use.chain : use.hop.chain(in: analyzer.frame)
        if number != use.chain { throw StatementFinder.nameReason }
        if sites[use.chain] != nil { continue }
        sites[use.chain] = try path.site(of: use.chain, steps[use.chain] ?? [], in: file, in: &analyzer)
      } catch {
        let scope = analyzer.frame.chain(use.chain).scope
        doubtful.append(DoubtfulUse(file: file, scope: scope, use: use, reason: error))
      }
    }
    return (sites.values.sorted { $0.number < $1.number }, doubtful, AssignmentTarget.targets(steps, in: &analyzer))
  }
}

extension Hop {
  /// Returns the number of the chain that contains a hop.
  fileprivate func chain(in frame: Frame) -> UInt32? {
    frame.chainNumbers.first { number in
      frame.chain(number).links.contains { frame.link($0).offset == offset }
    }
  }
}

extension ReachPath {
  fileprivate func site(of number: UInt32, _ steps: [ChainStep], in file: Int, in analyzer: inout ChainAnalyzer)
    throws(Reason) -> UseSite
  {
    let chain = analyzer.frame.chain(number)
    guard let hop = chain.links.first(where: { analyzer.frame.link($0).offset == first.hop.offset }) else {
      throw Reason("the edge is in another expression than the use")
    }
    if steps.isWrapped(upTo: first.hop.offset, in: &analyzer.types) {
      throw Reason("its owner is behind a dynamic member lookup")
    }
    var path: [PathStep] = []
    var next = hop
    var call: Link?
    while next < chain.links.upperBound, call == nil {
      let link = analyzer.frame.link(next)
      guard link.kind == .property, let found = steps.first(where: { isStep($0, link) }), !found.found.isNone,
        path.isEmpty || path.last?.home != nil
      else { break }
      let declaration = analyzer.table.declaration(found.found)
      let isCalled = next + 1 < chain.links.upperBound && analyzer.frame.link(next + 1).kind == .call
      let isStored = declaration.kind == .property && analyzer.table.isCalled(next, of: number, in: file)
      if isStored, !isCalled || path.isEmpty {
        throw Reason("'\(analyzer.frame.text(of: link.name))' is a stored function")
      }
      guard declaration.kind == .property || declaration.kind == .function && isCalled else { break }
      path.append(found.pathStep(link, isStoredFunction: isStored, in: &analyzer.types))
      next += 1
      if declaration.kind == .function || isStored {
        call = analyzer.frame.link(next)
        next += 1
      } else if steps.isMember(behindQuestionMarkAt: next, of: chain, in: analyzer.frame) {
        path[path.count - 1].isOptional = true
        next += 1
      }
    }
    // A `?` after the last step belongs to the links after it.
    if let last = path.indices.last, path[last].isOptional {
      path[last].isOptional = false
      next -= 1
    }
    guard let leaf = path.last else { throw Reason("it is not resolved with high confidence") }
    let rest = UseRest(leaf: leaf, next: next, chain: chain, steps: steps)
    let member = call == nil ? rest.setMember(in: &analyzer) : nil
    if path.count == 1, leaf.home != nil, next < chain.links.upperBound, member == nil {
      throw Reason(
        analyzer.frame.link(next).kind == .property
          ? "no file of the repository declares what is used behind the edge"
          : "a subscript, a call or a '!' follows the edge")
    }
    return UseSite(
      file: file, number: number, chain: chain, steps: path, call: call, rest: next..<chain.links.upperBound,
      setMember: member,
      writes: kind == .write, mayChange: rest.mayChange(in: &analyzer)
    )
  }
}

extension [ChainStep] {
  /// Returns whether a member up to the hop is found by dynamic member lookup whose result may be wrapped in another
  /// type.
  fileprivate func isWrapped(upTo hop: UInt32, in types: inout TypeResolver) -> Bool {
    indices.contains { number in
      guard self[number].isLookedUp, let link = self[number].link, link.offset <= hop else { return false }
      if number == 0 || link.offset == hop { return true }
      let owner = types.unwrapped(self[number - 1].type).text(in: &types) ?? ""
      return !ownersOfPlainValues.contains(String(owner.prefix { $0 != "<" }))
    }
  }
}

extension ChainStep {
  /// - Parameter isStoredFunction: whether the step calls a function that is the value of a property; its type is the
  ///   result.
  fileprivate func pathStep(_ link: Link, isStoredFunction: Bool, in types: inout TypeResolver) -> PathStep {
    let shape = types.shape(of: types.unwrapped(self.type))
    let type = isStoredFunction ? self.type.writtenResult(in: &types) : self.type.written(of: found, in: &types)
    return PathStep(
      link: link, found: found, isStoredFunction: isStoredFunction, type: type,
      unwrappedType: types.unwrapped(self.type).written(of: found, in: &types),
      elements: self.type.writtenParts(in: &types), nature: Nature(of: self.type, in: &types),
      home: shape.kind == .nominal ? types.table.file(of: shape.declaration) : nil)
  }
}

/// What follows the last step of a use that the repository declares.
struct UseRest {
  let leaf: PathStep
  /// The number of the first link that follows.
  let next: UInt32
  let chain: Chain
  let steps: [ChainStep]

  /// Returns the library's property that a chain sets, if it is the last link and its type is known; otherwise `nil`.
  fileprivate func setMember(in analyzer: inout ChainAnalyzer)
    -> LibraryProperty?
  {
    guard chain.use == .write, leaf.nature != .unknown, next < chain.links.upperBound,
      let last = chain.links.last
    else { return nil }
    let isOptional = analyzer.frame.link(next).kind == .optionalChaining
    let link = analyzer.frame.link(last)
    guard last == next + (isOptional ? 1 : 0), link.kind == .property,
      let step = steps.first(where: { isStep($0, link) }), step.found.isNone
    else {
      return nil
    }
    return step.type.writtenForLibraryProperty(in: &analyzer.types).map {
      LibraryProperty(name: analyzer.frame.text(of: link.name), type: $0, isOptional: isOptional)
    }
  }

  /// Returns whether the first call after a step is that of a `mutating` method of the repository.
  fileprivate func mayChange(in analyzer: inout ChainAnalyzer)
    -> Bool
  {
    if leaf.nature == .object || analyzer.table.declaration(leaf.found).says(.constant) { return false }
    for index in next..<max(next, chain.links.upperBound) {
      let link = analyzer.frame.link(index)
      if link.kind == .call { return false }
      guard link.kind == .property, index + 1 < chain.links.upperBound, analyzer.frame.link(index + 1).kind == .call
      else { continue }
      guard let callee = steps.first(where: { isStep($0, link) && !$0.found.isNone }) else { return false }
      return analyzer.table.declaration(callee.found).isMutating
    }
    return false
  }
}

extension [ChainStep] {
  /// Returns whether a `?` is followed by a member that the repository declares.
  fileprivate func isMember(behindQuestionMarkAt next: UInt32, of chain: Chain, in frame: Frame)
    -> Bool
  {
    guard next + 1 < chain.links.upperBound, frame.link(next).kind == .optionalChaining else { return false }
    let link = frame.link(next + 1)
    return link.kind == .property && contains { isStep($0, link) && !$0.found.isNone }
  }
}

extension Nature {
  fileprivate init(of type: KnownType, in types: inout TypeResolver) {
    let shape = types.shape(of: types.unwrapped(type))
    switch shape.kind {
    case .nominal:
      switch types.table.declaration(shape.declaration).kind {
      case .class, .actor: self = .object
      case .struct, .enum: self = .value
      default: self = .unknown
      }
    case .array, .dictionary, .tuple: self = .value
    case .library, .nestedLibrary:
      if types.library.objects.contains(shape.spelling) {
        self = .object
      } else {
        self = types.library.values.contains(shape.spelling) ? .value : .unknown
      }
    default: self = .unknown
    }
  }
}
