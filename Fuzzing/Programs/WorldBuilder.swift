/// Decides at random what a program declares. Bodies are written later, when all declarations are known.
struct WorldBuilder {
  var world = World()
  var random: Random

  init(_ random: Random) {
    self.random = random
    world.shadows = self.random.chance(50)
    makeProtocols()
    makeNominals()
    fillProtocols()
    makeAliases()
    for index in world.nominals.indices { fill(index) }
    for number in 0..<self.random.below(3) { world.globals.append(("global\(number)", type())) }
    if self.random.chance(40), let name = self.random.pick(additionNames) {
      let element = plainType(below: .max)
      world.arrayMembers[element] = [World.Member(name: name, kind: .computed(isSettable: false), type: type())]
    }
  }

  private mutating func makeProtocols() {
    for number in 0..<random.number(1...2) {
      var made = World.Role(name: "Can" + typeNames[number % typeNames.count])
      made.isForClasses = random.chance(25)
      if random.chance(45) { made.item = "Item\(number)" }
      if made.item != nil, number > 0, random.chance(50), world.protocols[number - 1].item == nil {
        made.itemBound = number - 1
      }
      world.protocols.append(made)
    }
  }

  private mutating func makeNominals() {
    for number in 0..<(random.chance(85) ? random.number(2...4) : random.number(5...9)) {
      var made = World.Nominal(kind: [.class, .class, .struct, .enum][random.below(4)], name: typeNames[number])
      if made.kind != .enum, random.chance(20) {
        made.parameter = "Element"
        made.bound = random.chance(50) ? plainProtocol() : nil
      }
      let parents = world.nominals.indices.filter {
        world.nominals[$0].kind == .class && world.nominals[$0].parameter == nil
      }
      if made.kind == .class, made.parameter == nil, random.chance(30) { made.superclass = random.pick(parents) }
      let outers = world.nominals.indices.filter {
        world.nominals[$0].parameter == nil && world.nominals[$0].outer == nil
      }
      if made.parameter == nil, random.chance(20) { made.outer = random.pick(outers) }
      if random.chance(10), made.outer == nil { made.name += "State" }
      world.nominals.append(made)
      for candidate in world.protocols.indices where random.chance(30) { conform(number, to: candidate) }
    }
    for index in world.protocols.indices {
      let bound = world.protocols[index].itemBound
      let items = bound.map { world.conformers(to: $0).filter { world.nominals[$0].kind == .class } } ?? []
      if items.isEmpty { world.protocols[index].itemBound = nil }
    }
  }

  private mutating func conform(_ index: Int, to candidate: Int) {
    let nominal = world.nominals[index]
    if nominal.parameter != nil || world.conforms(index, to: candidate) { return }
    if world.protocols[candidate].isForClasses, nominal.kind != .class { return }
    if nominal.superclass != nil { return }
    world.conform(index, to: candidate)
  }

  /// A protocol without an associated type, which can be a bound without further ado.
  mutating func plainProtocol() -> Int? {
    random.pick(world.protocols.indices.filter { world.protocols[$0].item == nil })
  }

  private mutating func fillProtocols() {
    // No name is asked for twice, so that a type can conform to all of them.
    var names = requirementNames
    random.shuffle(&names)
    var additions = additionNames
    random.shuffle(&additions)
    for index in world.protocols.indices {
      if world.protocols[index].item != nil, let name = names.popLast() {
        let item = SwiftType.associated(.parameter(0), ofProtocol: index)
        world.require(
          World.Member(name: name, kind: .computed(isSettable: random.chance(30)), type: item), inProtocol: index)
      }
      for _ in 0..<random.number(1...2) {
        guard let name = names.popLast() else { break }
        let member =
          random.chance(60)
          ? World.Member(name: name, kind: .computed(isSettable: random.chance(40)), type: type())
          : World.Member(
            name: name, kind: .method(inputs(), isMutating: false, effects: ""),
            type: random.chance(30) ? .void : type())
        world.require(member, inProtocol: index)
      }
      guard random.chance(60), let name = additions.popLast() else { continue }
      world.add(World.Member(name: name, kind: .computed(isSettable: false), type: type()), toProtocol: index)
    }
  }

  private mutating func makeAliases() {
    for number in 0..<random.below(5) {
      let name = "Alias\(number)"
      switch random.below(6) {
      case 0:
        let parts: [SwiftType.Part] = [
          .init(label: "one", type: .parameter(0)), .init(label: "other", type: .parameter(0)),
        ]
        world.aliases.append(World.Alias(name: name, type: .tuple(parts), isGeneric: true))
      case 1: world.aliases.append(World.Alias(name: name, type: .dictionary(.parameter(0)), isGeneric: true))
      case 2: world.aliases.append(World.Alias(name: name, type: .function([plainType(below: .max)], type())))
      default: world.aliases.append(World.Alias(name: name, type: type()))
      }
    }
  }

  private mutating func fill(_ index: Int) {
    for conformance in world.nominals[index].conformances { witness(conformance, in: index) }
    switch world.nominals[index].kind {
    case .enum:
      for number in 0..<random.number(1...4) {
        let payload = (0..<random.below(3)).map { place in
          SwiftType.Part(label: random.chance(50) ? "part\(place)" : nil, type: stored(in: index))
        }
        world.addCase("case\(number)", payload, to: index)
      }
    case .class, .struct:
      for _ in 0..<random.number(1...4) {
        let kind: World.Member.Kind =
          world.nominals[index].kind == .class && random.chance(10) ? .lazy : .stored(isConstant: random.chance(30))
        add(World.Member(name: "", kind: kind, type: stored(in: index)), to: index)
      }
    }
    if world.nominals[index].parameter == nil, random.chance(20) {
      add(World.Member(name: "", kind: .shared, type: .nominal(index, [])), to: index)
    }
    for _ in 0..<random.below(3) {
      let kind = World.Member.Kind.computed(isSettable: random.chance(25) && world.nominals[index].kind == .class)
      add(World.Member(name: "", kind: kind, type: type(in: index)), to: index)
    }
    for _ in 0..<random.below(4) { addMethod(to: index) }
    if random.chance(15), world.nominals[index].kind != .enum, world.nominals[index].superclass == nil {
      world.add(World.Member(name: "subscript", kind: .subscript, type: type(in: index)), to: index)
    }
    if let bound = world.nominals[index].parameter, !bound.isEmpty, random.chance(60) {
      let argument = argument(for: index)
      add(World.Member(name: "", kind: .computed(isSettable: false), type: type(), condition: argument), to: index)
    }
    if random.chance(25) { addForwarders(to: index) }
    if let superclass = world.nominals[index].superclass, random.chance(50) { addOverride(of: superclass, to: index) }
  }

  private mutating func addMethod(to index: Int) {
    let isValue = world.nominals[index].kind != .class
    let effects = random.chance(15) ? ["throws", "async", "async throws"][random.below(3)] : ""
    let kind = World.Member.Kind.method(
      inputs(in: index), isMutating: isValue && random.chance(40), effects: effects)
    add(World.Member(name: "", kind: kind, type: random.chance(35) ? .void : type(in: index)), to: index)
  }

  private mutating func addForwarders(to index: Int) {
    for property in world.nominals[index].members where property.kind == .stored(isConstant: true) {
      guard case .nominal(let other, let arguments) = property.type else { continue }
      for member in world.members(of: other, arguments) {
        guard case .method(let inputs, isMutating: false, effects: "") = member.kind else { continue }
        add(
          World.Member(
            name: "", kind: .method(inputs, isMutating: false, effects: ""), type: member.type,
            forwards: (property.name, member.name)), to: index)
      }
    }
  }

  private mutating func addOverride(of superclass: Int, to index: Int) {
    let candidates = world.nominals[superclass].members.filter { member in
      if case .method = member.kind { return member.forwards == nil }
      return member.kind == .computed(isSettable: false)
    }
    guard var member = random.pick(candidates),
      !world.nominals[index].members.contains(where: { $0.name == member.name })
    else { return }
    member.isOverride = true
    world.add(member, to: index)
  }

  private mutating func add(_ member: World.Member, to index: Int) {
    let taken = world.takenNames(of: index)
    guard let name = random.pick(memberNames.filter { !taken.contains($0) }) else { return }
    var member = member
    member.name = name
    world.add(member, to: index)
  }

  private mutating func witness(_ conformance: Int, in index: Int) {
    let own = world.protocols[conformance]
    let bounded = own.itemBound.map { world.conformers(to: $0).filter { world.nominals[$0].kind == .class } } ?? []
    let item = random.pick(bounded).map { SwiftType.nominal($0, []) } ?? plainType(below: index)
    for requirement in own.requirements {
      var member = requirement
      if case .associated = member.type { member.type = item }
      if case .computed(let isSettable) = requirement.kind {
        let canStore = world.nominals[index].kind == .class && random.chance(60)
        member.kind = canStore ? .stored(isConstant: !isSettable && random.chance(50)) : requirement.kind
      }
      world.add(member, to: index)
    }
  }

  private mutating func inputs(in index: Int? = nil) -> [World.Member.Input] {
    (0..<random.below(3)).map { number in
      World.Member.Input(label: random.chance(50) ? "with\(number)" : nil, type: type(in: index))
    }
  }
}
