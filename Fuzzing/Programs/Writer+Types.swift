extension Writer {
  /// Writes a type, sometimes by an alias.
  mutating func spelled(_ type: SwiftType) -> String {
    if random.chance(30) {
      let aliases = world.aliases.filter { !$0.isGeneric && $0.type == type }
      if let alias = random.pick(aliases) { return alias.name }
      for alias in world.aliases where alias.isGeneric {
        if let argument = argument(of: alias, in: type) { return "\(alias.name)<\(spelled(argument))>" }
      }
    }
    switch type {
    case .void: return "Void"
    case .int: return "Int"
    case .string: return "String"
    case .bool: return "Bool"
    case .nominal(let index, let arguments):
      return world.qualifiedName(of: index)
        + (arguments.isEmpty ? "" : "<\(arguments.map { spelled($0) }.joined(separator: ", "))>")
    case .parameter(let number): return ["Element", "Other", "Self"][number]
    case .associated(let base, let owner): return spelled(base) + "." + (world.protocols[owner].item ?? "")
    case .existential(let index): return "any \(world.protocols[index].name)"
    case .optional(let wrapped):
      switch wrapped {
      case .existential, .function: return "(\(spelled(wrapped)))?"
      default: return spelled(wrapped) + (random.chance(90) ? "?" : "?")
      }
    case .array(let element): return random.chance(85) ? "[\(spelled(element))]" : "Array<\(spelled(element))>"
    case .dictionary(let value): return "[String: \(spelled(value))]"
    case .tuple(let parts):
      let texts = parts.map { part in (part.label.map { $0 + ": " } ?? "") + spelled(part.type) }
      return "(\(texts.joined(separator: ", ")))"
    case .function(let inputs, let output):
      return "(\(inputs.map { spelled($0) }.joined(separator: ", "))) -> \(spelled(output))"
    }
  }

  /// What a generic alias must be given to be the type.
  private func argument(of alias: World.Alias, in type: SwiftType) -> SwiftType? {
    switch (alias.type, type) {
    case (.dictionary, .dictionary(let value)): value
    case (.tuple(let parts), .tuple(let own)):
      own.count == 2 && own[0].type == own[1].type && own.map(\.label) == parts.map(\.label) ? own[0].type : nil
    default: nil
    }
  }
}

extension World {
  func qualifiedName(of index: Int) -> String {
    (nominals[index].outer.map { qualifiedName(of: $0) + "." } ?? "") + nominals[index].name
  }
}
