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

  /// Returns how well a declaration matches the use, whatever its type; 0 if it cannot be meant.
  func rank(of declaration: Declaration) -> Int {
    let isStatic = declaration.belongsToType
    switch (declaration.kind, self) {
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

extension TypeResolver {
  /// Looks up a member in a type and its supertypes; of several functions the result is the one that fits the call.
  mutating func member(
    _ spelling: Spelling, of type: KnownType, for use: MemberUse, call: CallShape? = nil
  ) -> FoundMember {
    guard type.isKnown, asked.mayDeclare(spelling) else { return .none }
    var key = mix64(spelling.hash &+ UInt64(type.index) << 8 &+ UInt64(use.rawValue))
    if let call { key = mix64(key ^ call.hash) }
    let keyHere = mix64(key &+ UInt64(file) &+ 1)
    if let known = foundMembers.value(of: key, &asked.questions) ?? foundMembers.value(of: keyHere, &asked.questions) {
      return known
    }
    let log = asked.questions.begin()
    var search = MemberSearch(spelling: spelling, receiver: type, use: use, call: call)
    search.run(&self)
    asked.questions.end(log)
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
    if let known = foundMembers.value(of: key, &asked.questions) { return known }
    let log = asked.questions.begin()
    var search = MemberSearch(spelling: spelling, receiver: type, use: use, call: call, excluded: excluded)
    search.run(&self)
    asked.questions.end(log)
    foundMembers.keep(search.found, under: key, log.node)
    return search.found
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
}
