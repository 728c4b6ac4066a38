/// Everything that the files of one random program declare.
struct World {
  var nominals: [Nominal] = []
  var protocols: [Role] = []
  var aliases: [Alias] = []
  /// Members of `extension Array where Element == …`.
  var arrayMembers: [SwiftType: [Member]] = [:]
  var globals: [(name: String, type: SwiftType)] = []
  /// Whether a local may have the name of a member; then `self.` is always written.
  var shadows = false

  struct Nominal {
    enum Kind { case `class`, `struct`, `enum` }

    var kind: Kind
    var name: String
    /// The type that this one is nested in.
    var outer: Int?
    /// The generic parameter, and the protocol that it conforms to.
    var parameter: String?
    var bound: Int?
    var superclass: Int?
    var conformances: [Int] = []
    var members: [Member] = []
    var cases: [(name: String, payload: [SwiftType.Part])] = []
  }

  struct Role {
    var name: String
    /// The name of its associated type, and the protocol that this conforms to.
    var item: String?
    var itemBound: Int?
    var isForClasses = false
    /// What it asks for; its associated type is `.associated(.parameter(0), …)`.
    var requirements: [Member] = []
    /// What its extension adds.
    var additions: [Member] = []
  }

  struct Member {
    enum Kind: Equatable {
      case stored(isConstant: Bool), computed(isSettable: Bool), lazy, shared
      case method([Input], isMutating: Bool, effects: String)
      case `subscript`
    }

    struct Input: Equatable {
      var label: String?
      var type: SwiftType
    }

    var name: String
    var kind: Kind
    var type: SwiftType
    var isOverride = false
    /// What the generic parameter must be for the member to exist.
    var condition: SwiftType?
    /// The member of a stored property that does the work.
    var forwards: (property: String, member: String)?
  }

  struct Alias {
    var name: String
    var type: SwiftType
    /// Whether it has a generic parameter, which stands for what `type` says by `.parameter(0)`.
    var isGeneric = false
  }
}

extension World.Member {
  var isStatic: Bool { kind == .shared }

  var isSettable: Bool {
    switch kind {
    case .stored(let isConstant): !isConstant
    case .computed(let isSettable): isSettable
    case .lazy: true
    case .shared, .method, .subscript: false
    }
  }
}

extension World {
  mutating func add(_ member: Member, to nominal: Int) { nominals[nominal].members.append(member) }

  mutating func addCase(_ name: String, _ payload: [SwiftType.Part], to nominal: Int) {
    nominals[nominal].cases.append((name, payload))
  }

  mutating func conform(_ nominal: Int, to wanted: Int) { nominals[nominal].conformances.append(wanted) }

  mutating func require(_ member: Member, inProtocol index: Int) { protocols[index].requirements.append(member) }

  /// Adds a member to the extension of a protocol.
  mutating func add(_ member: Member, toProtocol index: Int) { protocols[index].additions.append(member) }
}

extension World {
  /// The members of a type, with what its superclasses and the extensions of its protocols give it.
  func members(of index: Int, _ arguments: [SwiftType]) -> [Member] {
    let nominal = nominals[index]
    var members = nominal.members.filter { $0.condition == nil || $0.condition == arguments.first }
      .map { $0.replacing(arguments) }
    for conformance in nominal.conformances { members += protocols[conformance].additions }
    if let superclass = nominal.superclass { members += self.members(of: superclass, []).filter { !$0.isStatic } }
    return members
  }

  /// The members of what conforms to a protocol.
  func members(ofProtocol index: Int, for type: SwiftType) -> [Member] {
    let own = protocols[index]
    return own.requirements.map { $0.replacing([type]) } + own.additions
  }

  func conforms(_ nominal: Int, to wanted: Int) -> Bool {
    nominals[nominal].conformances.contains(wanted)
      || nominals[nominal].superclass.map { conforms($0, to: wanted) } ?? false
  }

  /// The types without a generic parameter that conform to a protocol.
  func conformers(to wanted: Int) -> [Int] {
    nominals.indices.filter { nominals[$0].parameter == nil && conforms($0, to: wanted) }
  }

  func isClass(_ type: SwiftType) -> Bool {
    switch type {
    case .nominal(let index, _): nominals[index].kind == .class
    case .existential(let index): protocols[index].isForClasses
    default: false
    }
  }

  /// The names that a type cannot give to a further member.
  func takenNames(of index: Int) -> Set<String> {
    var names = Set(nominals[index].members.map(\.name)).union(nominals[index].cases.map(\.name))
    for conformance in nominals[index].conformances {
      names.formUnion((protocols[conformance].requirements + protocols[conformance].additions).map(\.name))
    }
    if let superclass = nominals[index].superclass { names.formUnion(takenNames(of: superclass)) }
    return names
  }
}

extension World.Member {
  func replacing(_ arguments: [SwiftType]) -> World.Member {
    if arguments.isEmpty { return self }
    var member = self
    member.type = type.replacing(arguments)
    if case .method(let inputs, let isMutating, let effects) = kind {
      let replaced = inputs.map { Input(label: $0.label, type: $0.type.replacing(arguments)) }
      member.kind = .method(replaced, isMutating: isMutating, effects: effects)
    }
    return member
  }
}
