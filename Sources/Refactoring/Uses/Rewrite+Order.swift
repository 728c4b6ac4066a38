import Analysis
import SwiftReader
import SwiftTokens

extension Rewrite {
  /// Throws a reason if the arguments of the new method's call may replace a value that was read before them, and that
  /// the method reads after them: `house.lamp.push(house.swap())` reads `lamp` before it calls `swap`.
  func checkOrder(in file: UseFile, _ table: SymbolTable, _ functions: FunctionNames) throws(Reason) {
    let isFixed = site.steps.prefix(stepsReadLater).allSatisfy { table.declaration($0.found).says(.constant) }
    guard !isFixed, let region = file.argumentRegion(of: site) else { return }
    if let name = file.effect(in: region, functions) {
      throw Reason("'\(name)' may change what '\(path.owners[0].hop)' is, which would be read after it")
    }
  }

  /// The number of the path's first properties whose values were read before the arguments of the call, but are read
  /// after them by the new method. What is changed in place behind the last object was always accessed after them.
  private var stepsReadLater: Int {
    switch form {
    case .provide, .provideTo: 0
    case .set, .mutate: endOfObjects(site.steps.dropLast())
    case .setMember: endOfObjects(site.steps[...])
    case .call:
      path.isLeafMutating
        ? endOfObjects(site.steps.dropLast()) : site.steps.count - (site.leaf.isStoredFunction ? 0 : 1)
    }
  }

  private func endOfObjects(_ steps: ArraySlice<PathStep>) -> Int {
    steps.lastIndex { $0.nature != .value }.map { $0 + 1 } ?? 0
  }
}

/// The names of a repository's functions, and of its properties that hold functions.
struct FunctionNames {
  private var names: Set<Spelling> = []

  /// - Complexity: O(*n*) in the number of declarations.
  init(_ table: SymbolTable) {
    for file in table.files.indices {
      let facts = table.facts(of: file)
      for (local, declaration) in facts.declarations.enumerated() where facts.mayBeCalled(declaration) {
        names.insert(table.spelling(of: table.id(UInt32(local), in: file)))
      }
    }
  }

  func contains(_ name: String) -> Bool { names.contains(Spelling(name)) }
}

extension FileFacts {
  fileprivate func mayBeCalled(_ declaration: Declaration) -> Bool {
    if declaration.kind == .function { return true }
    guard declaration.kind == .property else { return false }
    if case .closure = declaration.value { return true }
    return declaration.type.map { ![.array, .dictionary, .tuple].contains(types[$0].kind) && holdsFunction($0) }
      ?? false
  }

  private func holdsFunction(_ type: TypeID) -> Bool {
    types[type].kind == .function || types.children(of: type).contains { holdsFunction($0.type) }
  }
}

/// The code that a call of a new method evaluates before the method.
extension UseFile {
  /// Returns the tokens from the opening bracket of a use's call to its end, or from the leaf to the end of the
  /// statement; `nil` if there are none.
  fileprivate func argumentRegion(of site: UseSite) -> ClosedRange<Int>? {
    if let call = site.call {
      guard let bracket = source.token(at: Int(call.offset)) else { return nil }
      return bracket...max(bracket, calls.end(ofCallAt: bracket, in: source))
    }
    guard let leaf = source.token(at: site.leafStart) else { return nil }
    return leaf...max(leaf, source.statement(around: leaf).upperBound)
  }

  /// Returns the first word in some arguments that may have an effect: an `await`, an assignment, or the name of a
  /// function of the repository that is called or passed on. A closure that is an argument itself runs later.
  fileprivate func effect(in region: ClosedRange<Int>, _ functions: FunctionNames) -> String? {
    var place = region.lowerBound
    while place <= region.upperBound {
      let token = source.tokens[place]
      if token.kind == .leftBrace, isDeferred(place, in: region), let end = source.partner(of: place) {
        // The capture list is evaluated before.
        let hasCaptures = source.kind(place + 1) == .leftSquare
        if hasCaptures, let last = source.partner(of: place + 1),
          let effect = effect(in: place + 1...max(place + 1, last), functions)
        {
          return effect
        }
        place = max(place, end)
      } else if token.word == .await {
        return "await"
      } else if token.kind == .prefixAmpersand || source.isAssignment(place) && source.kind(place) != .equal {
        return source.text(ofToken: place)
      } else if token.kind == .equal, source.bracket(around: place).map({ region.contains($0) }) == true {
        return "="
      } else if token.kind == .identifier, isFunction(place, functions) {
        return source.name(ofToken: place)
      }
      place += 1
    }
    return nil
  }

  /// Returns whether a brace begins a closure that only the called function or a later event runs.
  private func isDeferred(_ brace: Int, in region: ClosedRange<Int>) -> Bool {
    guard let end = source.partner(of: brace) else { return false }
    let before = source.kind(brace - 1)
    if before == .equal { return end == region.upperBound }
    if brace == region.lowerBound { return true }
    if let bracket = source.bracket(around: brace), region.contains(bracket) {
      let isWhole = source.kind(end + 1) == .comma || source.kind(end + 1).closes
      return bracket == region.lowerBound && isWhole && (before == .leftParen || before == .comma || before == .colon)
    }
    return source.partner(of: region.lowerBound) == brace - 1 || before == .colon
  }

  /// Returns whether a name is that of a function that is called or passed on.
  private func isFunction(_ place: Int, _ functions: FunctionNames) -> Bool {
    let next = source.kind(place + 1)
    if next == .colon, !source.isTernary(place + 1) { return false }
    let isCalled = next == .leftParen || next == .leftBrace || next == .postfixQuestion
    let isWhole = next == .comma || next.closes
    guard isCalled || isWhole, !source.isImplicitMember(place) else { return false }
    let name = source.name(ofToken: place)
    if isCalled, isLocal(name) { return true }
    return name.first?.isUppercase != true && functions.contains(name) && (isCalled || !isLocal(name))
  }
}
