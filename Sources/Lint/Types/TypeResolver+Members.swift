import SwiftReader

/// A member and the type among whose members it was found: the type asked, or one that it inherits.
struct FoundMember: Sendable {
  var declaration: DeclarationID
  var holder: KnownType

  static let none = FoundMember(declaration: .none, holder: .unknown)

  var isNone: Bool { declaration.isNone }
}

/// What a member is wanted for.
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
  /// The member of that name, of the type itself or of what it inherits.
  mutating func member(_ spelling: Spelling, of type: KnownType, for use: MemberUse) -> FoundMember {
    guard type.isKnown, table.mayDeclare(spelling) else { return .none }
    let key = mixed(spelling.hash &+ UInt64(type.index) << 8 &+ UInt64(use.rawValue))
    if let known = foundMembers[key] { return membersFound[Int(known)] }
    let found = search(spelling, type, use)
    foundMembers.set(key, to: UInt32(membersFound.count))
    membersFound.append(found)
    return found
  }

  private mutating func search(_ spelling: Spelling, _ type: KnownType, _ use: MemberUse) -> FoundMember {
    var queue = [type]
    var next = 0
    while next < queue.count, next < 64 {
      let current = queue[next]
      next += 1
      let found = direct(spelling, in: owner(of: current), use)
      if !found.isNone { return FoundMember(declaration: found, holder: current) }
      queue += directSupertypes(of: current)
    }
    return commonMember(spelling, type, use)
  }

  /// A member of an extension of what every container is.
  private func commonMember(_ spelling: Spelling, _ type: KnownType, _ use: MemberUse) -> FoundMember {
    guard arena.kind(type) == .array || arena.kind(type) == .dictionary else { return .none }
    for owner in library.collectionOwners {
      let found = direct(spelling, in: owner, use)
      if !found.isNone { return FoundMember(declaration: found, holder: type) }
    }
    return .none
  }

  /// The owner's own member of that name that fits the use best.
  func direct(_ spelling: Spelling, in owner: Owner, _ use: MemberUse) -> DeclarationID {
    var best = DeclarationID.none
    var bestRank = 0
    var candidate = table.first(spelling, in: owner)
    while !candidate.isNone {
      let rank = self.rank(table.declaration(candidate), use)
      // The list runs backwards: among equals the first declaration wins.
      if rank > 0, rank >= bestRank { (best, bestRank) = (candidate, rank) }
      candidate = table.next(after: candidate)
    }
    return best
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

  /// The function of a member's name whose parameters fit the labels of a call; the member itself if none fits better.
  func overload(of member: FoundMember, _ spelling: Spelling, labels: [Spelling], _ use: MemberUse) -> DeclarationID {
    guard table.declaration(member.declaration).kind == .function else { return member.declaration }
    var best = member.declaration
    var bestRank = -1
    var candidate = table.first(spelling, in: owner(of: member.holder))
    while !candidate.isNone {
      let declaration = table.declaration(candidate)
      if declaration.kind == .function, rank(declaration, use) > 0 {
        let rank = fit(declaration, in: table.file(of: candidate), labels)
        if rank >= bestRank { (best, bestRank) = (candidate, rank) }
      }
      candidate = table.next(after: candidate)
    }
    return best
  }

  /// How well labels fit a function's parameters: the more of them in order the better, parameters left over count
  /// against it.
  private func fit(_ declaration: Declaration, in file: Int, _ labels: [Spelling]) -> Int {
    var next = declaration.parameters.lowerBound
    var matched = 0
    for label in labels {
      var index = next
      while index < declaration.parameters.upperBound {
        let parameter = table.parameter(index, in: file)
        if table.spelling(parameter.label, in: file) == label { break }
        index += 1
      }
      if index < declaration.parameters.upperBound { (matched, next) = (matched + 1, index + 1) }
    }
    return matched * 16 + max(0, 15 - abs(declaration.parameters.count - labels.count))
  }
}
