import Analysis
import Findings
import SwiftReader

extension ChainAnalyzer {
  /// Returns the uses of one property's edge in a file, and the assignments of the file.
  ///
  /// - Returns: the uses that are resolved, the others with the reason, and the assignment targets.
  mutating func uses(
    of property: DeclarationID, in file: Int
  ) -> (
    sites: [UseSite], doubtful: [(use: ReachPath, why: String)], targets: [UInt32: AssignmentTarget]
  ) {
    let (analysis, traced) = trace(file)
    let steps = Dictionary(grouping: traced, by: \.chain)
    var sites: [UInt32: UseSite] = [:]
    var doubtful: [(ReachPath, String)] = []
    // Uses that go on from another chain are rewritten with that chain.
    for path in analysis.paths(.low) where path.precedents == 0 && path.first.hop.member == property {
      let use = path.first
      do throws(Reason) {
        if use.confidence < .high { throw Reason("it is not resolved with high confidence") }
        guard let number = use.binding == 0 ? use.chain : chain(withHop: use.hop) else {
          throw Reason("the edge is in another expression than the use")
        }
        let known = sites[number]
        var site = if let known { known } else { try site(of: number, path, steps[number] ?? [], in: file) }
        // The edge may be in the use itself, after the local name.
        if number != use.chain { site.bound.append(use) }
        sites[number] = site
      } catch {
        doubtful.append((path, error.text))
      }
    }
    return (sites.values.sorted { $0.number < $1.number }, doubtful, targets(steps))
  }

  /// Returns the number of the chain that contains a hop.
  private func chain(withHop hop: Hop) -> UInt32? {
    frame.chainNumbers.first { number in frame.chain(number).links.contains { frame.link($0).offset == hop.offset } }
  }

  private mutating func site(
    of number: UInt32, _ reached: ReachPath, _ steps: [ChainStep], in file: Int
  ) throws(Reason) -> UseSite {
    let chain = frame.chain(number)
    guard let hop = chain.links.first(where: { frame.link($0).offset == reached.first.hop.offset }) else {
      throw Reason("the edge is in another expression than the use")
    }
    if isWrapped(upTo: reached.first.hop.offset, steps) {
      throw Reason("its owner is behind a dynamic member lookup")
    }
    var path: [PathStep] = []
    var next = hop
    var call: Link?
    while next < chain.links.upperBound, call == nil {
      let link = frame.link(next)
      guard link.kind == .property, let found = steps.first(where: { isStep($0, link) }), !found.found.isNone,
        path.isEmpty || path.last?.home != nil
      else { break }
      let declaration = table.declaration(found.found)
      let isCalled = next + 1 < chain.links.upperBound && frame.link(next + 1).kind == .call
      let isStored = declaration.kind == .property && table.isCalled(next, of: number, in: file)
      if isStored, !isCalled || path.isEmpty {
        throw Reason("'\(frame.text(of: link.name))' is a stored function")
      }
      guard declaration.kind == .property || declaration.kind == .function && isCalled else { break }
      path.append(step(link, found, isStoredFunction: isStored))
      next += 1
      if declaration.kind == .function || isStored {
        call = frame.link(next)
        next += 1
      } else if isMember(behindQuestionMarkAt: next, of: chain, steps) {
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
    let part = call == nil ? setPart(at: next, of: chain, leaf, steps) : nil
    let partCall = call == nil ? partCall(at: next, of: chain, in: file, leaf, steps) : nil
    let readPart = call == nil && path.count == 1 ? readPart(at: next, of: chain, leaf, steps) : nil
    if readPart != nil { next += 1 }
    if path.count == 1, leaf.home != nil, next < chain.links.upperBound, part == nil, partCall == nil, readPart == nil {
      throw Reason(
        frame.link(next).kind == .property
          ? "no file of the repository declares what is used behind the edge"
          : "a subscript, a call or a '!' follows the edge")
    }
    let isUse = reached.first.binding == 0 || reached.first.chain == number
    let setsElement = call == nil && self.setsElement(at: next, of: chain, leaf)
    let keyType = setsElement ? typeOfKey(at: next, of: chain) : nil
    return UseSite(
      file: file, number: number, chain: chain, steps: path, call: call, rest: next..<chain.links.upperBound,
      setPart: part, setsElement: setsElement, keyType: keyType, readPart: readPart, partCall: partCall,
      writes: isUse && reached.kind == .write, isUse: isUse, mayChange: mayChange(behind: next, leaf, chain, steps)
    )
  }

  /// Returns whether a member up to the hop is found by dynamic member lookup whose result may be wrapped in another
  /// type.
  private func isWrapped(upTo hop: UInt32, _ steps: [ChainStep]) -> Bool {
    steps.indices.contains { number in
      guard steps[number].isLookedUp, let link = steps[number].link, link.offset <= hop else { return false }
      if number == 0 || link.offset == hop { return true }
      let owner = types.text(of: types.unwrapped(steps[number - 1].type)) ?? ""
      return !ownersOfPlainValues.contains(String(owner.prefix { $0 != "<" }))
    }
  }

  /// - Parameter isStoredFunction: whether the step calls a function that is the value of a property; its type is the
  ///   result.
  private mutating func step(_ link: Link, _ step: ChainStep, isStoredFunction: Bool) -> PathStep {
    let shape = types.shape(of: types.unwrapped(step.type))
    let type = isStoredFunction ? written(result: step.type) : written(step.type, of: step.found)
    return PathStep(
      link: link, found: step.found, isStoredFunction: isStoredFunction, type: type,
      unwrappedType: written(types.unwrapped(step.type), of: step.found),
      elements: writtenParts(of: step.type), nature: nature(of: step.type),
      home: shape.kind == .nominal ? table.file(of: shape.declaration) : nil)
  }

  /// Returns the library's property that a chain sets, if it is the last link and its type is known; otherwise `nil`.
  private func setPart(at next: UInt32, of chain: Chain, _ leaf: PathStep, _ steps: [ChainStep]) -> SetPart? {
    guard chain.use == .write || chain.use == .update, leaf.nature != .unknown, next < chain.links.upperBound,
      let last = chain.links.last
    else { return nil }
    let isOptional = frame.link(next).kind == .optionalChaining
    let link = frame.link(last)
    guard last == next + (isOptional ? 1 : 0), link.kind == .property,
      let step = steps.first(where: { isStep($0, link) }), step.found.isNone
    else {
      return nil
    }
    return written(ofLibraryProperty: step.type).map {
      SetPart(name: frame.text(of: link.name), type: $0, isOptional: isOptional)
    }
  }

  /// Returns whether a chain ends with a subscript that sets an element of the leaf's array or dictionary.
  private func setsElement(at next: UInt32, of chain: Chain, _ leaf: PathStep) -> Bool {
    guard chain.use == .write, leaf.nature == .value, !leaf.elements.isEmpty, next + 1 == chain.links.upperBound else {
      return false
    }
    return frame.link(next).kind == .subscript && frame.link(next).arguments.count == 1
  }

  /// Returns the type of a subscript's only argument; `nil` if it is unknown.
  private mutating func typeOfKey(at subscription: UInt32, of chain: Chain) -> String? {
    let link = frame.link(subscription)
    guard let argument = link.arguments.first else { return nil }
    return types.text(of: type(ofArgument: argument, in: chain.scope, at: link.offset))
  }

  /// Returns the library's property that a chain reads on an object of a type of the repository, if it has a value
  /// type; otherwise `nil`.
  private func readPart(at next: UInt32, of chain: Chain, _ leaf: PathStep, _ steps: [ChainStep]) -> SetPart? {
    guard chain.use == .read, leaf.home != nil, leaf.nature == .object, next < chain.links.upperBound else {
      return nil
    }
    let link = frame.link(next)
    let isCalled = next + 1 < chain.links.upperBound && frame.link(next + 1).kind == .call
    guard link.kind == .property, !isCalled, let step = steps.first(where: { isStep($0, link) }), step.found.isNone,
      nature(of: step.type) == .value
    else { return nil }
    return written(ofLibraryProperty: step.type).map {
      SetPart(name: frame.text(of: link.name), type: $0, isOptional: false)
    }
  }

  /// Returns whether a `?` is followed by a member that the repository declares.
  private func isMember(behindQuestionMarkAt next: UInt32, of chain: Chain, _ steps: [ChainStep]) -> Bool {
    guard next + 1 < chain.links.upperBound, frame.link(next).kind == .optionalChaining else { return false }
    let link = frame.link(next + 1)
    return link.kind == .property && steps.contains { isStep($0, link) && !$0.found.isNone }
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

  /// Returns whether the first call after a step is that of a `mutating` method of the repository.
  private func mayChange(behind next: UInt32, _ leaf: PathStep, _ chain: Chain, _ steps: [ChainStep]) -> Bool {
    if leaf.nature == .object || table.declaration(leaf.found).says(.constant) { return false }
    for index in next..<max(next, chain.links.upperBound) {
      let link = frame.link(index)
      if link.kind == .call { return false }
      guard link.kind == .property, index + 1 < chain.links.upperBound, frame.link(index + 1).kind == .call
      else { continue }
      guard let callee = steps.first(where: { isStep($0, link) && !$0.found.isNone }) else { return false }
      return table.declaration(callee.found).isMutating
    }
    return false
  }
}

/// Returns whether a step belongs to the link of a member.
func isStep(_ step: ChainStep, _ link: Link) -> Bool {
  step.link?.kind == .property && step.link?.offset == link.offset
}

/// Types whose dynamic member lookup returns the members' values unwrapped.
private let ownersOfPlainValues: Set<String> = ["Store", "StoreOf", "ViewStore", "ViewStoreOf", "TestStore"]
