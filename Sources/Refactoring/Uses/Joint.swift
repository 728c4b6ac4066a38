import Analysis
import Findings
import SwiftReader
import SwiftTokens

/// Two values of one owner in one expression, which one method provides:
/// `server.provideNameAndPort { name, port in … }`.
struct Joint {
  /// The paths to the values, in the order of the closure's parameters.
  let paths: [UsePath]
  /// The number of the group, unique in a plan.
  let number: Int

  /// The candidate names of the new method, the best first.
  var names: [String] {
    let all = paths.map { $0.methodNames(.provide) }
    return (0..<(all.map(\.count).min() ?? 0)).map { rank in
      "provide" + all.map { $0[rank].dropFirst("provide".count) }.joined(separator: "And")
    }
  }
}

/// Finds uses that would need nested closures, although one closure can receive both values.
struct JointFinder {
  let sources: [Int: SourceText]
  let table: SymbolTable

  /// Returns the uses; those of a group directly follow the use whose expression contains the others.
  func joined(_ uses: [ToldUse]) -> [ToldUse] {
    var result = uses.map { [$0] }
    var taken: Set<Int> = []
    let candidates = uses.indices.filter { isCandidate(uses[$0]) }.sorted { length(uses[$0]) > length(uses[$1]) }
    for outer in candidates where !taken.contains(outer) {
      let members = candidates.filter { !taken.contains($0) && isInside(uses[$0], uses[outer]) }
      guard let group = joint(outer, members, uses) else { continue }
      taken.formUnion(members)
      for member in members { result[member] = [] }
      result[outer] = group
    }
    return result.flatMap(\.self)
  }

  private func length(_ use: ToldUse) -> Int { use.wrap?.range.count ?? 0 }

  private func isCandidate(_ use: ToldUse) -> Bool {
    guard use.telling == .provide, let wrap = use.wrap, wrap.dropped == nil, !wrap.unit.isMoved else { return false }
    return !wrap.receiver.contains { "(?![".contains($0) } && (use.path.count == 1 || !use.path.isOptional)
  }

  private func isInside(_ use: ToldUse, _ outer: ToldUse) -> Bool {
    guard use.site.file == outer.site.file, let inner = use.wrap, let wrap = outer.wrap else { return false }
    return inner.receiver == wrap.receiver && inner.unit.isTried == wrap.unit.isTried
      && wrap.range.lowerBound <= inner.range.lowerBound && inner.range.upperBound <= wrap.range.upperBound
  }

  private func joint(_ outer: Int, _ members: [Int], _ uses: [ToldUse]) -> [ToldUse]? {
    let keys = Set(members.map { uses[$0].path.key })
    let values = members.compactMap { uses[$0].wrap?.value }.sorted { $0.lowerBound < $1.lowerBound }
    guard keys.count == 2, !hasOthers(outer, members, uses), let source = sources[uses[outer].site.file],
      let wrap = uses[outer].wrap,
      zip(values, values.dropFirst()).allSatisfy({ $0.upperBound <= $1.lowerBound }),
      !source.bytes[wrap.range].contains(where: \.endsLine),
      !mayChange(values, in: wrap.unit.tokens, uses[outer].site.file, source)
    else { return nil }
    var paths: [UsePath] = []
    for member in members where !paths.contains(where: { $0.key == uses[member].path.key }) {
      paths.append(uses[member].path)
    }
    paths.sort { $0.comes(before: $1) }
    guard paths[0].owners.map(\.property) == paths[1].owners.map(\.property),
      paths.allSatisfy({ $0.isPlain })
    else { return nil }
    let joint = Joint(paths: paths, number: outer)
    var first = uses[outer]
    first.joint = joint
    first.wrap?.joined = members.filter { $0 != outer }.compactMap { member in
      uses[member].wrap.map { JoinedValue(value: $0.value, bridge: $0.bridge, path: place(of: uses[member], paths)) }
    }
    let own = place(of: first, paths)
    first.wrap?.path = own
    first.wrap?.parametersOfJoint = paths.map { $0.parameterNames(.provide) }
    return [first]
      + members.filter { $0 != outer }.map { member in
        var use = uses[member]
        (use.joint, use.wrap, use.needs) = (joint, nil, ToldUse.Needs())
        return use
      }
  }

  /// Returns whether the statement uses further values of the owner, which would need another closure.
  private func hasOthers(_ outer: Int, _ members: [Int], _ uses: [ToldUse]) -> Bool {
    guard let wrap = uses[outer].wrap, let source = sources[uses[outer].site.file] else { return true }
    let statement = source.wholeStatement(around: wrap.unit.tokens.lowerBound).lowerBound
    return uses.indices.contains { number in
      guard !members.contains(number), uses[number].site.file == uses[outer].site.file, let other = uses[number].wrap
      else { return false }
      return other.receiver == wrap.receiver
        && source.wholeStatement(around: other.unit.tokens.lowerBound).lowerBound == statement
    }
  }

  private func place(of use: ToldUse, _ paths: [UsePath]) -> Int { use.path.key == paths[0].key ? 0 : 1 }

  /// Returns whether a call between the values may change one of them.
  private func mayChange(
    _ values: [Range<Int>], in tokens: ClosedRange<Int>, _ file: Int, _ source: SourceText
  ) -> Bool {
    guard let last = values.last else { return false }
    let callable = CallableNames(table, table.facts(of: file))
    return tokens.contains { place in
      guard source.kind(place) == .leftParen, place > tokens.lowerBound,
        source.beginsCall(place, of: callable.contains), let end = source.partner(of: place)
      else { return false }
      let call = source.range(of: min(place, end)...max(place, end))
      return call.upperBound <= last.lowerBound && !values.contains { $0.overlaps(call) }
    }
  }
}

/// A further value in a unit whose closure receives two values.
struct JoinedValue: Equatable {
  var value: Range<Int>
  var bridge: String
  /// The index of the value's path in the group.
  var path: Int
}
