import Findings
import SwiftReader

/// How sure it is that the used member exists.
enum Trust {
  case none
  /// The member exists, as far as the declarations show.
  case some
  /// The member is assigned to, or called for its effect, so it exists and the receiver is worth telling, whatever
  /// the receiver's type is.
  case full
}

extension MemberAccess {
  /// Returns the confidence of a use; `nil` if the repository does not declare a property with the hop's name.
  func confidence(_ trust: Trust, in analyzer: inout ChainAnalyzer) -> Confidence? {
    let (hop, receiver) = (origin.hop, receiver)
    if hop.member.isNone {
      if hop.isResolved || !analyzer.types.asked.declaresProperty(analyzer.frame.spelling(hop.name)) { return nil }
      return .low
    }
    guard trust != .none else { return .medium }
    let shape = analyzer.types.shape(of: receiver)
    switch shape.kind {
    case .nominal, .parameter, .composition, .metatype: return .high
    case .unknown: return .medium
    case .library, .nestedLibrary:
      let isKnown =
        receiver.isObject(shape, in: &analyzer.types) || analyzer.library.values.contains(shape.spelling)
        || analyzer.library.subjects.contains(shape.spelling)
      return isKnown || trust == .full ? .high : .medium
    default: return .high
    }
  }

  func trust(assigns: Bool, in analyzer: inout ChainAnalyzer) -> Trust {
    if assigns, found.isNone { return .full }
    return isVerified(in: &analyzer) ? .some : .none
  }

  /// Returns whether the used member exists, as far as the declarations show. If all members of a type are known and
  /// the used one is not among them, the type was inferred wrongly.
  private func isVerified(in analyzer: inout ChainAnalyzer) -> Bool {
    if !found.isNone { return true }
    let shape = analyzer.types.shape(of: receiver)
    guard shape.kind == .nominal else { return true }
    if analyzer.table.isOfDependency(shape.declaration) { return false }
    if analyzer.table.has(.isExpanded, shape.declaration)
      || receiver.payload(ofCase: spelling, in: &analyzer.types) != nil
    {
      return true
    }
    return !FoundMember.property(projectedBy: name, of: receiver, in: &analyzer).isNone
      || receiver.hasLibraryAncestor(in: &analyzer.types)
  }
}

extension KnownType {
  fileprivate func hasLibraryAncestor(in types: inout TypeResolver) -> Bool {
    var ancestors = Ancestry(of: [self])
    while let next = ancestors.next(&types) {
      let shape = types.shape(of: next)
      if shape.kind != .nominal || types.table.isOfDependency(shape.declaration) { return true }
    }
    return false
  }

  /// Returns whether a library type is known to be a class, or has a name like one.
  fileprivate func isObject(_ shape: TypeShape, in types: inout TypeResolver) -> Bool {
    types.library.objects.contains(shape.spelling) || hasNameOfObject(in: &types)
  }

  /// Returns whether a library type may be an object that does something: it is no C structure, and does not only hold,
  /// run, cancel or receive what others made.
  func mayBeTold(in types: inout TypeResolver) -> Bool {
    let shape = types.shape(of: self)
    guard shape.kind == .library, shape.spelling.startsUppercase, let name = text(in: &types) else { return false }
    return !types.library.boxes.contains(shape.spelling) && !types.library.executors.contains(shape.spelling)
      && !Library.holderSuffixes.contains(where: name.hasSuffix)
  }

  private func hasNameOfObject(in types: inout TypeResolver) -> Bool {
    guard let name = text(in: &types) else { return false }
    return Library.objectSuffixes.contains(where: name.hasSuffix)
  }
}
