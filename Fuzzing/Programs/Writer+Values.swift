extension Writer {
  /// Writes a value of a type: what is at hand, or one that is made.
  mutating func value(_ type: SwiftType, _ scope: Scope, depth: Int = 0) -> String {
    if random.chance(60), let local = random.pick(scope.locals.filter { $0.type == type }) {
      return names.name(local.number)
    }
    if depth < 2, random.chance(50) {
      for _ in 0..<3 {
        var plain = scope
        plain.effects = ""
        if let walked = walk(plain, hops: 1...3, depth: depth + 1), walked.value == type { return walked.text }
      }
    }
    return made(type, scope, depth: depth)
  }

  private mutating func made(_ type: SwiftType, _ scope: Scope, depth: Int) -> String {
    switch type {
    case .void: return "()"
    case .int: return "\(random.below(100))"
    case .string:
      var plain = scope
      plain.effects = ""
      if depth < 2, random.chance(25), let walked = walk(plain, hops: 1...3, depth: depth + 1) {
        return "\"text \\(\(walked.text))\""
      }
      return "\"text\(random.below(9))\""
    case .bool: return random.chance(50) ? "true" : "false"
    case .optional(let wrapped): return random.chance(40) ? "nil" : value(wrapped, scope, depth: depth + 1)
    case .array(let element):
      return random.chance(50) || depth > 1 ? "[]" : "[\(value(element, scope, depth: depth + 1))]"
    case .dictionary(let content):
      return random.chance(50) || depth > 1 ? "[:]" : "[\"key\": \(value(content, scope, depth: depth + 1))]"
    case .tuple(let parts):
      let texts = parts.map { part in
        (part.label.map { $0 + ": " } ?? "") + value(part.type, scope, depth: depth + 1)
      }
      return "(\(texts.joined(separator: ", ")))"
    case .function(let inputs, let output):
      var inner = Scope()
      inner.next = scope.next
      inner.depth = scope.depth + 1
      let parameters = inputs.map { names.name(inner.add($0)) }
      let head = parameters.isEmpty ? "" : parameters.joined(separator: ", ") + " in "
      return "{ \(head)\(value(output, inner, depth: depth + 1)) }"
    case .nominal(let index, let arguments): return made(index, arguments, scope, depth: depth) ?? anything(type)
    case .existential(let index):
      guard let conformer = random.pick(world.conformers(to: index)) else { return anything(type) }
      return made(conformer, [], scope, depth: depth, isNamed: true) ?? anything(type)
    case .parameter, .associated: return anything(type)
    }
  }

  private mutating func made(_ index: Int, _ arguments: [SwiftType], _ scope: Scope, depth: Int, isNamed: Bool = false)
    -> String?
  {
    if depth > 1 || random.chance(40) { return nil }
    let nominal = world.nominals[index]
    if nominal.kind == .enum {
      guard let (name, payload) = random.pick(nominal.cases) else { return nil }
      let start = isNamed || random.chance(50) ? spelled(.nominal(index, arguments)) : ""
      return start + "." + name
        + (payload.isEmpty ? "" : "(\(list(payload.map { ($0.label, $0.type) }, scope, depth: depth + 1)))")
    }
    let inputs = world.inputsOfInitializer(of: index).map { ($0.name as String?, $0.type.replacing(arguments)) }
    return spelled(.nominal(index, arguments)) + "(\(list(inputs, scope, depth: depth + 1)))"
  }

  /// Writes arguments with their labels.
  mutating func list(_ inputs: [(String?, SwiftType)], _ scope: Scope, depth: Int) -> String {
    inputs.map { label, type in (label.map { $0 + ": " } ?? "") + value(type, scope, depth: depth) }
      .joined(separator: ", ")
  }

  /// A call that comes to any type.
  mutating func anything(_ type: SwiftType) -> String { "anything((\(spelled(type))).self)" }
}

extension World {
  /// The stored properties that an initializer sets, the superclass's first.
  func inputsOfInitializer(of index: Int) -> [Member] {
    let inherited = nominals[index].superclass.map { inputsOfInitializer(of: $0) } ?? []
    return inherited + nominals[index].members.filter { if case .stored = $0.kind { true } else { false } }
  }
}
