import SwiftReader

extension TypeResolver {
  /// The global function or variable of that name which is nearest to the file that looks; of several functions the
  /// one that a call can mean.
  mutating func global(_ spelling: Spelling, call: CallShape?) -> FoundMember {
    let head = table.first(spelling, in: .topLevel)
    if head.isNone { return .none }
    guard let call, !table.next(after: head).isNone else {
      guard case .declared(let id)? = table.pick(from: head, seenFrom: file) else { return .none }
      return FoundMember(declaration: id, holder: .unknown)
    }
    var found = FoundMember.none
    var best = -1
    var candidate = head
    while !candidate.isNone {
      defer { candidate = table.next(after: candidate) }
      let declaration = table.declaration(candidate)
      let home = table.file(of: candidate)
      if table.isHidden(declaration, in: home, from: file) { continue }
      let nearness = table.nearness(of: home, to: file)
      let rank = nearness + (declaration.kind != .function || fits(call, declaration, in: home) ? 10_000_000 : 0)
      if rank == best {
        if differ(candidate, found.declaration) { found.rivals.append(found.declaration) }
        found.declaration = candidate
      }
      if rank > best { (found, best) = (FoundMember(declaration: candidate, holder: .unknown), rank) }
    }
    return found
  }
}
