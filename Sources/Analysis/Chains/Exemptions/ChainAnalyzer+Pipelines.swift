import SwiftReader

extension ChainAnalyzer {
  /// Returns whether a member is an operator that a library declares for all sequences or publishers, or a requirement
  /// of their protocols.
  mutating func isOperator(_ step: Step, _ found: FoundMember, of type: KnownType) -> Bool {
    guard types.kind(type) == .nominal, found.isNone || library.pipelineRequirements.contains(step.spelling) else {
      return false
    }
    return step.spelling == Library.objectWillChange || types.inherits(type, anyOf: library.pipelines)
  }

  /// Returns whether a step is a call of a generic future, whose purpose is to be waited for:
  /// `channel.closeFuture.wait()`.
  func waits(_ step: Step, for shape: TypeShape) -> Bool {
    guard step.call != nil, shape.kind == .nominal, table.name(of: shape.declaration).hasSuffix(Self.futureName) else {
      return false
    }
    return hasParameters(shape.declaration)
  }

  private static let futureName = "Future"

  /// Returns whether a call begins or ends a subscription to a generic type: it is called so, as in
  /// `model.title.subscribe(with: self) { … }`, or passes a closure to a type that stores closures or observers, as in
  /// `downloader.onDone.delegate(on: self) { … }`.
  mutating func subscribes(_ step: Step, to shape: TypeShape) -> Bool {
    guard shape.kind == .nominal, let call = step.call, !call.arguments.isEmpty, hasParameters(shape.declaration) else {
      return false
    }
    let name = frame.text(of: step.link.name)
    if Self.subscriptions.contains(where: { name.begins(with: $0) }) { return true }
    return frame.takesClosure(call.link)
      && types.ownMembers(of: shape.declaration).contains { storesFunction($0) || storesObservers($0) }
  }

  private static let subscriptions = [
    "addObserver", "cancelSubscription", "observe", "removeObserver", "subscribe", "unsubscribe",
  ]

  /// Returns whether a property stores a collection of functions, or of values that store functions.
  private mutating func storesObservers(_ member: DeclarationID) -> Bool {
    guard table.declaration(member).kind == .property else { return false }
    let stored = typeOfProperty(member)
    let element = types.kind(stored) == .dictionary ? types.child(1, of: stored) : element(of: stored)
    if types.kind(types.unwrapped(element)) == .function { return true }
    let shape = types.shape(of: element)
    return shape.kind == .nominal && types.ownMembers(of: shape.declaration).contains { storesFunction($0) }
  }

  private mutating func storesFunction(_ member: DeclarationID) -> Bool {
    let declaration = table.declaration(member)
    let stored = declaration.kind == .property ? written(declaration.type, at: member) : .unknown
    return types.kind(types.unwrapped(stored)) == .function
  }

  /// Returns whether an accessor only forwards to a property of the same name:
  /// `var title: String { header.label.title }`, or `set { header.label.title = newValue }`. Readers of the property
  /// need not know the path.
  ///
  /// A private property for an object is not exempt: only the type itself reads it, and knows the path.
  mutating func forwardsToItsName(_ chain: Chain, _ origin: ValueOrigin) -> Bool {
    let scope = frame.scope(chain.scope)
    guard scope.kind == .accessor, let local = scope.declaration, let last = chain.links.last,
      isSole(chain, of: scope)
        || chain.use == .write && origin.root == .own && frame.spelling(scope.name) == Library.setter
    else { return false }
    let link = frame.link(last)
    let property = table.declaration(table.id(local, in: frame.file))
    guard link.kind == .property, link.name == property.name else { return false }
    return !property.isPrivateToFile || isValue(typeOfProperty(table.id(local, in: frame.file)))
  }

  private func isSole(_ chain: Chain, of scope: Scope) -> Bool {
    guard case .chain(let index) = scope.soleValue else { return false }
    return frame.chain(index).start == chain.start
  }
}

extension String {
  /// Returns whether a name begins with a word: `observeAll` with `observe`, but not `observer`.
  fileprivate func begins(with word: String) -> Bool {
    hasPrefix(word) && dropFirst(word.count).first?.isLowercase != true
  }
}
