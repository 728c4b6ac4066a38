import Findings
import SwiftReader

extension TypeResolver {
  /// Returns the global function or variable with a name that is nearest to the current file; of several functions the
  /// one that fits a call.
  mutating func global(_ spelling: Spelling, call: CallShape?) -> FoundMember {
    let head = asked.firstMember(spelling, in: .topLevel)
    if head.isNone { return .none }
    if table.next(after: head).isNone { return findGlobal(from: head, call: nil) }
    let key = mix64(mix64(UInt64(head.index) &+ mix64(UInt64(file) &+ 3)) ^ (call?.hash ?? 0))
    if let known = foundMembers.value(of: key, &asked.questions) { return known }
    let log = asked.questions.begin()
    let found = findGlobal(from: head, call: call)
    asked.questions.end(log)
    foundMembers.keep(found, under: key, log.node)
    return found
  }

  private mutating func findGlobal(from head: DeclarationID, call: CallShape?) -> FoundMember {
    guard let call else {
      guard case .declared(let id)? = table.pick(from: head, seenFrom: file) else { return .none }
      return FoundMember(declaration: id, holder: .unknown)
    }
    var count = 0
    var found = FoundMember.none
    var best = Int.min
    var candidate = head
    while !candidate.isNone {
      defer { candidate = table.next(after: candidate) }
      count += 1
      if count > Limits.namesakes { return .none }
      let declaration = table.declaration(candidate)
      let home = table.file(of: candidate)
      if table.isHidden(declaration, in: home, from: file) { continue }
      let likelihood = table.rank(of: candidate, in: home, seenFrom: file)
      let rank =
        likelihood + (declaration.kind != .function || call.fits(declaration, in: home, of: table) ? 10_000_000 : 0)
      if rank == best {
        if candidate.differ(found.declaration, in: &self) { found.rivals.append(found.declaration) }
        found.declaration = candidate
      }
      if rank > best { (found, best) = (FoundMember(declaration: candidate, holder: .unknown), rank) }
    }
    return found
  }
}
