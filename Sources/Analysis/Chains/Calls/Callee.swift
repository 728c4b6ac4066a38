import SwiftReader

/// What a call calls.
enum Callee {
  /// A function, an initializer or a case of an enumeration, and the type that has it as a member; unknown for a
  /// global function.
  case function(DeclarationID, holder: KnownType, on: KnownType)
  /// The memberwise initializer of a structure.
  case memberwise(KnownType)
}

extension Call {
  /// Returns the parameter types of the function type that a function or type of the repository takes at the closure's
  /// position; `nil` if the callee is neither.
  func declaredParameters(
    of spelling: Spelling, on receiver: KnownType?, at site: FileIndex.ClosureCall, in analyzer: inout ChainAnalyzer
  ) -> [KnownType]? {
    guard let callee = callee(spelling, receiver, in: &analyzer) else { return nil }
    guard let type = callee.typeOfClosure(site, of: self, in: &analyzer) else { return [] }
    return analyzer.types.children(of: type).dropLast().map { callee.bound($0, by: self, in: &analyzer) }
  }

  /// Returns the function type of the parameter that takes a closure. Without the types of all arguments it is not
  /// always known which parameter that is; then it is that of the last one that takes a function.
  fileprivate func typeOfClosure(at position: Int, ofFunction function: DeclarationID, in analyzer: inout ChainAnalyzer)
    -> KnownType?
  {
    let file = analyzer.table.file(of: function)
    let declaration = analyzer.table.declaration(function)
    let taking = analyzer.frame.callShape(of: self).parameters(of: declaration, in: file, of: analyzer.types.table)
    let candidates = taking.map { $0.indices.contains(position) ? [$0[position]] : [] } ?? Array(declaration.parameters)
    for number in candidates.reversed() {
      guard let written = analyzer.table.parameter(number, in: file).type else { continue }
      let known = analyzer.types.resolve(written, in: file, from: function)
      if let type = known.functionType(in: &analyzer.types) { return type }
    }
    return nil
  }

  /// Returns the function type of the stored property that a closure initializes: that of the label, or for a trailing
  /// closure the first one behind the other arguments.
  fileprivate func typeOfClosure(at position: Int, ofMemberwise type: KnownType, in analyzer: inout ChainAnalyzer)
    -> KnownType?
  {
    let labels = analyzer.frame.labels(of: self)
    let properties = analyzer.types.asked.storedProperties(of: analyzer.types.shape(of: type).declaration)
    let names = properties.map { analyzer.table.spelling(of: $0) }
    if labels[position] != .none {
      guard let named = names.firstIndex(of: labels[position]) else { return nil }
      let known = analyzer.typeOfProperty(properties[named])
      return known.functionType(in: &analyzer.types)
    }
    let last = labels[..<position].last { $0 != .none }.flatMap { names.firstIndex(of: $0) }
    for property in properties[(last.map { $0 + 1 } ?? 0)...] {
      let known = analyzer.typeOfProperty(property)
      if let type = known.functionType(in: &analyzer.types) { return type }
    }
    return nil
  }

  /// Returns what a call calls; `nil` if the repository does not declare it.
  func callee(_ spelling: Spelling, _ receiver: KnownType?, in analyzer: inout ChainAnalyzer) -> Callee? {
    guard let receiver else { return callee(spelling, in: &analyzer) }
    // `owner.map { }` of an optional owner is `Optional.map`, not the owner's `map`.
    let type = spelling == Library.map || spelling == Library.flatMap ? receiver : analyzer.types.unwrapped(receiver)
    let isType = analyzer.types.kind(type) == .metatype
    let holder = isType ? analyzer.types.child(0, of: type) : type
    if spelling == .`init` { return initializer(of: holder, in: &analyzer) }
    let use: MemberUse = isType ? .callOnType : .call
    let member = analyzer.types.member(spelling, of: holder, for: use, call: analyzer.frame.callShape(of: self))
    let found = member.settled(on: holder, spelling, self, in: &analyzer)
    if !found.isNone {
      let kind = analyzer.table.declaration(found.declaration).kind
      return kind == .function || kind == .enumCase
        ? .function(found.declaration, holder: found.holder, on: holder) : nil
    }
    guard isType, let nested = analyzer.types.nestedType(spelling, in: holder, from: analyzer.frame.file) else {
      return nil
    }
    return initializer(of: nested, in: &analyzer)
  }

  /// Returns what a name without a receiver calls.
  private func callee(_ spelling: Spelling, in analyzer: inout ChainAnalyzer) -> Callee? {
    let site = analyzer.site(scope)
    let place = site.lookUpSite(in: scope)
    if let written = analyzer.frame.specialization(at: offset) {
      let type = analyzer.types.resolve(written, in: analyzer.frame.file, from: place)
      return initializer(of: type, in: &analyzer)
    }
    let shape = analyzer.frame.callShape(of: self)
    let found = analyzer.types.member(spelling, of: site.selfType, for: .call, call: shape)
    if !found.isNone { return .function(found.declaration, holder: found.holder, on: site.selfType) }
    let global = analyzer.types.global(spelling, call: shape)
    if !global.isNone {
      return analyzer.table.declaration(global.declaration).kind == .function
        ? .function(global.declaration, holder: .unknown, on: .unknown) : nil
    }
    let named = analyzer.types.lookUp(spelling, in: analyzer.frame.file, from: place)
    if named == libraryMark { return nil }
    let type = analyzer.types.unaliased(named, in: analyzer.frame.file)
    return initializer(of: type, in: &analyzer)
  }

  private func initializer(of type: KnownType, in analyzer: inout ChainAnalyzer) -> Callee? {
    guard analyzer.types.kind(type) == .nominal else { return nil }
    let found = analyzer.types.member(.`init`, of: type, for: .callOnType, call: analyzer.frame.callShape(of: self))
    if !found.isNone { return .function(found.declaration, holder: found.holder, on: type) }
    let isStructure = analyzer.table.declaration(analyzer.types.shape(of: type).declaration).kind == .struct
    return isStructure ? .memberwise(type) : nil
  }
}

extension Callee {
  /// Returns a parameter type of a closure with the generic parameters that the callee's type and the other arguments
  /// determine.
  fileprivate func bound(_ type: KnownType, by call: Call, in analyzer: inout ChainAnalyzer) -> KnownType {
    if !analyzer.types.shape(of: type).isGeneric { return type }
    switch self {
    case .function(let function, let holder, let owner):
      let seen = analyzer.types.substituted(type, heldBy: holder, seenFrom: owner)
      if !analyzer.types.shape(of: seen).isGeneric { return seen }
      let found = call.arguments(to: function, besidesClosures: true, in: &analyzer)
      return seen.replaced(found, in: &analyzer.types)
    case .memberwise(let owner):
      let seen = analyzer.types.substituted(type, seenFrom: owner)
      if !analyzer.types.shape(of: seen).isGeneric { return seen }
      let found = call.memberwiseArguments(to: owner, besidesClosures: true, in: &analyzer)
      return seen.replaced(found, in: &analyzer.types)
    }
  }

  /// Returns the function type of the parameter or property that takes a closure.
  fileprivate func typeOfClosure(_ site: FileIndex.ClosureCall, of call: Call, in analyzer: inout ChainAnalyzer)
    -> KnownType?
  {
    let position = Int(site.argument - call.arguments.lowerBound)
    switch self {
    case .function(let function, _, _): return call.typeOfClosure(at: position, ofFunction: function, in: &analyzer)
    case .memberwise(let type): return call.typeOfClosure(at: position, ofMemberwise: type, in: &analyzer)
    }
  }
}

extension KnownType {
  /// Returns a type that is a function type or an optional of one, without the optional; `nil` for other types.
  fileprivate func functionType(in types: inout TypeResolver) -> KnownType? {
    let type = types.unwrapped(self)
    return types.kind(type) == .function ? type : nil
  }
}
