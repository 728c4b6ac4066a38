import SwiftReader

extension ChainAnalyzer {
  /// Returns the reason why using a part is only a note: the owner carries it for others, or the part consists of
  /// constants. `nil` for other parts.
  mutating func mitigationOfPassing(_ receiver: KnownType, _ hop: Hop, _ useKind: UseKind) -> Mitigation? {
    if useKind == .read, isCarrier(table.typeOwning(hop.member)) { return .carrier }
    return isFixed(receiver) ? .fixedData : nil
  }

  /// Returns whether a type that is not a view stores several values and has at most one function in its own braces: it
  /// cannot be told anything.
  private mutating func isCarrier(_ type: DeclarationID) -> Bool {
    if type.isNone { return false }
    return verdict(.carrier, on: type) { analyzer in
      analyzer.types.storedProperties(of: type).count >= Limits.partsOfCarrier && analyzer.functions(of: type) <= 1
        && !analyzer.types.inherits(analyzer.types.nominal(type), anyOf: analyzer.library.baseViews)
    }
  }

  /// Returns whether the reached object consists of constants and has at most one function.
  private mutating func isFixed(_ type: KnownType) -> Bool {
    let shape = types.shape(of: type)
    guard shape.kind == .nominal else { return false }
    return verdict(.fixedData, on: shape.declaration) { analyzer in
      let properties = analyzer.types.storedProperties(of: shape.declaration)
      return properties.count >= Limits.constantsOfFixedData && properties.allSatisfy { analyzer.isConstant($0) }
        && analyzer.functions(of: shape.declaration) <= 1
    }
  }

  private mutating func functions(of type: DeclarationID) -> Int {
    types.ownMembers(of: type).count { table.declaration($0).kind == .function }
  }

  /// Returns whether a receiver is a lock, an executor, a log, a router or a library's context that is shared to be
  /// worked with, or has a log: `terminal.lock.withLock { … }`, `store.managedObjectContext.fetch(request)`,
  /// `session.logger.warn(text)`, `session.config.logger.warn(text)`.
  func isSharedForWork(_ hop: Hop, _ receiver: KnownType, _ link: UInt32, of chain: Chain) -> Bool {
    if isLogged(link, of: chain) { return true }
    let shape = types.shape(of: receiver)
    switch shape.kind {
    case .nominal:
      let name = table.name(of: shape.declaration)
      return usesOnce(link, of: chain)
        && (Self.sharedNames.contains(where: name.hasSuffix)
          || Self.lockNames.contains(where: name.hasSuffix)
            && frame.text(of: frame.link(link).name).lowercased().contains("lock"))
    case .library:
      return library.executors.contains(shape.spelling) && frame.text(of: hop.name).hasSuffix("ontext")
        && (usesOnce(link, of: chain) || Library.fetching.contains(frame.spelling(frame.link(link).name)))
    default: return false
    }
  }

  /// Returns whether a link is a log, by its name, that is written to: `.logger.warn(text)`.
  private func isLogged(_ link: UInt32, of chain: Chain) -> Bool {
    guard Library.logs.contains(frame.spelling(frame.link(link).name)), chain.links.contains(link + 1) else {
      return false
    }
    return frame.link(link + 1).kind == .property && call(at: link + 2, in: chain) != nil
      && usesOnce(link + 1, of: chain)
  }

  private static let lockNames = ["Lock", "Mutex"]
  private static let sharedNames = [
    "Executor", "Log", "Logger", "LoggerProtocol", "Logging", "Navigator", "Reporter", "Router",
  ]
}
