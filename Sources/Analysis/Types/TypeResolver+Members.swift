import Findings
import SwiftReader

/// A member and its holder, the type in which it was found: the receiver's type or one of its supertypes.
struct FoundMember: Sendable {
  var declaration: DeclarationID
  var holder: KnownType
  /// Other members with the same name that match equally well, if at least one has a different type.
  var rivals: [DeclarationID] = []

  static let none = FoundMember(declaration: .none, holder: .unknown)

  /// Whether a member of the repository or one of a library may be meant, and it cannot be decided which.
  var isUndecided = false

  var isNone: Bool { declaration.isNone }

  var isAmbiguous: Bool { !rivals.isEmpty }
}

/// The context in which a member is looked up.
enum MemberUse: UInt8 {
  /// `value.name`
  case value
  /// `value.name(…)`
  case call
  /// `Type.name`
  case onType
  /// `Type.name(…)`
  case callOnType
}

extension TypeResolver {
  /// Looks up a member in a type and its supertypes; of several functions the result is the one that fits the call.
  mutating func member(
    _ spelling: Spelling, of type: KnownType, for use: MemberUse, call: CallShape? = nil
  ) -> FoundMember {
    guard type.isKnown, mayDeclare(spelling) else { return .none }
    var key = mix64(spelling.hash &+ UInt64(type.index) << 8 &+ UInt64(use.rawValue))
    if let call { key = mix64(key ^ call.hash) }
    let keyHere = mix64(key &+ UInt64(file) &+ 1)
    if let known = foundMembers.value(of: key, &questions) ?? foundMembers.value(of: keyHere, &questions) {
      return known
    }
    let log = questions.begin()
    let search = search(MemberSearch(spelling: spelling, receiver: type, use: use, call: call))
    questions.end(log)
    foundMembers.keep(search.found, under: search.dependsOnFile ? keyHere : key, log.node)
    return search.found
  }

  /// Looks up a member, except for declarations that were found before and do not fit.
  mutating func member(
    _ spelling: Spelling, of type: KnownType, for use: MemberUse, call: CallShape?, besides excluded: [DeclarationID]
  ) -> FoundMember {
    var key = mix64(spelling.hash &+ UInt64(type.index) << 8 &+ UInt64(use.rawValue))
    if let call { key = mix64(key ^ call.hash) }
    for declaration in excluded { key = mix64(key &+ UInt64(declaration.index) &+ 1) }
    key = mix64(key &+ UInt64(file) &+ 2)
    if let known = foundMembers.value(of: key, &questions) { return known }
    let log = questions.begin()
    let search = search(MemberSearch(spelling: spelling, receiver: type, use: use, call: call, excluded: excluded))
    questions.end(log)
    foundMembers.keep(search.found, under: key, log.node)
    return search.found
  }

  private mutating func search(_ wanted: MemberSearch) -> MemberSearch {
    var search = wanted
    var misfit = FoundMember.none
    var standIn = FoundMember.none
    var ancestors = Ancestry(of: [search.receiver])
    let isForeign = isConcreteLibraryType(search.receiver)
    let isAbstract = isAbstract(search.receiver)
    let mayInherit = isClass(search.receiver)
    while let holder = ancestors.next(&self) {
      let (found, fits) = direct(&search, among: holder)
      if found.isNone || isForeign && (mayBeOwn(found.declaration, search) || isHidden(found.declaration, search)) {
        continue
      }
      if !fits {
        if misfit.isNone { misfit = found }
      } else if isAbstract ? isOfProtocolExtension(found.declaration) : mayInherit && self.isAbstract(holder) {
        // For a protocol or generic receiver a requirement farther up is meant, for a class receiver an inherited
        // member.
        if standIn.isNone { standIn = found }
      } else if standIn.isNone || mayInherit || isRequirement(found.declaration, table.declaration(found.declaration)) {
        search.found = found
        if mayInherit, search.call != nil { search.found.rivals += inheritedOverloads(of: found, &search, ancestors) }
        return search
      }
    }
    if standIn.isNone, !misfit.isNone, isOfLibrary(misfit, search) { return search }
    search.found = standIn.isNone ? misfit : standIn
    search.found.isUndecided = search.found.isNone && search.isUndecided
    return search
  }

  /// Returns whether a use that no function of the repository's collection fits means a library member of collections.
  private func isOfLibrary(_ misfit: FoundMember, _ search: MemberSearch) -> Bool {
    let shape = arena[search.receiver]
    return shape.kind == .nominal && table.has(.isCollection, shape.declaration)
      && table.declaration(misfit.declaration).kind == .function && library.hasMember(search.spelling)
  }

  /// Returns whether a member is declared in an extension of a protocol of the repository.
  private func isOfProtocolExtension(_ member: DeclarationID) -> Bool {
    guard let parent = table.declaration(member).parent else { return false }
    let outer = table.id(parent, in: table.file(of: member))
    guard table.declaration(outer).kind == .extension else { return false }
    let type = table.type(of: outer)
    return !type.isNone && table.declaration(type).kind == .protocol
  }

  /// Returns the holder's own member that matches the use best, and whether it fits the call.
  mutating func direct(_ search: inout MemberSearch, among holder: KnownType) -> (FoundMember, fits: Bool) {
    var candidate = firstMember(search.spelling, in: owner(of: holder))
    if candidate.isNone { return (.none, false) }
    let isCrowded = !table.next(after: candidate).isNone
    var best = BestMember()
    var count = 0
    while !candidate.isNone {
      count += 1
      if count > Limits.namesakes {
        search.isUndecided = true
        return (.none, false)
      }
      best.offer(candidate, rank: rank(of: candidate, &search, heldBy: holder, isCrowded: isCrowded))
      candidate = table.next(after: candidate)
    }
    let member = best.declaration
    let rivals = best.rivals.contains { differ($0, member) } ? best.rivals : []
    // A function that is not called is meant only if no other declaration has its name.
    let isUnapplied = search.use == .value && !member.isNone && table.declaration(member).kind == .function
    return (FoundMember(declaration: member, holder: holder, rivals: rivals), best.fits && !isUnapplied)
  }

  /// Returns how well a declaration with the name matches the use; 0 if it cannot be meant.
  private mutating func rank(
    of candidate: DeclarationID, _ search: inout MemberSearch, heldBy holder: KnownType, isCrowded: Bool
  ) -> Int {
    let declaration = table.declaration(candidate)
    let isForeign = arena.kind(holder) != .nominal
    var rank = rank(declaration, search.use)
    guard rank > 0, !search.excluded.contains(candidate), sees(candidate, declaration, &search, isForeign: isForeign)
    else { return 0 }
    let fits =
      declaration.kind != .function && declaration.kind != .subscript
      || search.call.map { self.fits($0, declaration, in: table.file(of: candidate)) } ?? true
    let answer = holds(candidate, declaration, on: search.receiver, heldBy: holder)
    if answer == .no { return 0 }
    // A library type has members of its own, one of which may match better.
    if isForeign, !fits || answer == .unknown && library.results[search.spelling] != nil {
      search.isUndecided = search.isUndecided || fits
      return 0
    }
    rank += (fits ? BestMember.rankOfFit : 0) + (answer == .yes ? 16 : 0)
    if isAbstract(search.receiver) == isRequirement(candidate, declaration) { rank += 8 }
    if !table.hasOneModule, isCrowded {
      search.dependsOnFile = true
      if table.isNear(table.file(of: candidate), file) { rank += 64 }
    }
    if isCrowded, !isConditional(candidate, declaration, &search) { rank += 32 }
    return rank
  }

  /// Returns whether a member is a protocol requirement, for which the value's type has an implementation.
  private func isRequirement(_ candidate: DeclarationID, _ declaration: Declaration) -> Bool {
    guard let parent = declaration.parent else { return false }
    return table.declaration(parent, in: table.file(of: candidate)).kind == .protocol
  }

  /// Returns whether a type is a protocol, a composition or a generic parameter.
  func isAbstract(_ type: KnownType) -> Bool {
    let shape = arena[type]
    switch shape.kind {
    case .parameter, .composition: return true
    case .nominal: return table.declaration(shape.declaration).kind == .protocol
    case .library: return library.isProtocol(shape.spelling)
    default: return false
    }
  }

  private func isClass(_ type: KnownType) -> Bool {
    let shape = arena[type]
    return shape.kind == .nominal && table.declaration(shape.declaration).kind == .class
  }

  /// Returns whether a library type may have its own member in the place of one of a protocol of the repository: it
  /// must implement a requirement, and may have a member with a name that library types have.
  private func mayBeOwn(_ member: DeclarationID, _ search: MemberSearch) -> Bool {
    let declaration = table.declaration(member)
    if isRequirement(member, declaration) { return true }
    guard let parent = declaration.parent, library.hasMember(search.spelling) else { return false }
    let type = table.type(of: table.id(parent, in: table.file(of: member)))
    let isPlain = search.call?.labels.allSatisfy { $0 == .none } ?? true
    return !type.isNone && isPlain
  }

  /// Returns whether a library type is known to have a member of its own that hides one of a protocol extension of the
  /// repository.
  private mutating func isHidden(_ member: DeclarationID, _ search: MemberSearch) -> Bool {
    let use: LibraryMembers.Access = search.call == nil ? .value : .call
    return isOfProtocolExtension(member) && libraryMember(search.spelling, of: search.receiver, use).isKnown
  }

  private func isConcreteLibraryType(_ type: KnownType) -> Bool {
    let kind = arena.kind(type)
    return kind != .nominal && !isAbstract(type)
  }

  /// Returns whether two members with one name have different types. Properties of two files may, unless both write
  /// their types: which of them is meant must not depend on the names of the files.
  mutating func differ(_ one: DeclarationID, _ other: DeclarationID) -> Bool {
    let (mine, theirs) = (table.declaration(one), table.declaration(other))
    if mine.kind == .initializer || mine.kind == .enumCase { return false }
    guard mine.kind == theirs.kind else { return true }
    guard let type = mine.type, let otherType = theirs.type else {
      if mine.kind == .property { return table.file(of: one) != table.file(of: other) }
      return mine.kind == .function && (mine.type == nil) != (theirs.type == nil)
    }
    let left = resolve(type, in: table.file(of: one), from: one)
    let right = resolve(otherType, in: table.file(of: other), from: other)
    return left != right
  }

  private func rank(_ declaration: Declaration, _ use: MemberUse) -> Int {
    let isStatic = declaration.belongsToType
    switch (declaration.kind, use) {
    case (.property, .value): return isStatic ? 0 : 3
    case (.property, .call): return isStatic ? 0 : 2
    case (.property, .onType): return isStatic ? 3 : 0
    case (.property, .callOnType): return isStatic ? 2 : 0
    case (.function, .value): return isStatic ? 0 : 1
    case (.function, .call): return isStatic ? 0 : 3
    case (.function, .onType), (.function, .callOnType): return isStatic ? 3 : 1
    case (.enumCase, .onType), (.enumCase, .callOnType): return 4
    case (.initializer, .callOnType): return 3
    case (.subscript, .value): return isStatic ? 0 : 3
    case (.subscript, .onType): return isStatic ? 3 : 0
    default: return 0
    }
  }
}
