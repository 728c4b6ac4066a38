import Findings
import SwiftReader

/// How sure it is that a value is used past a friend.
extension ChainAnalyzer {
  /// How sure it is that the used member exists.
  enum Trust {
    case none
    /// The member exists, as far as the declarations show.
    case some
    /// The member is assigned to, or called for its effect, so it exists and the receiver is worth telling, whatever
    /// the receiver's type is.
    case full
  }

  /// Returns the confidence of a use; `nil` if the repository does not declare a property with the hop's name.
  mutating func confidence(of access: MemberAccess, _ trust: Trust) -> Confidence? {
    let (hop, receiver) = (access.origin.hop, access.receiver)
    if hop.member.isNone {
      if hop.isResolved || !types.declaresProperty(frame.spelling(hop.name)) { return nil }
      return .low
    }
    guard trust != .none else { return .medium }
    let shape = types.shape(of: receiver)
    switch shape.kind {
    case .nominal, .parameter, .composition, .metatype: return .high
    case .unknown: return .medium
    case .library, .nestedLibrary:
      let isKnown =
        isObject(receiver, shape) || library.values.contains(shape.spelling)
        || library.subjects.contains(shape.spelling)
      return isKnown || trust == .full ? .high : .medium
    default: return .high
    }
  }

  mutating func trust(_ access: MemberAccess, assigns: Bool) -> Trust {
    if assigns, access.found.isNone { return .full }
    return isVerified(access) ? .some : .none
  }

  /// Returns whether the used member exists, as far as the declarations show. If all members of a type are known and
  /// the used one is not among them, the type was inferred wrongly.
  private mutating func isVerified(_ access: MemberAccess) -> Bool {
    if !access.found.isNone { return true }
    let (step, receiver) = (access.step, access.receiver)
    let shape = types.shape(of: receiver)
    guard shape.kind == .nominal else { return true }
    if table.isOfDependency(shape.declaration) { return false }
    if table.has(.isExpanded, shape.declaration) || payload(ofCase: step.spelling, in: receiver) != nil { return true }
    return !property(projectedBy: step.name, of: receiver).isNone || hasLibraryAncestor(receiver)
  }

  private mutating func hasLibraryAncestor(_ type: KnownType) -> Bool {
    var ancestors = Ancestry(of: [type])
    while let next = ancestors.next(&types) {
      let shape = types.shape(of: next)
      if shape.kind != .nominal || table.isOfDependency(shape.declaration) { return true }
    }
    return false
  }

  /// Returns whether a library type is known to be a class, or has a name like one.
  private func isObject(_ type: KnownType, _ shape: TypeShape) -> Bool {
    library.objects.contains(shape.spelling) || hasNameOfObject(type)
  }

  /// Returns whether a library type may be an object that does something: it is no C structure, and does not only hold,
  /// run, cancel or receive what others made.
  func mayBeTold(_ type: KnownType) -> Bool {
    let shape = types.shape(of: type)
    guard shape.kind == .library, shape.spelling.startsUppercase, let name = types.text(of: type) else { return false }
    return !library.boxes.contains(shape.spelling) && !library.executors.contains(shape.spelling)
      && !Library.holderSuffixes.contains(where: name.hasSuffix)
  }

  private func hasNameOfObject(_ type: KnownType) -> Bool {
    guard let name = types.text(of: type) else { return false }
    return Library.objectSuffixes.contains(where: name.hasSuffix)
  }
}
