import Analysis
import SwiftReader

extension ToldUse {
  /// Throws a reason if the arguments of the new method's call may replace a value that was read before them, and that
  /// the method reads after them.
  func checkOrder(in file: UseFile, _ table: SymbolTable, _ search: inout ReplacementSearch) throws(Reason) {
    let steps = site.steps.prefix(stepsReadLater)
    guard !steps.isEmpty, let code = file.argumentRanges(of: site), !code.isEmpty else { return }
    let waits = file.waits(in: code)
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
}

extension SymbolTable {
  /// Returns whether a member belongs to a struct or enum.
  fileprivate func isOfValue(_ member: DeclarationID) -> Bool {
    let type = type(of: parent(of: member))
    return !type.isNone && (declaration(type).kind == .struct || declaration(type).kind == .enum)
  }
}
