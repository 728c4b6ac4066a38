import Analysis

/// Two values of one owner in one expression, which one method provides:
/// `server.provideNameAndPort { name, port in … }`.
struct Joint {
  /// The paths to the values, in the order of the closure's parameters.
  let paths: [UsePath]
  /// The number of the group, unique in a plan.
  let number: Int

  /// Creates the group of some uses' paths.
  ///
  /// - Returns: the group; `nil` if the paths do not lead to two values that one method of their owners can provide.
  init?(_ all: [UsePath], number: Int) {
    var seen: Set<UsePath.Key> = []
    paths = all.filter { seen.insert($0.key).inserted }.sorted { $0.comes(before: $1) }
    self.number = number
    guard paths.count == 2, paths[0].owners.map(\.property) == paths[1].owners.map(\.property),
      paths.allSatisfy({ $0.isPlain })
    else { return nil }
  }

  /// The candidate names of the new method, the best first.
  var names: [String] {
    let all = paths.map { $0.methodNames(.provide) }
    return (0..<(all.map(\.count).min() ?? 0)).map { rank in
      "provide" + all.map { $0[rank].dropFirst("provide".count) }.joined(separator: "And")
    }
  }

  /// The candidate names of the closure's parameters, the best first.
  var parameters: [[String]] { paths.map { $0.parameterNames(.provide) } }

  /// Returns the index of a path of the group.
  func place(of path: UsePath) -> Int { path.key == paths[0].key ? 0 : 1 }
}

/// Finds uses that would need nested closures, although one closure can receive both values.
struct JointFinder {
  let sources: [Int: SourceText]
  let table: SymbolTable

  /// Returns the uses; those of a group directly follow the use whose expression contains the others.
  func joined(_ uses: [ToldUse]) -> [ToldUse] {
    var result = uses.map { [$0] }
    var taken: Set<Int> = []
    let candidates = uses.indices.filter { uses[$0].mayJoin }.sorted { uses[$0].length > uses[$1].length }
    for outer in candidates where !taken.contains(outer) {
      let members = candidates.filter { !taken.contains($0) && uses[$0].isInside(uses[outer]) }
      guard let group = joint(outer, members, uses) else { continue }
      taken.formUnion(members)
      for member in members { result[member] = [] }
      result[outer] = group
    }
    return result.flatMap(\.self)
  }

  private func joint(_ outer: Int, _ members: [Int], _ uses: [ToldUse]) -> [ToldUse]? {
    let file = uses[outer].site.file
    guard let joint = Joint(members.map { uses[$0].path }, number: outer), let source = sources[file] else {
      return nil
    }
    // Further values of the owner would need another closure.
    let hasOthers = uses.indices.contains {
      !members.contains($0) && uses[$0].sharesStatement(with: uses[outer], in: source)
    }
    let callable = CallableNames(table, table.facts(of: file))
    guard !hasOthers, uses[outer].canReceiveValues(of: members.map { uses[$0] }, in: source, callable) else {
      return nil
    }
    let others = members.filter { $0 != outer }.map { uses[$0] }
    return [uses[outer].receiving(joint, besides: others)] + others.map { $0.received(in: joint) }
  }
}

/// A further value in a unit whose closure receives two values.
struct JoinedValue: Equatable {
  var value: Range<Int>
  var bridge: String
  /// The index of the value's path in the group.
  var path: Int
}
