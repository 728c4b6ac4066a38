import Findings
import SwiftReader

/// One use of a member, whatever its reach.
struct UsedMember: Sendable {
  var chain: UInt32
  /// The offset and the length of the member's name; of the type's name where an object is created.
  var offset: UInt32
  var length: UInt32
  var actions: MemberActions
  /// The declaration of the member; none if the repository does not declare it.
  var found: DeclarationID
  /// The type of the receiver: a type of the repository, or the name of another one.
  var receiver: ReceiverType
  /// The member's name; none for an initializer.
  var name: Name
}

/// The type of a value, without optionals.
enum ReceiverType: Hashable, Sendable {
  case declared(DeclarationID)
  /// A type that the repository does not declare.
  case named(String)
  case unknown
}

extension ChainAnalyzer {
  /// Returns the members that a file uses, in the order of the text.
  ///
  /// - Parameter names: the names of the members and types that matter; `nil` for all.
  mutating func usedMembers(in file: Int, named names: HashIndex?) -> [UsedMember] {
    let steps = trace(file, of: names).steps
    var chains: [UInt32: [ChainStep]] = [:]
    for step in steps { chains[step.chain, default: []].append(step) }
    return chains.flatMap { members(of: $0.value, chain: $0.key) }.sorted { $0.offset < $1.offset }
  }

  /// Returns the members that the steps of a chain use, from the last to the first: what is done at the end decides
  /// what happens to the values before it.
  private mutating func members(of steps: [ChainStep], chain number: UInt32) -> [UsedMember] {
    let chain = frame.chain(number)
    var used: [UsedMember] = []
    // Whether the value of the step is changed.
    var isChanged = false
    for place in steps.indices.reversed() {
      let step = steps[place]
      guard let link = step.link, place > 0 else {
        if let made = creation(at: step, of: chain) { used.append(made) }
        continue
      }
      let receiver = steps[place - 1].origin.type
      isChanged = isChanged || frame.isWritten(step.position, in: chain)
      switch link.kind {
      case .property:
        let isCalled = frame.call(at: step.position + 1, in: chain) != nil
        let isMutating = isCalled && isMutating(step, link, on: receiver)
        if !isType(step, link) || isCalled {
          used.append(member(step, link, on: receiver, isCalled: isCalled, isChanged: isChanged || isMutating))
        }
        isChanged = isCalled ? isMutating : isChanged && isValue(receiver)
      case .call: isChanged = false
      case .subscript: isChanged = isChanged && isValue(receiver)
      case .tupleElement, .optionalChaining, .forceUnwrap: break
      }
    }
    return used.reversed()
  }

  private mutating func member(
    _ step: ChainStep, _ link: Link, on receiver: KnownType, isCalled: Bool, isChanged: Bool
  ) -> UsedMember {
    let isMethod = !step.found.isNone && table.declaration(step.found).kind == .function
    var actions: MemberActions = isCalled || isMethod ? .call : isChanged ? .write : .read
    if isChanged { actions.insert(.write) }
    let isType = isType(step, link)
    return UsedMember(
      chain: step.chain, offset: link.offset, length: link.length, actions: actions,
      found: isType ? .none : step.found, receiver: receiverType(isType ? step.type : receiver),
      name: isType || frame.spelling(link.name) == .`init` ? .none : link.name)
  }

  /// Returns the use of an initializer: `Server(…)`.
  private mutating func creation(at step: ChainStep, of chain: Chain) -> UsedMember? {
    guard case .name(let name) = chain.root, frame.call(at: chain.links.lowerBound, in: chain) != nil,
      let type = receiverType(step.type).isNamed(frame.text(of: name), in: table)
    else { return nil }
    return UsedMember(
      chain: step.chain, offset: chain.start, length: UInt32(frame.text(of: name).utf8.count), actions: .call,
      found: .none, receiver: type, name: .none)
  }

  private mutating func isMutating(_ step: ChainStep, _ link: Link, on receiver: KnownType) -> Bool {
    if !step.found.isNone { return table.declaration(step.found).isMutating }
    let receiver = types.unwrapped(receiver)
    let member = Step(link: link, spelling: frame.spelling(link.name), position: step.position)
    return MemberAccess(step: member, origin: .friend(.own, receiver), receiver: receiver, found: .none)
      .isMutating(in: &types)
  }

  /// Returns whether a step names a nested type, or creates a value of one.
  private mutating func isType(_ step: ChainStep, _ link: Link) -> Bool {
    if !step.found.isNone { return table.declaration(step.found).kind.isType }
    guard frame.spelling(link.name).startsUppercase else { return false }
    return types.shape(of: step.type).kind == .metatype
      || receiverType(step.type).isNamed(frame.text(of: link.name), in: table) != nil
  }

  /// Returns whether a change of a part of a value changes the value: that of a structure, not that of an object.
  private mutating func isValue(_ type: KnownType) -> Bool {
    let shape = types.shape(of: types.unwrapped(type))
    switch shape.kind {
    case .nominal: return table.isValueType(shape.declaration)
    case .array, .dictionary, .tuple, .optional: return true
    case .library: return library.values.contains(shape.spelling)
    case .unknown, .nestedLibrary, .function, .metatype, .parameter, .composition: return false
    }
  }

  private mutating func receiverType(_ type: KnownType) -> ReceiverType {
    let shape = types.shape(of: types.unwrapped(type))
    switch shape.kind {
    case .nominal: return .declared(shape.declaration)
    case .library, .nestedLibrary: return .named(shape.libraryName(in: &types))
    case .metatype: return receiverType(types.child(0, of: types.unwrapped(type)))
    case .unknown, .optional, .array, .dictionary, .tuple, .function, .parameter, .composition: return .unknown
    }
  }
}

extension UsedMember {
  /// Returns the name of the type whose member is used: the one that declares it, or that of the receiver if only that is
  /// one of the pattern's types.
  func owner(for pattern: ResolvedPattern, in table: SymbolTable) -> String {
    let declaring = table.typeOwning(found)
    let isDeclared = pattern.types.map { $0.contains(declaring) } ?? !found.isNone
    if isDeclared { return table.nameOfOwner(of: found) }
    return switch receiver {
    case .declared(let type): table.qualifiedName(of: type)
    case .named(let name): name
    case .unknown: table.nameOfOwner(of: found)
    }
  }
}

extension ReceiverType {
  /// Returns the type if its own name is the given one: then a call of the name creates a value of it.
  fileprivate func isNamed(_ name: String, in table: SymbolTable) -> ReceiverType? {
    switch self {
    case .declared(let type): table.name(of: type) == name ? self : nil
    case .named(let type): type == name ? self : nil
    case .unknown: nil
    }
  }
}
