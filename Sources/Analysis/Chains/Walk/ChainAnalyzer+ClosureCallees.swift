import SwiftReader

/// The functions and initializers of the repository to which closures are passed.
extension ChainAnalyzer {
  /// What a call calls.
  enum Callee {
    /// A function, an initializer or a case of an enumeration, and the type that has it as a member; unknown for a
    /// global function.
    case function(DeclarationID, holder: KnownType, on: KnownType)
    /// The memberwise initializer of a structure.
    case memberwise(KnownType)
  }

  /// Returns the parameter types of the function type that a function or type of the repository takes at the closure's
  /// position; `nil` if the callee is neither.
  mutating func declaredParameters(
    of spelling: Spelling, on receiver: KnownType?, at site: FileIndex.ClosureCall, _ call: Call
  ) -> [KnownType]? {
    guard let callee = callee(spelling, receiver, call) else { return nil }
    guard let type = typeOfClosure(site, of: call, to: callee) else { return [] }
    return types.children(of: type).dropLast().map { bound($0, by: call, to: callee) }
  }

  /// Returns a parameter type of a closure with the generic parameters that the callee's type and the other arguments
  /// determine.
  private mutating func bound(_ type: KnownType, by call: Call, to callee: Callee) -> KnownType {
    if !types.shape(of: type).isGeneric { return type }
    switch callee {
    case .function(let function, let holder, let owner):
      let seen = types.substituted(type, heldBy: holder, seenFrom: owner)
      if !types.shape(of: seen).isGeneric { return seen }
      let found = arguments(of: call, to: function, besidesClosures: true)
      return replaced(found, in: seen)
    case .memberwise(let owner):
      let seen = types.substituted(type, seenFrom: owner)
      if !types.shape(of: seen).isGeneric { return seen }
      let found = arguments(ofMemberwise: call, to: owner, besidesClosures: true)
      return replaced(found, in: seen)
    }
  }

  /// Returns the function type of the parameter or property that takes a closure.
  private mutating func typeOfClosure(
    _ site: FileIndex.ClosureCall, of call: Call, to callee: Callee
  ) -> KnownType? {
    let position = Int(site.argument - call.arguments.lowerBound)
    switch callee {
    case .function(let function, _, _): return typeOfClosure(position, of: call, to: function)
    case .memberwise(let type): return typeOfClosure(position, of: call, toMemberwise: type)
    }
  }

  /// Returns the function type of the parameter that takes a closure. Without the types of all arguments it is not
  /// always known which parameter that is; then it is that of the last one that takes a function.
  private mutating func typeOfClosure(_ position: Int, of call: Call, to function: DeclarationID) -> KnownType? {
    let file = table.file(of: function)
    let declaration = table.declaration(function)
    let taking = types.parameters(for: callShape(of: call), of: declaration, in: file)
    let candidates = taking.map { $0.indices.contains(position) ? [$0[position]] : [] } ?? Array(declaration.parameters)
    for number in candidates.reversed() {
      guard let written = table.parameter(number, in: file).type else { continue }
      let known = types.resolve(written, in: file, from: function)
      if let type = functionType(in: known) { return type }
    }
    return nil
  }

  /// Returns the function type of the stored property that a closure initializes: that of the label, or for a trailing
  /// closure the first one behind the other arguments.
  private mutating func typeOfClosure(_ position: Int, of call: Call, toMemberwise type: KnownType) -> KnownType? {
    let labels = labels(of: call)
    let properties = types.storedProperties(of: types.shape(of: type).declaration)
    let names = properties.map { table.spelling(of: $0) }
    if labels[position] != .none {
      guard let named = names.firstIndex(of: labels[position]) else { return nil }
      let known = typeOfProperty(properties[named])
      return functionType(in: known)
    }
    let last = labels[..<position].last { $0 != .none }.flatMap { names.firstIndex(of: $0) }
    for property in properties[(last.map { $0 + 1 } ?? 0)...] {
      let known = typeOfProperty(property)
      if let type = functionType(in: known) { return type }
    }
    return nil
  }

  /// Returns a type that is a function type or an optional of one, without the optional; `nil` for other types.
  private func functionType(in type: KnownType) -> KnownType? {
    let type = types.unwrapped(type)
    return types.kind(type) == .function ? type : nil
  }

  /// Returns what a call calls; `nil` if the repository does not declare it.
  mutating func callee(_ spelling: Spelling, _ receiver: KnownType?, _ call: Call) -> Callee? {
    guard let receiver else { return callee(spelling, call) }
    // `owner.map { }` of an optional owner is `Optional.map`, not the owner's `map`.
    let type = spelling == Library.map || spelling == Library.flatMap ? receiver : types.unwrapped(receiver)
    let isType = types.kind(type) == .metatype
    let holder = isType ? types.child(0, of: type) : type
    if spelling == .`init` { return initializer(of: holder, call) }
    let use: MemberUse = isType ? .callOnType : .call
    let member = types.member(spelling, of: holder, for: use, call: callShape(of: call))
    let found = settled(member, on: holder, spelling, call)
    if !found.isNone {
      let kind = table.declaration(found.declaration).kind
      return kind == .function || kind == .enumCase
        ? .function(found.declaration, holder: found.holder, on: holder) : nil
    }
    guard isType, let nested = types.nestedType(spelling, in: holder, from: frame.file) else { return nil }
    return initializer(of: nested, call)
  }

  /// Returns what a name without a receiver calls.
  private mutating func callee(_ spelling: Spelling, _ call: Call) -> Callee? {
    let site = site(call.scope)
    let place = site.lookUpSite(in: call.scope)
    if let written = frame.specialization(at: call.offset) {
      let type = types.resolve(written, in: frame.file, from: place)
      return initializer(of: type, call)
    }
    let shape = callShape(of: call)
    let found = types.member(spelling, of: site.selfType, for: .call, call: shape)
    if !found.isNone { return .function(found.declaration, holder: found.holder, on: site.selfType) }
    let global = types.global(spelling, call: shape)
    if !global.isNone {
      return table.declaration(global.declaration).kind == .function
        ? .function(global.declaration, holder: .unknown, on: .unknown) : nil
    }
    let named = types.lookUp(spelling, in: frame.file, from: place)
    if named == libraryMark { return nil }
    let type = types.unaliased(named, in: frame.file)
    return initializer(of: type, call)
  }

  private mutating func initializer(of type: KnownType, _ call: Call) -> Callee? {
    guard types.kind(type) == .nominal else { return nil }
    let found = types.member(.`init`, of: type, for: .callOnType, call: callShape(of: call))
    if !found.isNone { return .function(found.declaration, holder: found.holder, on: type) }
    let isStructure = table.declaration(types.shape(of: type).declaration).kind == .struct
    return isStructure ? .memberwise(type) : nil
  }
}
