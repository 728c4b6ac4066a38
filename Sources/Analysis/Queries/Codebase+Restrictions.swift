import SwiftReader

extension Codebase {
  /// Lists what restrictions forbid, once for every declaration and member. The chains that can use what they name are
  /// walked once, whatever the number of restrictions.
  ///
  /// - Returns: the uses in linted files, in no particular order. A receiver of unknown type breaks no restriction.
  package func uses(against restrictions: [Restriction]) -> [RestrictedUse] {
    if restrictions.isEmpty { return [] }
    let set = restrictionSet(of: restrictions)
    let linted = files.indices.filter { files[$0].isLinted && !files[$0].isInterface && set.mayApply(to: $0) }
    return concurrentMap(over: linted.count, jobs: jobs, with: { ChainAnalyzer(table, library) }) { analyzer, number in
      RestrictedUse.all(in: linted[number], against: set, of: &analyzer)
    }.flatMap(\.self)
  }

  /// Returns what the patterns of restrictions match.
  func restrictionSet(of restrictions: [Restriction]) -> RestrictionSet {
    keptRestrictions.set(of: restrictions, in: table, library, jobs: jobs)
  }

  /// Returns the patterns of restrictions that match nothing in the repository, each once, in the order of the
  /// restrictions. A type that no file declares counts if a library has it, or if a file mentions it.
  package func unmatchedPatterns(in restrictions: [Restriction]) -> [UnmatchedPattern] {
    if restrictions.isEmpty { return [] }
    var types = TypeResolver(table, library)
    return restrictionSet(of: restrictions).patterns.filter { !$0.isOptional }.compactMap { resolved in
      resolved.problem(in: table, library, &types).map { UnmatchedPattern(pattern: resolved.pattern, problem: $0) }
    }
  }
}
