import SwiftReader

/// A search for a member and its result.
struct MemberSearch {
  var spelling: Spelling
  var receiver: KnownType
  var use: MemberUse
  var call: CallShape?
  /// The members that the arguments of the call rule out.
  var excluded: [DeclarationID] = []
  var isUndecided = false
  var found = FoundMember.none
  /// Whether the result depends on the current file.
  var dependsOnFile = false
}

/// The best of the declarations with one name, and others that are as good.
struct BestMember {
  private(set) var declaration = DeclarationID.none
  private(set) var rivals: [DeclarationID] = []
  private var rank = 0

  /// What a declaration gains in rank if it fits the call; more than all other gains together.
  static let rankOfFit = 128

  var fits: Bool { rank >= Self.rankOfFit }

  /// Considers a declaration. The list runs from the last declaration to the first, so that the first of equal ones
  /// wins.
  ///
  /// - Parameter rank: how well the declaration matches the use; 0 if it cannot be meant.
  mutating func offer(_ candidate: DeclarationID, rank: Int) {
    if rank == 0 || rank < self.rank { return }
    if rank == self.rank { rivals.append(declaration) } else { rivals = [] }
    (declaration, self.rank) = (candidate, rank)
  }
}

extension MemberSearch {
  /// Finds the member in the receiver and its supertypes.
  mutating func run(_ types: inout TypeResolver) {
    var misfit = FoundMember.none
    var standIn = FoundMember.none
    var ancestors = Ancestry(of: [receiver])
    let table = types.table
    let shape = types.arena[receiver]
    let isAbstract = types.isAbstract(receiver)
    let isForeign = shape.kind != .nominal && !isAbstract
    let mayInherit = shape.kind == .nominal && table.declaration(shape.declaration).kind == .class
    while let holder = ancestors.next(&types) {
      let (found, fits) = direct(among: holder, &types)
      if found.isNone
        || isForeign && (mayBeOwn(found.declaration, in: table, types.library) || isHidden(found.declaration, &types))
      {
        continue
      }
      if !fits {
        if misfit.isNone { misfit = found }
      } else if isAbstract ? found.declaration.isOfProtocolExtension(in: table) : mayInherit && types.isAbstract(holder)
      {
        // For a protocol or generic receiver a requirement farther up is meant, for a class receiver an inherited
        // member.
        if standIn.isNone { standIn = found }
      } else if standIn.isNone || mayInherit || found.declaration.isRequirement(in: table) {
        self.found = found
        if mayInherit, call != nil { self.found.rivals += inheritedOverloads(of: found, ancestors, &types) }
        return
      }
    }
    if standIn.isNone, !misfit.isNone, isOfLibrary(misfit, shape, in: table, types.library) { return }
    found = standIn.isNone ? misfit : standIn
    found.isUndecided = found.isNone && isUndecided
  }

  /// Returns whether a use that no function of the repository's collection fits means a library member of collections.
  private func isOfLibrary(
    _ misfit: FoundMember, _ shape: TypeShape, in table: SymbolTable, _ library: Library
  ) -> Bool {
    shape.kind == .nominal && table.has(.isCollection, shape.declaration)
      && table.declaration(misfit.declaration).kind == .function && library.hasMember(spelling)
  }

  /// Returns the holder's own member that matches the use best, and whether it fits the call.
  mutating func direct(
    among holder: KnownType, _ types: inout TypeResolver
  ) -> (FoundMember, fits: Bool) {
    let table = types.table
    let owner = types.owner(of: holder)
    var candidate = types.asked.firstMember(spelling, in: owner)
    if candidate.isNone { return (.none, false) }
    let isCrowded = !table.next(after: candidate).isNone
    var best = BestMember()
    var count = 0
    while !candidate.isNone {
      count += 1
      if count > Limits.namesakes {
        isUndecided = true
        return (.none, false)
      }
      best.offer(candidate, rank: rank(of: candidate, heldBy: holder, isCrowded: isCrowded, &types))
      candidate = table.next(after: candidate)
    }
    let member = best.declaration
    let rivals = best.rivals.contains { $0.differ(member, in: &types) } ? best.rivals : []
    // A function that is not called is meant only if no other declaration has its name.
    let isUnapplied = use == .value && !member.isNone && table.declaration(member).kind == .function
    return (FoundMember(declaration: member, holder: holder, rivals: rivals), best.fits && !isUnapplied)
  }

  /// Returns how well a declaration with the name matches the use; 0 if it cannot be meant.
  private mutating func rank(
    of candidate: DeclarationID, heldBy holder: KnownType, isCrowded: Bool, _ types: inout TypeResolver
  ) -> Int {
    let (table, file) = (types.table, types.file)
    let declaration = table.declaration(candidate)
    let isForeign = types.arena.kind(holder) != .nominal
    var rank = use.rank(of: declaration)
    guard rank > 0, !excluded.contains(candidate),
      sees(candidate, declaration, isForeign: isForeign, from: file, in: table)
    else { return 0 }
    let fits =
      declaration.kind != .function && declaration.kind != .subscript
      || call.map { $0.fits(declaration, in: table.file(of: candidate), of: table) } ?? true
    let answer = ConstraintCheck(receiver: receiver, holder: holder).holds(candidate, declaration, in: &types)
    if answer == .no { return 0 }
    // A library type has members of its own, one of which may match better.
    if isForeign, !fits || answer == .unknown && types.library.results[spelling] != nil {
      isUndecided = isUndecided || fits
      return 0
    }
    rank += (fits ? BestMember.rankOfFit : 0) + (answer == .yes ? 16 : 0)
    if types.isAbstract(receiver) == candidate.isRequirement(in: table) { rank += 8 }
    if !table.hasOneModule, isCrowded {
      dependsOnFile = true
      if table.isNear(table.file(of: candidate), file) { rank += 64 }
    }
    if isCrowded, !isConditional(candidate, declaration, from: file, in: table) { rank += 32 }
    return rank
  }

  /// Returns whether a library type may have its own member in the place of one of a protocol of the repository: it
  /// must implement a requirement, and may have a member with a name that library types have.
  private func mayBeOwn(_ member: DeclarationID, in table: SymbolTable, _ library: Library) -> Bool {
    let declaration = table.declaration(member)
    if member.isRequirement(in: table) { return true }
    guard let parent = declaration.parent, library.hasMember(spelling) else { return false }
    let type = table.type(of: table.id(parent, in: table.file(of: member)))
    let isPlain = call?.labels.allSatisfy { $0 == .none } ?? true
    return !type.isNone && isPlain
  }

  /// Returns whether a library type is known to have a member of its own that hides one of a protocol extension of the
  /// repository.
  private func isHidden(_ member: DeclarationID, _ types: inout TypeResolver) -> Bool {
    let use: LibraryMembers.Access = call == nil ? .value : .call
    return member.isOfProtocolExtension(in: types.table) && types.libraryMember(spelling, of: receiver, use).isKnown
  }
}

extension DeclarationID {
  /// Returns whether a member is declared in an extension of a protocol of the repository.
  fileprivate func isOfProtocolExtension(in table: SymbolTable) -> Bool {
    guard let parent = table.declaration(self).parent else { return false }
    let outer = table.id(parent, in: table.file(of: self))
    guard table.declaration(outer).kind == .extension else { return false }
    let type = table.type(of: outer)
    return !type.isNone && table.declaration(type).kind == .protocol
  }

  /// Returns whether a member is a protocol requirement, for which the value's type has an implementation.
  fileprivate func isRequirement(in table: SymbolTable) -> Bool {
    let parent = table.parent(of: self)
    return !parent.isNone && table.declaration(parent).kind == .protocol
  }
}
