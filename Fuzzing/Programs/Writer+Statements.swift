extension Writer {
  /// Writes statements and then what is returned.
  mutating func body(_ scope: Scope, returning type: SwiftType) {
    var scope = scope
    for _ in 0..<random.number(1...2) { statement(&scope, returning: type) }
    if type != .void { line("return " + value(type, scope)) }
  }

  private mutating func block(_ head: String, _ scope: Scope, returning type: SwiftType, end: String = "}") {
    var inner = scope
    inner.depth += 1
    inner.isCondition = false
    let count = random.chance(75) ? 1 : 2
    braces(head, { writer in for _ in 0..<count { writer.statement(&inner, returning: type) } }, end: end)
  }

  mutating func statement(_ scope: inout Scope, returning type: SwiftType) {
    switch random.below(scope.depth > 2 ? 14 : 28) {
    case 0...3: local(&scope)
    case 4, 5: assignment(scope)
    case 6...8: call(scope)
    case 9: use(scope)
    case 10: castOrKeyPath(&scope)
    case 11: `inout`(scope)
    case 12: comment()
    case 13: choice(&scope)
    case 14...16: optionalBinding(&scope, returning: type)
    case 17, 18: loop(scope, returning: type)
    case 19, 20: matching(scope, returning: type)
    case 21, 22: closure(&scope)
    case 23: block("if " + condition(scope), scope, returning: type)
    case 24: block("do", scope, returning: type)
    case 25: compilation(&scope, returning: type)
    case 26: destructuring(&scope)
    default: nested(&scope)
    }
  }

  private mutating func local(_ scope: inout Scope) {
    let isMutable = random.chance(30)
    let word = isMutable ? "var" : "let"
    if random.chance(70) {
      guard let walked = walk(scope, hops: 0...4) else { return }
      let text = walked.prefix + walked.text
      let number = scope.add(walked.value, isMutable: isMutable)
      line("\(word) \(names.name(number)) = \(text)")
    } else {
      let type = random.pick(scope.locals)?.type ?? .int
      let text = value(type, scope)
      let annotation = spelled(type)
      let number = scope.add(type, isMutable: isMutable)
      line("\(word) \(names.name(number)): \(annotation) = \(text)")
    }
  }

  private mutating func assignment(_ scope: Scope) {
    guard let (target, _) = walk(scope.withoutEffects, hops: 0...3, to: { $0.isSettable ? true : nil }) else { return }
    // What is read for the value must not be written at once.
    let text = value(target.type, scope, depth: 2)
    if target.type == .int, !target.isChained, random.chance(50) { return line("\(target.text) += 1") }
    if text != target.text { line("\(target.text) = \(text)") }
  }

  private mutating func `inout`(_ scope: Scope) {
    guard
      let (target, _) = walk(scope.withoutEffects, hops: 0...3, to: { $0.isSettable && !$0.isChained ? true : nil })
    else { return }
    line("touch(&\(target.text))")
  }

  /// Tells something to do something.
  private mutating func call(_ scope: Scope) {
    for _ in 0..<4 {
      guard let walked = walk(scope, hops: 0...3), let told = member(walked, scope, depth: 0, wantsVoid: true) else {
        continue
      }
      return line(told.prefix + told.text)
    }
    use(scope)
  }

  private mutating func use(_ scope: Scope) {
    guard let walked = walk(scope, hops: 1...5) else { return }
    let text = walked.prefix + walked.text
    switch random.below(3) {
    case 0: line("_ = \(text)")
    case 1: line("print(\(text))")
    default: line("print(\"\\(\(walked.effects.isEmpty ? text : "0"))\")")
    }
  }

  private mutating func castOrKeyPath(_ scope: inout Scope) {
    let subclasses = world.nominals.indices.filter { world.nominals[$0].superclass != nil }
    if random.chance(50), let index = random.pick(subclasses), let superclass = world.nominals[index].superclass {
      let base = value(.nominal(superclass, []), scope)
      let type = SwiftType.nominal(index, [])
      let text = "\(base) as? \(spelled(type))"
      let number = scope.add(.optional(type))
      return line("let \(names.name(number)) = \(text)")
    }
    let classes = world.nominals.indices.filter { world.nominals[$0].parameter == nil }
    guard let index = random.pick(classes) else { return }
    var path = Walked(text: "", type: .nominal(index, []), isSettable: true)
    for _ in 0..<random.number(1...3) {
      let (type, _) = (path.type, ())
      guard case .nominal(let owner, let arguments) = type,
        let member = random.pick(world.members(of: owner, arguments).filter { $0.isPathComponent && !$0.isStatic })
      else { break }
      path.text += "." + member.name
      path.type = member.type
    }
    guard !path.text.isEmpty else { return }
    let root = world.qualifiedName(of: index)
    if random.chance(50) { return line("_ = \\\(root)\(path.text)") }
    line("_ = \(anything(.nominal(index, [])))[keyPath: \\\(root)\(path.text)]")
  }

  private mutating func comment() {
    guard let rule = random.pick(["reach", "laundered-reach", "write-through", "reach, ask"]) else { return }
    let place = ["", ":next", ":file"][random.below(20) == 0 ? 2 : random.below(2)]
    line("// east:allow\(place) \(rule)" + (random.chance(80) ? " - the program is random" : ""))
  }

  private mutating func choice(_ scope: inout Scope) {
    guard let walked = walk(scope.withoutEffects, hops: 1...3) else { return }
    let type = walked.value
    let other = value(type, scope, depth: 1)
    let test = condition(scope)
    let number = scope.add(type)
    let annotation = spelled(type)
    let name = names.name(number)
    if random.chance(50) { return line("let \(name): \(annotation) = \(test) ? \(walked.text) : \(other)") }
    line("let \(name): \(annotation) = if \(test) { \(walked.text) } else { \(other) }")
  }

  mutating func condition(_ scope: Scope) -> String {
    var plain = scope.withoutEffects
    plain.isCondition = true
    if let (walked, _) = walk(plain, hops: 1...3, to: { $0.value == .bool ? true : nil }) { return walked.text }
    return random.chance(50) ? "true" : "Bool.random()"
  }

  private mutating func destructuring(_ scope: inout Scope) {
    let found = walk(scope.withoutEffects, hops: 0...3) { walked -> [SwiftType.Part]? in
      if case .tuple(let parts) = walked.value { parts } else { nil }
    }
    guard let (walked, parts) = found else { return }
    let numbers = parts.map { scope.add($0.type) }
    line("let (\(numbers.map { names.name($0) }.joined(separator: ", "))) = \(walked.text)")
  }
}

extension Scope {
  var withoutEffects: Scope {
    var scope = self
    scope.effects = ""
    return scope
  }
}

extension World.Member {
  var isPathComponent: Bool {
    switch kind {
    case .stored, .computed, .lazy: true
    default: false
    }
  }
}
