import Findings
import SwiftReader
import Synchronization

/// Restrictions that are looked for together, with what their patterns match in a codebase.
struct RestrictionSet: Sendable {
  private let restrictions: [Resolved]
  /// The patterns, each once, in the order of the restrictions.
  let patterns: [ResolvedPattern]
  /// The names of the members and types that any restriction may forbid; `nil` if any name may be one.
  let names: WantedNames?

  private struct Resolved: Sendable {
    var from: [ResolvedPattern]
    var to: [ResolvedPattern]
    var onlyFrom: [ResolvedPattern]
    var actions: MemberActions
    var exceptions: [(from: [ResolvedPattern], to: [ResolvedPattern])]
  }

  /// The code around a use.
  struct Place {
    let file: Int
    /// The types around it, from the innermost to the outermost.
    let types: [DeclarationID]
    /// The names of the functions and properties around it.
    let names: [String]
  }

  init(_ restrictions: [Restriction], in table: SymbolTable, _ library: Library, jobs: Int) {
    var seen: Set<CodePattern> = []
    let all = restrictions.flatMap(\.patterns).filter { seen.insert($0).inserted }
    patterns = ResolvedPattern.all(all, in: table, library, jobs: jobs)
    let known = Dictionary(zip(all, patterns)) { first, _ in first }
    func resolved(_ patterns: [CodePattern]) -> [ResolvedPattern] { patterns.compactMap { known[$0] } }
    self.restrictions = restrictions.map {
      Resolved(
        from: resolved($0.from), to: resolved($0.to), onlyFrom: resolved($0.onlyFrom), actions: $0.actions,
        exceptions: $0.exceptions.map { (resolved($0.from), resolved($0.to)) })
    }
    names = Self.names(of: resolved(restrictions.flatMap(\.to)), in: table, jobs: jobs)
  }

  /// Returns whether any restriction may apply to a file's code.
  func mayApply(to file: Int) -> Bool {
    restrictions.contains { rule in rule.from.isEmpty || rule.from.contains { $0.contains(file) } }
  }

  /// Returns the numbers of the restrictions that forbid a use, each with the first pattern of its `to` that matches.
  func broken(by member: UsedMember, named name: String, at place: Place, in table: SymbolTable) -> [(
    Int, ResolvedPattern
  )] {
    if member.isOwn(of: place.types, in: table) || member.isShared(with: place.file, in: table) { return [] }
    return restrictions.indices.compactMap { number in
      let rule = restrictions[number]
      guard !rule.actions.isDisjoint(with: member.actions),
        let pattern = rule.to.first(where: { $0.matches(member, name: name, in: table) }),
        rule.from.isEmpty || rule.from.match(place), !rule.onlyFrom.match(place)
      else { return nil }
      let isExcepted = rule.exceptions.contains { exception in
        (exception.from.isEmpty || exception.from.match(place))
          && (exception.to.isEmpty || exception.to.contains { $0.matches(member, name: name, in: table) })
      }
      return isExcepted ? nil : (number, pattern)
    }
  }

  /// Returns whether a file with some names may use what any restriction forbids.
  func mayForbid(_ spellings: [Spelling]) -> Bool {
    names.map { spellings.contains(where: $0.contains) } ?? true
  }

  /// Returns the names of what patterns match; `nil` if a pattern matches members that the repository does not declare.
  private static func names(of patterns: [ResolvedPattern], in table: SymbolTable, jobs: Int) -> WantedNames? {
    guard patterns.allSatisfy(\.hasNames) else { return nil }
    let found = concurrentMap(over: table.files.indices.count, batch: 32, jobs: jobs) { file in
      patterns.flatMap { $0.names(in: file, of: table) }
    }
    var names = WantedNames()
    names.add(.`init`, isType: false)
    for spelling in patterns.flatMap(\.listedNames) { names.add(spelling, isType: false) }
    for (spelling, isType) in found.joined() { names.add(spelling, isType: isType) }
    return names
  }
}

extension [ResolvedPattern] {
  fileprivate func match(_ place: RestrictionSet.Place) -> Bool {
    contains { $0.matches(place.file, inside: place.types, named: place.names) }
  }
}

/// The restrictions that were resolved last. A run asks twice: whether every pattern matches something, and for the uses.
final class KeptRestrictions: Sendable {
  private let kept = Mutex<(restrictions: [Restriction], table: SymbolTable, set: RestrictionSet)?>(nil)

  /// Returns the set of some restrictions in a table, which is made unless it is the last one.
  func set(of restrictions: [Restriction], in table: SymbolTable, _ library: Library, jobs: Int) -> RestrictionSet {
    kept.withLock { kept in
      if let kept, kept.table === table, kept.restrictions == restrictions { return kept.set }
      let set = RestrictionSet(restrictions, in: table, library, jobs: jobs)
      kept = (restrictions, table, set)
      return set
    }
  }
}
