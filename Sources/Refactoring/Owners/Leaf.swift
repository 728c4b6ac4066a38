import Analysis
import Findings
import PairWriting
import SwiftReader

/// The property or function at the end of a path: the value that a use reads or sets, or the function that it calls.
struct Leaf {
  let name: String
  let isFunction: Bool
  /// Whether the function is the value of a property.
  let isStoredFunction: Bool
  /// The type of the property, or of the function's result; `nil` for a function without a result.
  let type: WrittenType?
  /// The generic arguments of the type, such as the element of an array.
  let elements: [WrittenType]
  let level: AccessLevel
  let file: Int
  /// The conditions of the `#if` directives around the declaration.
  let conditions: [String]
  /// The global actor that the declaration is isolated to.
  let isolation: Isolation
  /// The function type of a property whose value is called; `nil` if the type is not written, is optional or has
  /// `@MainActor`.
  private let stored: StoredFunction?
  private let found: DeclarationID
  private let declaration: Declaration
  private let attributes: [String]
  private let parameters: [CallParameter]
  /// Why the parameters cannot be written in another file; `nil` if they can.
  private let objection: String?

  /// - Parameters:
  ///   - isUsed: whether a member of the value is used, so that the value of an implicitly unwrapped property must
  ///     exist.
  ///   - context: the isolation of the code around the use.
  init(
    _ step: PathStep, of owners: [PartOwner], in table: SymbolTable, _ analyzer: inout ChainAnalyzer,
    sources: [ByteString: SourceText], isUsed: Bool, around context: Isolation
  ) throws(Reason) {
    found = step.found
    declaration = table.declaration(step.found)
    file = table.file(of: step.found)
    name = table.text(of: declaration.name, in: file)
    attributes = table.attributes(of: step.found)
    isStoredFunction = step.isStoredFunction
    isFunction = declaration.kind == .function || step.isStoredFunction
    level = table.accessLevel(of: step.found)
    let what = "'\(name)'"
    if name.isRaw { throw Reason("\(what) needs back-ticks") }
    guard !table.isOfDependency(step.found) else { throw Reason("\(what) is declared in a dependency") }
    guard !declaration.belongsToType else { throw Reason("\(what) belongs to a type, not to an object") }
    guard let source = sources[table.path(of: file)], source.isText else {
      throw Reason("the file that declares its member is not UTF-8")
    }
    stored = step.isStoredFunction ? StoredFunction(calledAt: Int(declaration.offset), in: source) : nil
    let givesNothing = declaration.kind == .function && declaration.givesNothing(in: table.facts(of: file))
    let isVoid = givesNothing || stored?.isVoid == true
    let isForced = declaration.kind == .property && source.isImplicitlyUnwrapped(at: Int(declaration.offset))
    if isForced, !isUsed || step.isStoredFunction { throw Reason("\(what) is implicitly unwrapped") }
    let written = declaration.kind == .property ? source.typeOfInitialValue(at: Int(declaration.offset), table) : nil
    let held =
      declaration.kind == .property && !step.isStoredFunction && !isForced
      ? step.found.writtenFunction(at: Int(declaration.offset), in: source, in: &analyzer.types) : nil
    type = isVoid ? nil : isForced ? step.unwrappedType : step.type ?? written ?? held
    let parent = table.type(of: table.parent(of: step.found))
    let around = parent.isNone || declaration.says(.nonisolated) ? .none : parent.isolation(in: &analyzer.types)
    isolation = around == .none && attributes.contains("MainActor") ? .actor("MainActor") : around
    conditions = source.conditions(at: Int(declaration.offset))
    elements = step.elements
    (parameters, objection) =
      step.isStoredFunction
      ? step.found.storedFunctionParameters(owners, stored, in: &analyzer.types)
      : declaration.kind == .function ? step.found.parameters(owners, source, in: &analyzer.types) : ([], nil)
    if !isVoid, type == nil { throw Reason("the type of \(what) cannot be named in another file") }
    try check(what, in: source, of: owners, table, around: context)
  }

  private func check(
    _ what: String, in source: SourceText, of owners: [PartOwner], _ table: SymbolTable, around context: Isolation
  ) throws(Reason) {
    try table.checkAttributes(of: found, what: what, besides: isolation)
    let offset = Int(declaration.offset)
    let around = table.parent(of: found)
    if !around.isNone, table.declaration(around).kind == .extension, table.isConditional(around) {
      throw Reason("\(what) is declared in a conditional extension")
    }
    if declaration.kind == .function, table.isOverloaded(found) { throw Reason("\(what) is overloaded") }
    let parent = table.type(of: around)
    if !parent.isNone {
      if table.declaration(parent).kind == .actor { throw Reason("\(what) belongs to an actor") }
      for (number, owner) in owners.enumerated() {
        for actor in owners[number...].dropFirst().map(\.isolation) + [isolation] {
          // A single method can be isolated to the main actor if its caller is.
          let mayJoin = owner.isolation == .none && actor == .actor("MainActor") && actor == context
          guard actor == .none || actor == owner.isolation || mayJoin else {
            throw Reason("\(what) belongs to an actor that \(owner.name) does not")
          }
        }
      }
      if owners.contains(where: \.isGeneric), table.isGeneric(parent) {
        throw Reason("the type of \(what) depends on generics")
      }
      if table.isUncopyable(parent) { throw Reason("the value that \(what) belongs to cannot be copied") }
    }
    guard let last = owners.last, level > .file || file == last.file else {
      throw Reason("\(what) is private to its file")
    }
    try table.checkConditions(conditions, of: found, source, what: what)
    if isFunction, !isStoredFunction {
      if source.hasUnusualHead(at: offset) {
        throw Reason(
          "\(what) has a typed throw, an attribute or modifier of a parameter, or uses the location of its call")
      }
    } else {
      if source.hasEffect(at: offset) { throw Reason("reading \(what) is async or throws") }
      if declaration.says(.lazy), !parent.isNone, table.declaration(parent).kind != .class {
        throw Reason("reading \(what) changes the value it belongs to")
      }
    }
  }

  /// The text of the type.
  var valueType: String { type?.text ?? "Void" }
  var isOptional: Bool { type?.isOptional ?? false }
  /// Whether the value is an array that is not optional.
  var isArray: Bool { elements.count == 1 && valueType.hasPrefix("[") && !isOptional }

  /// Returns the type of the provided value, optional if requested; `nil` for a function without a result.
  func typeText(isOptional: Bool) -> String? { type?.text(isOptional: isOptional) }

  /// The name of the closure parameter that receives the value.
  var parameter: String { name.asValueName.asParameterName }

  var isMutating: Bool { declaration.isMutating }
  var canThrow: Bool { stored?.canThrow ?? declaration.says(.throws) }
  var isAsync: Bool { stored?.isAsync ?? declaration.says(.async) }
  /// Whether it is unknown if a call is `async` or throws.
  var hasUnknownEffects: Bool { isStoredFunction && stored == nil }
  var isDiscardable: Bool { attributes.contains("discardableResult") }

  /// Throws a reason if the last owner cannot set the property.
  func checkWriting(_ owners: [PartOwner]) throws(Reason) {
    if declaration.says(.restrictedSetter), owners.last?.file != file {
      throw Reason("'\(name)' can only be set in its own file")
    }
  }

  /// Returns the parameters that the argument labels of a call match, in order.
  func chosen(_ labels: [String]) throws(Reason) -> [CallParameter] {
    if let objection { throw Reason(objection) }
    var rest = parameters[...]
    var chosen: [CallParameter] = []
    for label in labels {
      while let next = rest.first, !next.takes(label), next.hasDefault { rest.removeFirst() }
      guard let next = rest.popFirst(), next.takes(label) else {
        throw Reason("the arguments do not fit the only '\(name)'")
      }
      if let objection = next.objection { throw Reason(objection) }
      chosen.append(next)
    }
    guard rest.allSatisfy(\.hasDefault) else { throw Reason("the arguments do not fit the only '\(name)'") }
    return chosen
  }
}

extension SymbolTable {
  /// Returns whether an extension has a `where` clause or writes generic arguments.
  fileprivate func isConditional(_ id: DeclarationID) -> Bool {
    let declaration = declaration(id)
    return declaration.type.map { hasArguments($0, in: file(of: id)) } ?? false || !declaration.requirements.isEmpty
  }

  private func hasArguments(_ id: TypeID, in file: Int) -> Bool {
    let node = type(id, in: file)
    guard node.kind == .member, let base = children(of: node, in: file).first else { return !node.children.isEmpty }
    return node.children.count > 1 || hasArguments(base.type, in: file)
  }

  /// Returns whether another function of the owner has the same name and labels, so that overload resolution depends on
  /// types.
  fileprivate func isOverloaded(_ function: DeclarationID) -> Bool {
    let own = labels(of: function)
    var other = first(spelling(of: function), in: owner(of: parent(of: function)))
    while !other.isNone {
      if other != function, declaration(other).kind == .function, labels(of: other) == own { return true }
      other = next(after: other)
    }
    return false
  }

  private func labels(of function: DeclarationID) -> [String] {
    let file = file(of: function)
    return declaration(function).parameters.map { text(of: parameter($0, in: file).label, in: file) }
  }

  fileprivate func isUncopyable(_ type: DeclarationID) -> Bool {
    let file = file(of: type)
    return declaration(type).inheritance.contains { self.type(inherited($0, in: file), in: file).kind == .suppressed }
  }
}

extension Declaration {
  /// Returns whether a function has no result, or the result type `Void` or `()`.
  fileprivate func givesNothing(in facts: FileFacts) -> Bool {
    guard let type else { return true }
    let node = facts.types[type]
    return node.kind == .tuple && node.children.isEmpty || node.kind == .named && facts.names[node.name] == "Void"
  }
}
