import SwiftReader

extension ChainAnalyzer {
  /// Returns the overload whose parameters accept the types of a call's arguments; several remain as rivals if the
  /// types do not decide.
  mutating func settled(_ found: FoundMember, on type: KnownType, _ spelling: Spelling, _ call: Call?) -> FoundMember {
    guard let call, !found.isNone, found.isAmbiguous || isPicky(found, call) else { return found }
    if found.rivals.count > Limits.rivals { return found }
    var excluded: [DeclarationID] = []
    var found = found
    for _ in 0..<Limits.ancestorsWithOverloads {
      let all = [found.declaration] + found.rivals
      let possible = all.filter { takes($0, call, from: found, on: type) }
      if let first = possible.first {
        let isSame = possible.dropFirst().allSatisfy { !types.differ($0, first) }
        return FoundMember(
          declaration: first, holder: found.holder, rivals: isSame ? [] : Array(possible.dropFirst()))
      }
      // A top-level declaration has no holder, and no supertype with further overloads.
      guard found.holder.isKnown else { return .none }
      excluded += all
      let isType = types.kind(found.holder) == .metatype
      found = types.member(
        spelling, of: type, for: isType ? .callOnType : .call, call: shape(of: call), besides: excluded)
      if found.isNone { return .none }
    }
    return found
  }

  /// Returns whether overload resolution needs the arguments' types even if only one overload was found: its parameters
  /// take a metatype, it is given a closure for a parameter of a named type, or it extends a library type that may have
  /// overloads of its own.
  private func isPicky(_ found: FoundMember, _ call: Call) -> Bool {
    let file = table.file(of: found.declaration)
    if types.kind(found.holder) == .library { return table.declaration(found.declaration).kind == .function }
    let isGivenClosure = call.arguments.contains { isClosure(frame.argument($0).value) }
    return table.declaration(found.declaration).parameters.contains {
      guard let type = table.parameter($0, in: file).type else { return false }
      let kind = table.type(type, in: file).kind
      return kind == .metatype || isGivenClosure && kind == .named
    }
  }

  private func isClosure(_ value: Value) -> Bool {
    if case .closure = value { true } else { false }
  }

  private mutating func takes(
    _ function: DeclarationID, _ call: Call, from found: FoundMember, on type: KnownType
  ) -> Bool {
    let declaration = table.declaration(function)
    guard declaration.kind == .function || declaration.kind == .subscript else { return true }
    let file = table.file(of: function)
    let shape = callShape(of: call)
    for (position, number) in (types.parameters(for: shape, of: declaration, in: file) ?? []).enumerated() {
      let value = argument(position, of: call)
      guard let written = table.parameter(number, in: file).type, isClosure(value) || !isLiteral(value) else {
        continue
      }
      let given =
        isClosure(value) ? types.add(TypeShape(kind: .function), []) : self.type(ofArgument: position, of: call)
      let resolved = types.resolve(written, in: file, from: function)
      let wanted = types.substituted(resolved, heldBy: found.holder, seenFrom: type)
      if !types.mayTake(types.unwrapped(wanted), types.unwrapped(given)) { return false }
    }
    return true
  }

  private func isLiteral(_ value: Value) -> Bool {
    switch value {
    case .literal, .range, .array, .dictionary, .closure, .implicitMember, .unknown: true
    default: false
    }
  }
}

extension TypeResolver {
  /// Returns false only if a parameter certainly does not accept an argument.
  fileprivate mutating func mayTake(_ parameter: KnownType, _ argument: KnownType) -> Bool {
    let (wanted, given) = (arena[parameter], arena[argument])
    if wanted.kind == .metatype, given.kind == .metatype {
      return mayTake(arena.child(0, of: parameter), arena.child(0, of: argument))
    }
    switch (wanted.kind, given.kind) {
    case (_, .unknown), (_, .parameter), (_, .composition): return true
    // No function type conforms to a protocol that has requirements.
    case (.nominal, .function), (.array, .function), (.dictionary, .function): return false
    case (.library, .function): return !library.isValue(wanted.spelling)
    case (.parameter, .function): return directSupertypes(of: parameter).allSatisfy { arena.kind($0) != .nominal }
    case (.parameter, _):
      return directSupertypes(of: parameter).allSatisfy { isKind(argument, of: $0) != .no }
    case (.nominal, .nominal), (.nominal, .library), (.nominal, .array), (.nominal, .dictionary):
      return isKind(argument, of: parameter) != .no
    case (.library, .nominal):
      return isKind(argument, of: parameter) != .no
    case (.array, .nominal), (.dictionary, .nominal), (.array, .dictionary), (.dictionary, .array): return false
    case (.library, .library):
      return wanted.spelling == given.spelling || isAbstract(parameter) || !library.isValue(given.spelling)
        || !library.isValue(wanted.spelling)
    default: return true
    }
  }
}
