extension Writer {
  mutating func optionalBinding(_ scope: inout Scope, returning type: SwiftType) {
    var plain = scope.withoutEffects
    plain.isCondition = true
    guard let (walked, wrapped) = walk(plain, hops: 1...4, to: { $0.value.wrapped }) else { return }
    var inner = scope
    inner.depth += 1
    switch random.below(4) {
    case 0:
      let number = scope.add(wrapped)
      let name = names.name(number)
      let end = type == .void ? "return" : "return \(value(type, plain, depth: 1))"
      line("guard let \(name) = \(walked.text) else { \(end) }")
    case 1:
      let number = inner.add(wrapped)
      block("while let \(names.name(number)) = \(walked.text)", inner, returning: type, leaves: true)
    default:
      let number = inner.add(wrapped)
      let further = random.chance(30) ? ", \(condition(plain))" : ""
      block("if let \(names.name(number)) = \(walked.text)\(further)", inner, returning: type)
    }
  }

  mutating func loop(_ scope: Scope, returning type: SwiftType) {
    var plain = scope.withoutEffects
    plain.isCondition = true
    let found = walk(plain, hops: 0...4) { walked -> SwiftType? in
      switch walked.value {
      case .array, .dictionary: walked.value
      default: nil
      }
    }
    guard let (walked, sequence) = found else { return }
    var inner = scope
    inner.depth += 1
    if case .dictionary(let content) = sequence {
      let (key, item) = (inner.add(.string), inner.add(content))
      return block("for (\(names.name(key)), \(names.name(item))) in \(walked.text)", inner, returning: type)
    }
    guard case .array(let element) = sequence else { return }
    let number = inner.add(element)
    block("for \(names.name(number)) in \(walked.text)", inner, returning: type)
  }

  mutating func matching(_ scope: Scope, returning type: SwiftType) {
    var plain = scope.withoutEffects
    plain.isCondition = true
    let nominals = world.nominals
    let found = walk(plain, hops: 0...4) { walked -> (Int, [SwiftType])? in
      guard case .nominal(let index, let arguments) = walked.value, nominals[index].kind == .enum else { return nil }
      return (index, arguments)
    }
    guard let (walked, (index, arguments)) = found else { return }
    let cases = nominals[index].cases
    if random.chance(40), let one = random.pick(cases), !one.payload.isEmpty {
      var inner = scope
      inner.depth += 1
      let pattern = pattern(one, arguments, &inner)
      return block("if case \(pattern) = \(walked.text)", inner, returning: type)
    }
    line("switch \(walked.text) {")
    for one in cases {
      var inner = scope
      inner.depth += 1
      line("case \(pattern(one, arguments, &inner)):")
      var plain = inner
      statementInCase(&plain, returning: type)
    }
    line("}")
  }

  private mutating func statementInCase(_ scope: inout Scope, returning type: SwiftType) {
    let before = lines.count
    scope.depth = 3
    statement(&scope, returning: type)
    if lines.count == before || lines.last?.contains("east:allow") == true { line("break") }
  }

  private mutating func pattern(
    _ one: (name: String, payload: [SwiftType.Part]), _ arguments: [SwiftType], _ scope: inout Scope
  ) -> String {
    if one.payload.isEmpty { return ".\(one.name)" }
    let isBefore = random.chance(50)
    let parts = one.payload.map { part in
      let name = names.name(scope.add(part.type.replacing(arguments)))
      return (random.chance(40) ? part.label.map { $0 + ": " } ?? "" : "") + (isBefore ? "" : "let ") + name
    }
    // Either all labels are written or none; none is always right.
    let plain = parts.map { part in part.split(separator: ": ").last.map(String.init) ?? part }
    return (isBefore ? "let " : "") + ".\(one.name)(\(plain.joined(separator: ", ")))"
  }

  mutating func closure(_ scope: inout Scope) {
    switch random.below(4) {
    case 0:
      let inner = scope.closure(escaping: true)
      block("perform", inner, returning: .void)
    case 1:
      guard let (walked, _) = walk(scope.withoutEffects, hops: 1...3, to: { $0.isCapturable ? true : nil }) else {
        return
      }
      var inner = scope.closure(escaping: true)
      let number = inner.add(walked.type)
      block("perform { [\(names.name(number)) = \(walked.text)] in", inner, returning: .void, opens: false)
    case 2:
      guard let type = scope.selfType, world.isClass(type) else { return }
      var inner = scope.closure(escaping: true)
      inner.isSelfMutable = false
      line("perform { [weak self] in")
      line("  guard let self else { return }")
      for _ in 0..<random.number(1...2) { statement(&inner, returning: .void) }
      line("}")
    default:
      var inner = scope.closure(escaping: true)
      let input = random.pick(scope.locals.filter { !$0.type.holdsFunction })?.type ?? .string
      let number = inner.add(input)
      let output = random.pick(scope.locals)?.type ?? .int
      let head = "{ (\(names.name(number)): \(spelled(input))) -> \(spelled(output)) in"
      let result = value(output, inner, depth: 1)
      // The name follows those inside, which are gone by then.
      scope.next = inner.next
      let name = names.name(scope.add(.function([input], output)))
      line("let \(name) = \(head) \(result) }")
    }
  }

  mutating func nested(_ scope: inout Scope) {
    var inner = scope.closure(escaping: true)
    inner.isInEscapingClosure = scope.isInEscapingClosure
    guard scope.depth < 2 else { return }
    let input = random.pick(scope.locals)?.type ?? .string
    let number = inner.add(input)
    let output = random.pick(scope.locals)?.type ?? .int
    let name = "nested\(scope.next)"
    let head = "func \(name)(_ \(names.name(number)): \(escaping(input))) -> \(spelled(output))"
    braces(
      head,
      { writer in
        for _ in 0..<writer.random.number(1...2) { writer.statement(&inner, returning: output) }
        writer.line("return " + writer.value(output, inner))
      })
    line("_ = \(name)(\(value(input, scope.withoutEffects, depth: 1)))")
    scope.next += 1
  }

  mutating func compilation(_ scope: inout Scope, returning type: SwiftType) {
    var (inner, other) = (scope, scope)
    inner.depth = 3
    other.depth = 3
    line("#if \(random.chance(50) ? "DEBUG" : "os(Linux)")")
    statement(&inner, returning: type)
    line("#else")
    statement(&other, returning: type)
    line("#endif")
    // The locals of the clauses stand in this scope.
    scope.next = max(inner.next, other.next)
  }

  private mutating func block(
    _ head: String, _ scope: Scope, returning type: SwiftType, leaves: Bool = false, opens: Bool = true
  ) {
    var inner = scope
    let count = random.chance(75) ? 1 : 2
    let write: (inout Writer) -> Void = { writer in
      for _ in 0..<count { writer.statement(&inner, returning: type) }
      if leaves { writer.line("break") }
    }
    if opens { return braces(head, write) }
    line(head)
    write(&self)
    line("}")
  }
}

extension Walked {
  /// The compiler does not find the parameters of a closure in a capture list.
  fileprivate var isCapturable: Bool { !isChained && !text.contains(" in ") }
}
