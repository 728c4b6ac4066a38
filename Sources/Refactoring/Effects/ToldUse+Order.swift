import Analysis
import SwiftReader
import SwiftTokens

extension ToldUse {
  /// Throws a reason if the arguments of the new method's call may replace a value that was read before them, and that
  /// the method reads after them.
  func checkOrder(in file: UseFile, _ table: SymbolTable, _ search: inout ReplacementSearch) throws(Reason) {
    let steps = site.steps.prefix(stepsReadLater)
    guard !steps.isEmpty, let code = argumentRanges(in: file), !code.isEmpty else { return }
    let waits = file.source.tokens.contains { token in
      token.word == .await && code.contains { $0.contains(token.start) }
    }
    let effects = search.effects(of: code, in: file.facts)
    if effects.isEmpty, !waits { return }
    // The receiver is evaluated before the arguments, so that the properties of a struct are those of a copy.
    var isCopy = true
    for step in steps {
      let declaration = table.declaration(step.found)
      let isPlain = search.isPlain(step.found)
      let isFixed = isPlain && (declaration.says(.constant) || isCopy && table.isOfValue(step.found))
      isCopy = isFixed && step.nature == .value
      if isFixed { continue }
      let isObject = isPlain && step.nature == .object
      if isObject, !search.isReplaced(step.found) { continue }
      let found =
        waits ? "await" : isObject ? search.replacement(of: step.found, in: effects) : search.anyEffect(in: effects)
      if let found {
        throw Reason("'\(found)' may change '\(table.name(of: step.found))', which would be read after it")
      }
    }
  }

  /// The number of the path's first properties whose values were read before the arguments of the call, but are read
  /// after them by the new method. What is changed in place behind the last object was always accessed after them.
  private var stepsReadLater: Int {
    switch telling {
    case .provide, .provideTo, .providePart, .provideIfPresent, .provideEach, .when, .mark: 0
    case .set, .adjust, .mutate, .setElement: endOfObjects(site.steps.dropLast())
    case .setPart, .adjustPart: endOfObjects(site.steps[...])
    case .callPart: site.steps.count
    case .call, .ask, .provideResult:
      path.isLeafMutating
        ? endOfObjects(site.steps.dropLast()) : site.steps.count - (site.leaf.isStoredFunction ? 0 : 1)
    }
  }

  private func endOfObjects(_ steps: ArraySlice<PathStep>) -> Int {
    steps.lastIndex { $0.nature != .value }.map { $0 + 1 } ?? 0
  }

  /// Returns the bytes of the arguments or of the new value, without the bodies of closures that only the called
  /// function or a later event runs.
  private func argumentRanges(in file: UseFile) -> [Range<UInt32>]? {
    let (source, facts) = (file.source, file.facts)
    let end: Int
    let start: UInt32
    if let call = site.call {
      guard let bracket = source.token(at: Int(call.offset)) else { return nil }
      (start, end) = (call.offset, file.calls.end(ofCallAt: bracket, in: source))
    } else {
      guard let leaf = source.token(at: Int(site.leaf.link.offset)) else { return nil }
      (start, end) = (source.tokens[leaf].end, source.statement(around: leaf).upperBound)
    }
    let region = start..<max(start, source.tokens[end].end)
    var ranges = [region]
    for closure in facts.scopes where closure.kind == .closure && region.contains(closure.range.lowerBound) {
      guard let brace = source.token(at: Int(closure.range.lowerBound)),
        isArgument(closure, facts) || source.kind(brace - 1) == .equal && closure.range.upperBound == region.upperBound
      else { continue }
      var first = brace
      if source.kind(brace + 1) == .leftSquare, let close = source.partner(of: brace + 1) { first = close }
      ranges = ranges.flatMap { $0.without(source.tokens[first].end..<closure.range.upperBound) }
    }
    return ranges
  }

  /// Returns whether a closure is an argument of a call in the chain of the use.
  private func isArgument(_ closure: Scope, _ facts: FileFacts) -> Bool {
    site.chain.links.contains { link in
      facts.links[Int(link)].arguments.contains { argument in
        guard case .closure(let scope) = facts.arguments[Int(argument)].value else { return false }
        return facts.scopes[Int(scope.index)] == closure
      }
    }
  }
}

extension SymbolTable {
  /// Returns whether a member belongs to a struct or enum.
  fileprivate func isOfValue(_ member: DeclarationID) -> Bool {
    let type = type(of: parent(of: member))
    return !type.isNone && (declaration(type).kind == .struct || declaration(type).kind == .enum)
  }
}

extension Range<UInt32> {
  /// Returns the parts of the range before and after another.
  fileprivate func without(_ other: Range) -> [Range] {
    let first = lowerBound..<Swift.max(lowerBound, Swift.min(upperBound, other.lowerBound))
    let second = Swift.min(upperBound, Swift.max(lowerBound, other.upperBound))..<upperBound
    return [first, second].filter { !$0.isEmpty }
  }
}
