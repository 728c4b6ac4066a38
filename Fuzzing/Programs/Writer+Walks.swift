extension Writer {
  /// Writes a chain that begins with what is at hand.
  mutating func walk(_ scope: Scope, hops: ClosedRange<Int>, depth: Int = 0) -> Walked? {
    guard var walked = start(scope, depth: depth) else { return nil }
    let count = random.number(hops)
    var steps = walked.isStarted ? 0 : -1
    while steps < count {
      guard let next = step(walked, scope, depth: depth) else { break }
      walked = next
      walked.isStarted = true
      steps += 1
    }
    return walked.isStarted && walked.type != .void ? walked : nil
  }

  /// Writes a chain that comes to something of the wanted kind.
  mutating func walk<Result>(
    _ scope: Scope, hops: ClosedRange<Int>, to wanted: (Walked) -> Result?
  ) -> (Walked, Result)? {
    for _ in 0..<6 {
      if let walked = walk(scope, hops: hops), let result = wanted(walked) { return (walked, result) }
    }
    return nil
  }

  private mutating func start(_ scope: Scope, depth: Int) -> Walked? {
    switch random.below(12) {
    case 0...6:
      guard let local = random.pick(scope.locals) else { return ownStart(scope) }
      return Walked(text: names.name(local.number), type: local.type, isSettable: local.isMutable)
    case 7...9: return ownStart(scope)
    case 10:
      if random.chance(50), let global = random.pick(world.globals) {
        return Walked(text: global.name, type: global.type)
      }
      let shared = world.nominals.indices.flatMap { index in
        world.nominals[index].members.filter(\.isStatic).map { (index, $0) }
      }
      guard let (index, member) = random.pick(shared) else { return nil }
      return Walked(text: world.qualifiedName(of: index) + "." + member.name, type: member.type)
    default:
      guard depth < 2 else { return nil }
      let made = world.nominals.indices.filter {
        world.nominals[$0].kind != .enum && world.nominals[$0].parameter == nil
      }
      guard let index = random.pick(made) else { return nil }
      let inputs = world.inputsOfInitializer(of: index).map { ($0.name as String?, $0.type) }
      return Walked(
        text: world.qualifiedName(of: index) + "(\(list(inputs, scope, depth: 2)))", type: .nominal(index, []))
    }
  }

  private func ownStart(_ scope: Scope) -> Walked? {
    scope.selfType.map { Walked(text: "self", type: $0, isSettable: scope.isSelfMutable, isStarted: false) }
  }

  /// Writes one more link.
  private mutating func step(_ walked: Walked, _ scope: Scope, depth: Int) -> Walked? {
    var next = walked
    switch walked.type {
    case .void: return nil
    case .optional(let wrapped): return unwrapped(walked, wrapped, scope, depth: depth)
    case .nominal, .parameter, .associated, .existential: return member(walked, scope, depth: depth)
    case .tuple(let parts):
      let place = random.below(parts.count)
      let label = parts[place].label ?? "\(place)"
      next.text += "." + (random.chance(50) ? label : "\(place)")
      next.type = parts[place].type
    case .function(let inputs, let output):
      next.text += "(\(list(inputs.map { (nil, $0) }, scope, depth: depth + 1)))"
      next.type = output
      next.isSettable = false
    case .array(let element): return ofArray(walked, element, scope, depth: depth)
    case .dictionary(let value):
      switch random.below(4) {
      case 0, 1:
        next.text += "[\"key\"]"
        next.type = value.chained
        if value.wrapped != nil { return nil }
      case 2:
        next.text += ".values.first"
        next.type = value.chained
        next.isSettable = false
        if value.wrapped != nil { return nil }
      default:
        next.text += ".count"
        next.type = .int
        next.isSettable = false
      }
    case .string:
      let (text, type) = [(".count", SwiftType.int), (".isEmpty", .bool), (".uppercased()", .string)][random.below(3)]
      (next.text, next.type, next.isSettable) = (next.text + text, type, false)
    case .int:
      let (text, type) = [(".description", SwiftType.string), (".isMultiple(of: 2)", .bool)][random.below(2)]
      (next.text, next.type, next.isSettable) = (next.text + text, type, false)
    case .bool: return nil
    }
    return next
  }

  private mutating func unwrapped(_ walked: Walked, _ wrapped: SwiftType, _ scope: Scope, depth: Int) -> Walked? {
    var next = walked
    next.type = wrapped
    switch random.below(10) {
    case 0:
      next.text += "!"
      return next
    case 1 where !walked.isChained && walked.effects.isEmpty && wrapped.wrapped == nil:
      next.text = "(\(walked.text) ?? \(anything(wrapped)))"
      next.isSettable = false
      return next
    case 2 where !walked.isChained && depth < 2:
      var inner = scope.closure(escaping: false)
      let local = inner.add(wrapped)
      guard let (text, type) = closureBody(on: local, inner, depth: depth), type.wrapped == nil else { return nil }
      next.text += closure(".map", text, local, scope)
      next.type = .optional(type)
      next.isSettable = false
      return next
    default:
      // A member must follow.
      next.text += "?"
      next.isChained = true
      return step(next, scope, depth: depth)
    }
  }

  private mutating func ofArray(_ walked: Walked, _ element: SwiftType, _ scope: Scope, depth: Int) -> Walked? {
    var next = walked
    next.isSettable = false
    switch random.below(10) {
    case 0...2:
      guard element.wrapped == nil else { return nil }
      next.text += random.chance(70) ? ".first" : ".last"
      next.type = .optional(element)
    case 3, 4:
      next.text += "[\(random.below(3))]"
      next.type = element
      next.isSettable = walked.isSettable
    case 5:
      guard let member = world.arrayMembers[element]?.first else { fallthrough }
      next.text += "." + member.name
      next.type = member.type
    case 6:
      let (text, type) = [(".count", SwiftType.int), (".isEmpty", .bool)][random.below(2)]
      (next.text, next.type) = (next.text + text, type)
    default:
      guard depth < 2 else { return nil }
      var inner = scope.closure(escaping: false)
      let local = inner.add(element)
      guard let (text, type) = closureBody(on: local, inner, depth: depth) else { return nil }
      switch type {
      case .bool where element.wrapped == nil && random.chance(60):
        let isFilter = random.chance(50)
        next.text +=
          isFilter ? closure(".filter", text, local, scope) : closure(".first", text, local, scope, label: "where")
        next.type = isFilter ? .array(element) : .optional(element)
      case .optional(let wrapped) where random.chance(60):
        next.text += closure(".compactMap", text, local, scope)
        next.type = .array(wrapped)
      case .array(let inside) where random.chance(50):
        next.text += closure(".flatMap", text, local, scope)
        next.type = .array(inside)
      default:
        next.text += closure(".map", text, local, scope)
        next.type = .array(type)
      }
    }
    return next
  }

  /// Writes a closure of one parameter as an argument.
  private mutating func closure(
    _ name: String, _ body: String, _ local: Int, _ scope: Scope, label: String? = nil
  ) -> String {
    let usesDollar = body.contains("$0")
    let head = usesDollar ? "" : names.name(local) + " in "
    let closure = "{ \(head)\(body) }"
    if label == nil, !scope.isCondition, random.chance(70) { return "\(name) \(closure)" }
    return "\(name)(\(label.map { $0 + ": " } ?? "")\(closure))"
  }

  /// Writes a chain on a closure's parameter.
  private mutating func closureBody(on local: Int, _ scope: Scope, depth: Int) -> (String, SwiftType)? {
    guard let parameter = scope.locals.last else { return nil }
    // An inner closure would have a `$0` of its own.
    let usesDollar = random.chance(60) && depth == 0
    var walked = Walked(text: usesDollar ? "$0" : names.name(local), type: parameter.type)
    let inner = usesDollar ? scope.without(local) : scope
    for _ in 0..<random.number(1...3) {
      guard let next = step(walked, inner, depth: usesDollar ? 2 : depth + 1), next.type != .void else { break }
      walked = next
    }
    return walked.text.contains(".") || walked.text.contains("(") ? (walked.text, walked.value) : nil
  }
}

extension Scope {
  func without(_ local: Int) -> Scope {
    var scope = self
    scope.locals.removeAll { $0.number == local }
    return scope
  }
}
