extension Writer {
  /// Writes a protocol and what extends it.
  mutating func declaration(ofProtocol index: Int) {
    let own = world.protocols[index]
    braces("protocol \(own.name)" + (own.isForClasses ? ": AnyObject" : "")) { writer in
      if let item = own.item {
        let bound = own.itemBound.map { ": " + writer.world.protocols[$0].name } ?? ""
        writer.line("associatedtype \(item)\(bound)")
      }
      for requirement in own.requirements { writer.requirement(requirement, item: own.item) }
    }
  }

  private mutating func requirement(_ member: World.Member, item: String?) {
    if case .method(let inputs, _, _) = member.kind {
      let list = inputs.enumerated().map { "\($1.label ?? "_") input\($0): \(escaping($1.type))" }
      return line(
        "func \(member.name)(\(list.joined(separator: ", ")))"
          + (member.type == .void ? "" : " -> \(spelled(member.type))"))
    }
    let type = if case .associated = member.type { item ?? "Item" } else { spelled(member.type) }
    line("var \(member.name): \(type) { get\(member.isSettable ? " set" : "") }")
  }

  mutating func additions(ofProtocol index: Int) {
    let own = world.protocols[index]
    if own.additions.isEmpty { return }
    var scope = Scope()
    scope.selfType = .parameter(2)
    scope.bounds[2] = index
    braces("extension \(own.name)") { writer in for member in own.additions { writer.property(member, scope) } }
  }

  /// Writes a nominal type with those of its members.
  mutating func declaration(of index: Int, _ members: [World.Member], nested: (inout Writer) -> Void) {
    let nominal = world.nominals[index]
    var inherited = nominal.conformances.map { world.protocols[$0].name }
    if let superclass = nominal.superclass { inherited.insert(world.qualifiedName(of: superclass), at: 0) }
    let generic = nominal.parameter.map { name in
      "<\(name)" + (nominal.bound.map { ": " + world.protocols[$0].name } ?? "") + ">"
    }
    let head =
      "\(nominal.kind) \(nominal.name)\(generic ?? "")"
      + (inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", "))
    braces(head) { writer in
      for one in nominal.cases {
        let payload = one.payload.map { part in (part.label.map { $0 + ": " } ?? "") + writer.spelled(part.type) }
        writer.line("case \(one.name)" + (payload.isEmpty ? "" : "(\(payload.joined(separator: ", ")))"))
      }
      nested(&writer)
      for member in members { writer.member(member, of: index) }
      if nominal.kind == .class { writer.initializer(of: index) }
    }
  }

  mutating func `extension`(of index: Int, _ members: [World.Member]) {
    let conditional = members.filter { $0.condition != nil }
    let plain = members.filter { $0.condition == nil }
    if !plain.isEmpty {
      braces("extension \(world.qualifiedName(of: index))") { writer in
        for member in plain { writer.member(member, of: index) }
      }
    }
    for member in conditional {
      guard let condition = member.condition else { continue }
      braces("extension \(world.qualifiedName(of: index)) where Element == \(spelled(condition))") { writer in
        writer.member(member, of: index)
      }
    }
  }

  mutating func arrayExtension(_ element: SwiftType, _ members: [World.Member]) {
    var scope = Scope()
    scope.selfType = .array(element)
    braces("extension Array where Element == \(spelled(element))") { writer in
      for member in members { writer.property(member, scope) }
    }
  }

  private mutating func initializer(of index: Int) {
    let own = world.nominals[index].members.filter { if case .stored = $0.kind { true } else { false } }
    let all = world.inputsOfInitializer(of: index)
    let inherited = all.dropLast(own.count)
    let list = all.map { "\($0.name): \(escaping($0.type))" }.joined(separator: ", ")
    let isOverride = world.nominals[index].superclass != nil && own.isEmpty
    braces("\(isOverride ? "override " : "")init(\(list))") { writer in
      for member in own { writer.line("self.\(member.name) = \(member.name)") }
      guard writer.world.nominals[index].superclass != nil else { return }
      writer.line("super.init(\(inherited.map { "\($0.name): \($0.name)" }.joined(separator: ", ")))")
    }
  }

  mutating func escaping(_ type: SwiftType) -> String {
    let text = spelled(type)
    if case .function = type { return "@escaping " + text }
    return text
  }

  private mutating func member(_ member: World.Member, of index: Int) {
    var scope = Scope()
    let nominal = world.nominals[index]
    scope.selfType = .nominal(index, nominal.parameter == nil ? [] : [member.condition ?? .parameter(0)])
    if member.condition == nil { scope.bounds[0] = nominal.bound }
    let override = member.isOverride ? "override " : ""
    switch member.kind {
    case .stored(let isConstant): line("\(isConstant ? "let" : "var") \(member.name): \(spelled(member.type))")
    case .lazy: line("lazy var \(member.name): \(spelled(member.type)) = \(value(member.type, Scope()))")
    case .shared: line("static let \(member.name): \(spelled(member.type)) = \(value(member.type, Scope()))")
    case .computed: property(member, scope, override: override)
    case .subscript:
      let number = scope.add(.int)
      braces("subscript(_ \(names.name(number)): Int) -> \(spelled(member.type))") {
        $0.body(scope, returning: member.type)
      }
    case .method(let inputs, let isMutating, let effects):
      scope.isSelfMutable = isMutating
      scope.effects = effects
      method(member, inputs, effects, scope, prefix: override + (isMutating ? "mutating " : ""))
    }
  }

  mutating func property(_ member: World.Member, _ scope: Scope, override: String = "") {
    let head = "\(override)var \(member.name): \(spelled(member.type))"
    if member.isSettable {
      return braces(head) { writer in
        writer.braces("get", { $0.body(scope, returning: member.type) })
        var scope = scope
        if let type = scope.selfType, !writer.world.isClass(type) { scope.isSelfMutable = true }
        writer.braces("set", { $0.body(scope, returning: .void) })
      }
    }
    if random.chance(60) { return line("\(head) { \(value(member.type, scope)) }") }
    braces(head) { $0.body(scope, returning: member.type) }
  }

  private mutating func method(
    _ member: World.Member, _ inputs: [World.Member.Input], _ effects: String, _ scope: Scope, prefix: String
  ) {
    var scope = scope
    let list = inputs.map { input in
      let number = scope.add(input.type)
      return "\(input.label ?? "_") \(names.name(number)): \(escaping(input.type))"
    }
    let head =
      "\(prefix)func \(member.name)(\(list.joined(separator: ", ")))" + (effects.isEmpty ? "" : " " + effects)
      + (member.type == .void ? "" : " -> \(spelled(member.type))")
    guard let (property, target) = member.forwards else {
      return braces(head) { $0.body(scope, returning: member.type) }
    }
    let arguments = zip(inputs, scope.locals).map { ($0.label.map { $0 + ": " } ?? "") + names.name($1.number) }
    line("\(head) { \(world.shadows ? "self." : "")\(property).\(target)(\(arguments.joined(separator: ", "))) }")
  }

  /// Writes a function outside of all types.
  mutating func function(_ number: Int) {
    var scope = Scope()
    scope.effects = ["", "", "async throws", "throws"][random.below(4)]
    let types = world.nominals.indices.filter { world.nominals[$0].parameter == nil }.map { SwiftType.nominal($0, []) }
    var list: [String] = []
    for place in 0..<random.number(1...3) {
      guard let type = random.pick(types) else { continue }
      let wanted = [type, type, .optional(type), .array(type)][random.below(4)]
      let input = scope.add(wanted)
      list.append("\(["_", "with\(place)", "of\(place)"][random.below(3)]) \(names.name(input)): \(spelled(wanted))")
    }
    var generic = ""
    if random.chance(35), let bound = random.pick(Array(world.protocols.indices)) {
      let input = scope.add(.parameter(1))
      scope.bounds[1] = bound
      generic = "<Other: \(world.protocols[bound].name)>"
      list.append("_ \(names.name(input)): Other")
    }
    let effects = scope.effects.isEmpty ? "" : " " + scope.effects
    braces("func use\(number)\(generic)(\(list.joined(separator: ", ")))\(effects)") { writer in
      writer.body(scope, returning: .void)
    }
  }
}
