import SwiftReader

extension ChainAnalyzer {
  /// Why asking a part is only worth a note: its owner carries it for others, or it never changes.
  mutating func mitigationOfPassing(_ receiver: KnownType, _ hop: Hop, _ useKind: UseKind) -> Mitigation? {
    if useKind == .read, isCarrier(table.typeOwning(hop.member)) { return .carrier }
    return isFixed(receiver) ? .fixedData : nil
  }

  /// Whether a type that is no view stores several things and has one function at most in its own braces: there is nothing
  /// that it could be told.
  private mutating func isCarrier(_ type: DeclarationID) -> Bool {
    if type.isNone { return false }
    return verdict(.carrier, on: type) { analyzer in
      analyzer.types.storedProperties(of: type).count >= Limits.partsOfCarrier && analyzer.functions(of: type) <= 1
        && !analyzer.types.inherits(analyzer.types.nominal(type), anyOf: analyzer.library.baseViews)
    }
  }

  /// Whether the reached object consists of constants, and has one function at most.
  private mutating func isFixed(_ type: KnownType) -> Bool {
    let shape = types.shape(of: type)
    guard shape.kind == .nominal else { return false }
    return verdict(.fixedData, on: shape.declaration) { analyzer in
      let constants = analyzer.types.storedProperties(of: shape.declaration).count { analyzer.isConstant($0) }
      return constants >= Limits.constantsOfFixedData && analyzer.functions(of: shape.declaration) <= 1
    }
  }

  private mutating func functions(of type: DeclarationID) -> Int {
    types.ownMembers(of: type).count { table.declaration($0).kind == .function }
  }

  /// `terminal.lock.withLock { … }`, `store.managedObjectContext.fetch(request)`, `session.logger.warn(text)`: a lock, a log, a router,
  /// or a context of a library, that others work with.
  func isSharedForWork(_ hop: Hop, _ receiver: KnownType, _ link: UInt32) -> Bool {
    let shape = types.shape(of: receiver)
    switch shape.kind {
    case .nominal:
      let name = table.name(of: shape.declaration)
      return Self.sharedNames.contains(where: name.hasSuffix)
        || Self.lockNames.contains(where: name.hasSuffix)
          && frame.text(of: frame.link(link).name).lowercased().contains("lock")
    case .library: return library.executors.contains(shape.spelling) && frame.text(of: hop.name).hasSuffix("ontext")
    default: return false
    }
  }

  private static let lockNames = ["Lock", "Mutex"]
  private static let sharedNames = ["Log", "Logger", "LoggerProtocol", "Logging", "Navigator", "Reporter", "Router"]
}
