import PairWriting
import SwiftReader
import SwiftTokens

/// The edits of one file that rewrite its uses.
struct Rendering {
  let source: SourceText
  /// Returns whether the repository may declare a function with a name.
  let mayDeclare: (String) -> Bool
  private var wraps: [(wrap: Wrap, name: String)] = []
  private var changes: [Change] = []

  /// Edits that belong together: either all of them are inside a closure, or none is.
  private struct Change {
    let edits: [Edit]
    /// The bytes from the first edit to the last.
    let span: Range<Int>
    /// The receiver of the call if the call mutates it, otherwise `nil`.
    let changed: String?

    /// Returns whether an edit replaces some of the bytes, or inserts text between them.
    func touches(_ range: Range<Int>) -> Bool {
      edits.contains { edit in
        edit.range.overlaps(range) || edit.range == range
          || edit.range.isEmpty && range.lowerBound < edit.range.lowerBound && edit.range.lowerBound < range.upperBound
      }
    }
  }

  init(_ source: SourceText, mayDeclare: @escaping (String) -> Bool) {
    (self.source, self.mayDeclare) = (source, mayDeclare)
  }

  /// Adds the rewrite of a use.
  ///
  /// - Throws: a reason if the rewrite conflicts with one that was added before.
  mutating func add(_ use: ToldUse, name: String) throws(Reason) {
    if let wrap = use.wrap {
      try add(wrap, name)
    } else if let replacing = use.replacing {
      try add(replacing, name, changed: use.changedReceiver.map { source.text($0) })
    }
  }

  private mutating func add(_ wrap: Wrap, _ name: String) throws(Reason) {
    let isCut =
      wraps.contains { other, _ in
        other.range.cuts(wrap.range) || other.values.contains { value in wrap.values.contains(where: value.overlaps) }
      }
      || changes.contains { change in
        change.span.cuts(wrap.range) || wrap.values.contains(where: change.touches)
      }
    if isCut { throw Reason("it contains another use") }
    let isOutdated = wraps.contains { other, known in
      let isAgain = known == name && other.receiver == wrap.receiver && other.arguments == wrap.arguments
      return isAgain
        && (other.range.contains(wrap.range) && mayChange(behind: other, before: wrap)
          || wrap.range.contains(other.range) && mayChange(behind: wrap, before: other))
    }
    if isOutdated { throw Reason("the value may have changed since it was read before") }
    if chosenNames(wrap, isAlone: false, besides: []) == nil {
      throw Reason("'\(wrap.parameters[0])' has another meaning there")
    }
    if depth(with: wrap, name) > Self.maximumDepth { throw Reason("closures would be nested too deeply") }
    try checkChanges(changes.filter { wrap.range.contains($0.span) }, in: wrap)
    wraps.append((wrap, name))
    let isLine = source.isOnOneLine(wrap.range)
    let isArgument = source.bracket(around: wrap.unit.tokens.lowerBound).map { source.kind($0) != .leftBrace } ?? false
    if isLine, isArgument || wrap.unit.isBuilt || wrap.unit.isInCondition && !hasClosure(wrap),
      text(of: wraps.count - 1, [], []).contains(where: \.isNewline)
    {
      wraps.removeLast()
      throw Reason("its line would be too long")
    }
  }

  /// Returns the nesting depth of closures if a wrap is added; a closure that provides a value again is not counted.
  private func depth(with wrap: Wrap, _ name: String) -> Int {
    let around = Set(wraps.filter { $0.wrap.range.contains(wrap.range) }.map(\.name)).union([name])
    let inside = Set(wraps.filter { wrap.range.contains($0.wrap.range) }.map(\.name)).subtracting(around)
    return around.count + (inside.isEmpty ? 0 : 1)
  }

  private static let maximumDepth = 1

  private mutating func add(
    _ replacing: ToldUse.Replacing, _ name: String, changed: String?
  ) throws(Reason) {
    let edits = [Edit(range: replacing.range, text: replacing.head + name + replacing.tail)] + replacing.further
    let end = edits.map(\.range.upperBound).max() ?? replacing.range.upperBound
    let change = Change(edits: edits, span: replacing.range.lowerBound..<end, changed: changed)
    let isTaken =
      changes.contains { other in other.span.cuts(change.span) || edits.contains { other.touches($0.range) } }
      || wraps.contains { $0.wrap.range.cuts(change.span) || $0.wrap.values.contains(where: change.touches) }
    if isTaken { throw Reason("it contains another use") }
    for (wrap, _) in wraps where wrap.range.contains(change.span) { try checkChanges([change], in: wrap) }
    changes.append(change)
  }

  /// Throws a reason if a change mutates an owner inside a closure that receives a value of that owner.
  private func checkChanges(_ changes: [Change], in wrap: Wrap) throws(Reason) {
    if changes.contains(where: { $0.changed == wrap.receiver }) {
      throw Reason("its owner would be changed while it provides a value")
    }
  }

  /// Returns the edits of the file for all added uses.
  func allEdits() -> [Edit] {
    let outer = wraps.indices.filter { number in
      !isRepeated(number) && !wraps.indices.contains { isInside(number, $0) }
    }
    let rest = changes.filter { change in !outer.contains { wraps[$0].wrap.range.contains(change.span) } }
    return rest.flatMap(\.edits) + outer.map { Edit(range: wraps[$0].wrap.range, text: text(of: $0, [], [])) }
  }

  /// Returns whether one unit is inside another; of two units with equal ranges, the later one is inside the earlier
  /// one.
  private func isInside(_ number: Int, _ other: Int) -> Bool {
    let (inner, outer) = (wraps[number].wrap.range, wraps[other].wrap.range)
    guard number != other, outer.contains(inner) else { return false }
    return inner != outer || other < number
  }

  /// Returns whether the closure of another use around this one already provides the value.
  private func isRepeated(_ number: Int) -> Bool { wraps.indices.contains { repeats(number, $0) } }

  private func repeats(_ number: Int, _ other: Int) -> Bool {
    let (wrap, method) = wraps[number]
    let (outer, name) = wraps[other]
    guard number != other, name == method, outer.receiver == wrap.receiver, outer.arguments == wrap.arguments,
      outer.range.contains(wrap.range)
    else { return false }
    return outer.range != wrap.range || other < number
  }

  /// Returns the call with a unit in its closure.
  ///
  /// - Parameter outer: the replacements of values by the parameters of the closures around it, and these parameters'
  ///   names.
  private func text(of number: Int, _ outer: [Edit], _ names: [String]) -> String {
    let (wrap, method) = wraps[number]
    let inside = wraps.indices.filter { isInside($0, number) && !isRepeated($0) }
    let repeated = wraps.indices.filter { candidate in
      repeats(candidate, number) && !inside.contains { repeats(candidate, $0) }
    }
    let isAlone = inside.isEmpty && outer.isEmpty && repeated.isEmpty
    let chosen = chosenNames(wrap, isAlone: isAlone, besides: names) ?? [wrap.parameters[0]]
    let further = repeated.flatMap { wraps[$0].wrap.edits(named: chosen).filter { !$0.range.isEmpty } }
    let values = wrap.edits(named: chosen).filter { edit in !further.contains { $0.replaces(edit) } } + further
    let replaced = outer.filter { wrap.range.contains($0.range) } + values
    let direct = inside.filter { candidate in !inside.contains { isInside(candidate, $0) } }
    let units = direct.map { Edit(range: wraps[$0].wrap.range, text: text(of: $0, replaced, names + chosen)) }
    let own = changes.filter { change in
      wrap.range.contains(change.span) && !direct.contains { wraps[$0].wrap.range.contains(change.span) }
    }
    let plain =
      own.flatMap(\.edits) + replaced.filter { edit in !direct.contains { wraps[$0].wrap.range.contains(edit.range) } }
    let gap = plain.isEmpty ? [] : source.gap(behind: wrap).map { [Edit(range: $0, text: "")] } ?? []
    let body = source.text(wrap.range, replacing: plain + units + gap)
    return call(
      wrap, of: method, body: (wrap.unit.isTried && !wrap.unit.isMoved ? "try " : "") + body,
      naming: chosen.joined(separator: ", "))
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }

  /// Returns whether two ranges overlap and neither contains the other.
  fileprivate func cuts(_ other: Range<Int>) -> Bool {
    overlaps(other) && !contains(other) && !other.contains(self)
  }
}

extension Edit {
  /// Returns whether the edit replaces the place at which another edit only inserts text.
  fileprivate func replaces(_ other: Edit) -> Bool {
    other.range.isEmpty && range.contains(other.range.lowerBound)
  }
}

extension Wrap {
  fileprivate var values: [Range<Int>] { [value] + joined.map(\.value) }

  /// Returns the edits that replace the values by the closure's parameters, and insert the missing `self.`.
  fileprivate func edits(named names: [String]) -> [Edit] {
    let selves = selves.map { Edit(range: $0..<$0, text: "self.") }
    if let dropped { return [Edit(range: dropped, text: "")] + selves }
    let all = [JoinedValue(value: value, bridge: bridge, path: path)] + joined
    let edits = all.map { Edit(range: $0.value, text: names[min($0.path, names.count - 1)] + $0.bridge) }
    return edits + selves.filter { own in !edits.contains { $0.replaces(own) } }
  }
}

extension SourceText {
  /// Returns the whitespace between a value and the rest of its chain on the next line if the unit is only that chain;
  /// the whitespace is removed.
  fileprivate func gap(behind wrap: Wrap) -> Range<Int>? {
    guard wrap.value.lowerBound == wrap.range.lowerBound,
      let next = bytes[wrap.value.upperBound...].firstIndex(where: { $0 > 0x20 }),
      bytes[next] == UInt8(ascii: "."), next > wrap.value.upperBound, next < wrap.range.upperBound,
      // If the chain has further lines, their indentation below the value stays as it is.
      isOnOneLine(next..<wrap.range.upperBound)
    else { return nil }
    return wrap.value.upperBound..<next
  }

  /// Returns the text of a range with the edits applied.
  fileprivate func text(_ range: Range<Int>, replacing edits: [Edit]) -> String {
    let shifted = edits.map {
      Edit(range: ($0.range.lowerBound - range.lowerBound)..<($0.range.upperBound - range.lowerBound), text: $0.text)
    }
    return String(decoding: Array(bytes[range]).replacing(shifted), as: UTF8.self)
  }
}
