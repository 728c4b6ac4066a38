import SwiftReader

extension FoundMember {
  /// Returns the overload whose parameters accept the types of a call's arguments; several remain as rivals if the
  /// types do not decide.
  func settled(on type: KnownType, _ spelling: Spelling, _ call: Call?, in analyzer: inout ChainAnalyzer) -> FoundMember
  {
    guard let call, !isNone, isAmbiguous || isPicky(call, in: &analyzer) else { return self }
    if rivals.count > Limits.rivals { return self }
    var excluded: [DeclarationID] = []
    var found = self
    for _ in 0..<Limits.ancestorsWithOverloads {
      let all = [found.declaration] + found.rivals
      let possible = all.filter { call.takes($0, from: found, on: type, in: &analyzer) }
      if let first = possible.first {
        let isSame = possible.dropFirst().allSatisfy { !$0.differ(first, in: &analyzer.types) }
        return FoundMember(
          declaration: first, holder: found.holder, rivals: isSame ? [] : Array(possible.dropFirst()))
      }
      // A top-level declaration has no holder, and no supertype with further overloads.
      guard found.holder.isKnown else { return .none }
      excluded += all
      let isType = analyzer.types.kind(found.holder) == .metatype
      found = analyzer.types.member(
        spelling, of: type, for: isType ? .callOnType : .call, call: analyzer.frame.shape(of: call), besides: excluded)
      if found.isNone { return .none }
    }
    return found
  }

  /// Returns whether overload resolution needs the arguments' types even if only one overload was found: its parameters
  /// take a metatype, it is given a closure for a parameter of a named type, or it extends a library type that may have
  /// overloads of its own.
  private func isPicky(_ call: Call, in analyzer: inout ChainAnalyzer) -> Bool {
    let file = analyzer.table.file(of: declaration)
    if analyzer.types.kind(holder) == .library { return analyzer.table.declaration(declaration).kind == .function }
    let isGivenClosure = call.arguments.contains { analyzer.frame.argument($0).value.isClosure }
    return analyzer.table.declaration(declaration).parameters.contains {
      guard let type = analyzer.table.parameter($0, in: file).type else { return false }
      let kind = analyzer.table.type(type, in: file).kind
      return kind == .metatype || isGivenClosure && kind == .named
    }
  }
}

extension Value {
  fileprivate var isClosure: Bool {
    if case .closure = self { true } else { false }
  }

  fileprivate var isLiteral: Bool {
    switch self {
    case .literal, .range, .array, .dictionary, .closure, .implicitMember, .unknown: true
    default: false
    }
  }
}

extension Call {
  fileprivate func takes(
    _ function: DeclarationID, from found: FoundMember, on type: KnownType, in analyzer: inout ChainAnalyzer
  ) -> Bool {
    let declaration = analyzer.table.declaration(function)
    guard declaration.kind == .function || declaration.kind == .subscript else { return true }
    let file = analyzer.table.file(of: function)
    let shape = analyzer.frame.callShape(of: self)
    for (position, number) in (shape.parameters(of: declaration, in: file, of: analyzer.types.table) ?? []).enumerated()
    {
      let value = analyzer.frame.argument(position, of: self)
      guard let written = analyzer.table.parameter(number, in: file).type, value.isClosure || !value.isLiteral else {
        continue
      }
      let given =
        value.isClosure
        ? analyzer.types.add(TypeShape(kind: .function), []) : self.type(ofArgument: position, in: &analyzer)
      let resolved = analyzer.types.resolve(written, in: file, from: function)
      let wanted = analyzer.types.substituted(resolved, heldBy: found.holder, seenFrom: type)
      if !analyzer.types.unwrapped(wanted).mayTake(analyzer.types.unwrapped(given), in: &analyzer.types) {
        return false
      }
    }
    return true
  }
}

extension KnownType {
  /// Returns false only if a parameter certainly does not accept an argument.
  fileprivate func mayTake(_ argument: KnownType, in types: inout TypeResolver) -> Bool {
    let (wanted, given) = (types.arena[self], types.arena[argument])
    if wanted.kind == .metatype, given.kind == .metatype {
      return types.arena.child(0, of: self).mayTake(types.arena.child(0, of: argument), in: &types)
    }
    switch (wanted.kind, given.kind) {
    case (_, .unknown), (_, .parameter), (_, .composition): return true
    // No function type conforms to a protocol that has requirements.
    case (.nominal, .function), (.array, .function), (.dictionary, .function): return false
    case (.library, .function): return !types.library.isValue(wanted.spelling)
    case (.parameter, .function):
      return types.directSupertypes(of: self).allSatisfy { types.arena.kind($0) != .nominal }
    case (.parameter, _):
      return types.directSupertypes(of: self).allSatisfy { types.isKind(argument, of: $0) != .no }
    case (.nominal, .nominal), (.nominal, .library), (.nominal, .array), (.nominal, .dictionary):
      return types.isKind(argument, of: self) != .no
    case (.library, .nominal):
      return types.isKind(argument, of: self) != .no
    case (.array, .nominal), (.dictionary, .nominal), (.array, .dictionary), (.dictionary, .array): return false
    case (.library, .library):
      return wanted.spelling == given.spelling || types.isAbstract(self) || !types.library.isValue(given.spelling)
        || !types.library.isValue(wanted.spelling)
    default: return true
    }
  }
}
